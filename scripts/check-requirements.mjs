// Checks that every cited requirement (`BOOK-9`) is defined once in docs/requirements, and that no file cites documents that are
// not in the repository.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './lib/processes.mjs'

const ids = /\b(?:PLAT|FAULT|SEARCH|BOOK|MY|SEC|A11Y)-\d+\b/g
const definitions = /<a id="([^"]+)"><\/a>/g
/** A link to a requirement: its page and its id. */
const links = /([\w-]+\.md)#([A-Z0-9]+-\d+)/g
/** Citations of documents outside the repository, in the style from before docs/requirements existed. */
const foreign = new RegExp(
  [
    String.raw`\b[Ss]pecifications? [123]\b|\b[Tt]he specification\b`,
    String.raw`\b(?:contract-decisions|(?:provider|feature|moving-in)-facts)\b`,
    String.raw`\b[Tt]raps? (?:TB?|F)\d|\((?:TB?|F)\d{1,2}\)|\bBankID rules? \d|\bD?[123] §\d`,
  ].join('|'),
  'g',
)

const ignored = ['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', 'package-lock.json']
const isIgnored = (/** @type {string} */ name) =>
  ignored.includes(basename(name)) || (basename(name).startsWith('.') && basename(name) !== '.ci')
const isText = (/** @type {string} */ file) =>
  /\.(?:[cm]?[jt]sx?|md|json|ya?ml|css|sql|html|vcl|txt|sh)$|\/run$|Dockerfile$/.test(file)

const texts = [...globSync('**/*', { cwd: root, exclude: isIgnored }), '.ci/run']
  .filter((file) => isText(file) && basename(file) !== 'check-requirements.mjs')
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const problems = /** @type {string[]} */ ([])
const placeOf = (/** @type {string} */ file, /** @type {RegExpMatchArray} */ { input = '', index }) =>
  `${file}:${input.slice(0, index).split('\n').length}`

/** The page of each id. @type {Map<string, string>} */
const pageOf = new Map()
for (const { file, text } of texts.filter(({ file }) => file.startsWith(join('docs', 'requirements'))))
  for (const match of text.matchAll(definitions)) {
    const [, id = ''] = match
    if (pageOf.has(id)) problems.push(`${placeOf(file, match)}: ${id} is defined a second time`)
    pageOf.set(id, basename(file))
  }

for (const { file, text } of texts) {
  for (const match of text.matchAll(ids))
    if (!pageOf.has(match[0])) problems.push(`${placeOf(file, match)}: there is no requirement ${match[0]}`)
  for (const match of text.matchAll(links))
    if (match[1] !== pageOf.get(match[2] ?? ''))
      problems.push(`${placeOf(file, match)}: wrong page: ${match[0]}`)
  for (const match of text.matchAll(foreign))
    problems.push(`${placeOf(file, match)}: "${match[0]}" is not in the repository; cite a requirement`)
}

for (const problem of problems) console.error(problem)
console.log(`${pageOf.size} requirements in ${texts.length} files.`)
process.exitCode = problems.length > 0 || pageOf.size === 0 ? 1 : 0
