// Every file that the guide names exists, and every decision is dated and listed. `<key>` and NNNN stand for any name and number; a bare file name must exist somewhere.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/processes.mjs'

const guide = join(root, 'docs/guide')
const packages = readdirSync(join(root, 'packages'))
const isPath = new RegExp(
  `^(?:${[...packages, 'packages', 'docs', 'ops', 'scripts'].join('|')})/[\\w./<>*-]+$`,
)
const isFileName = /^[\w.<>*-]+\.(?:tsx?|mjs|css|md|yaml)$/

const exclude = (/** @type {string} */ name) => name === 'node_modules' || name === 'dist'
const exists = (/** @type {string} */ pattern) => globSync(pattern, { cwd: root, exclude }).length > 0

const isThere = (/** @type {string} */ name) => {
  const pattern = name.replaceAll(/<\w+>/g, '*').replaceAll('NNNN', '[0-9]*').replace(/\/$/, '')
  if (isFileName.test(name)) return [`packages/*/**/${pattern}`, `ops/**/${pattern}`, pattern].some(exists)
  return exists(/^(?:docs|ops|scripts)\//.test(pattern) ? pattern : join('packages', pattern))
}

let named = 0
let missing = 0
for (const file of readdirSync(guide).filter((name) => name.endsWith('.md'))) {
  const lines = readFileSync(join(guide, file), 'utf8').split('\n')
  for (const [at, line] of lines.entries())
    for (const [, name = ''] of line.matchAll(/`([^`]+)`/g)) {
      if (!isPath.test(name) && !isFileName.test(name)) continue
      named += 1
      if (isThere(name)) continue
      missing += 1
      console.error(`docs/guide/${file}:${at + 1}: there is no ${name}`)
    }
}
// Each decision has a number, a date and a status, and is in the list of decisions.
const decisions = join(root, 'docs/decisions')
const list = readFileSync(join(decisions, 'README.md'), 'utf8')
for (const file of readdirSync(decisions).filter((name) => /^\d{4}-/.test(name))) {
  const [title = '', , dated = ''] = readFileSync(join(decisions, file), 'utf8').split('\n')
  const isWhole =
    title.startsWith(`# ${Number(file.slice(0, 4))}. `) &&
    /^Date: \d{4}-\d{2}-\d{2}\. Status: (?:accepted|replaced by)/.test(dated)
  if (!isWhole)
    console.error(`docs/decisions/${file}: begin with "# <number>. <decision>" and "Date: … Status: …"`)
  if (!list.includes(`(${file})`)) console.error(`docs/decisions/README.md: ${file} is not in the list`)
  if (!isWhole || !list.includes(`(${file})`)) missing += 1
}
console.log(`${named} files and folders named in the guide; ${missing} of them missing.`)
process.exitCode = missing > 0 || named === 0 ? 1 : 0
