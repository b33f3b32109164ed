// Every regular expression must run in roughly linear time on hostile input: all literals are extracted from the
// source and checked with recheck. Only this repository's own code is checked, not libraries.
// The check is slow, so safe expressions are listed in safe-regexps.txt, for one version of recheck; only others
// are checked. `-- --write` checks all and rewrites the list.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { root } from './lib/processes.mjs'

const LIST = join(import.meta.dirname, 'safe-regexps.txt')
const write = process.argv.includes('--write')

process.env.RECHECK_BACKEND = 'pure'
const { checkSync } = await import('recheck')

const PACKAGES = ['domain', 'application', 'contract', 'infrastructure', 'server', 'web', 'demo']

/** @param {unknown} node @param {(pattern: string, flags: string) => void} found */
const visit = (node, found) => {
  if (Array.isArray(node)) for (const item of node) visit(item, found)
  else if (typeof node === 'object' && node !== null) {
    const { type, pattern, flags } = /** @type {Record<string, unknown>} */ (node)
    if (type === 'RegExpLiteral') found(String(pattern), String(flags))
    for (const value of Object.values(node)) visit(value, found)
  }
}

/** @type {Map<string, { source: string, flags: string, files: Set<string> }>} */
const expressions = new Map()
for (const name of PACKAGES) {
  const folder = join(root, 'packages', name, 'src')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.(?:test|testing)\.tsx?$/.test(file)) continue
    const program = parseSync(readFileSync(join(folder, file), 'utf8'), {
      syntax: 'typescript',
      tsx: file.endsWith('x'),
      target: 'es2022',
    })
    visit(program.body, (source, flags) => {
      const key = `/${source}/${flags}`
      const known = expressions.get(key) ?? { source, flags, files: new Set() }
      known.files.add(`packages/${name}/src/${file}`)
      expressions.set(key, known)
    })
  }
}

/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(join(root, 'node_modules/recheck/package.json'), 'utf8'))
const [judge, ...listed] = readFileSync(LIST, 'utf8').trimEnd().split('\n')
const known = new Set(judge === `recheck ${version}` && !write ? listed : [])

const safe = /** @type {string[]} */ ([])
let judged = 0
let bad = 0
for (const [written, { source, flags, files }] of expressions) {
  // A raw character may be one or two code points, which look the same.
  if (/[\u0080-\uffff]/.test(source)) {
    bad += 1
    console.error(`${[...files].join(', ')}\n  ${written}\n  has characters beyond ASCII: write \\u….`)
    continue
  }
  if (known.has(written)) {
    safe.push(written)
    continue
  }
  judged += 1
  const verdict = checkSync(source, flags.replace('d', ''), { timeout: 20_000 })
  if (verdict.status === 'safe') {
    safe.push(written)
    continue
  }
  bad += 1
  const why =
    verdict.status === 'vulnerable'
      ? `${verdict.complexity.summary}, for example on ${verdict.attack.pattern}`
      : `could not be analysed (${verdict.error.kind})`
  console.error(`${[...files].join(', ')}\n  ${written}\n  ${why}`)
}
// Guard against a check that reads nothing.
if (expressions.size < 10) {
  console.error(`Only ${expressions.size} regular expressions were found: was the source read?`)
  bad += 1
}
if (write) writeFileSync(LIST, `${[`recheck ${version}`, ...safe.sort()].join('\n')}\n`)
if (bad === 0)
  console.log(`${expressions.size} regular expressions are safe; ${judged} of them were analysed.`)
process.exit(bad === 0 ? 0 : 1)
