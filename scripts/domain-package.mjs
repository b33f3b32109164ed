// Tests the built `@husrum/domain` as integrators use it: in Node, in a browser and in QuickJS (an engine
// with nothing but ECMAScript). Compiles and runs every example of its README.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildDomain } from './build-domain.mjs'
import { runExamples } from './domain-examples.mjs'
import { installOrLeave } from './install.mjs'
import { root } from './lib/processes.mjs'

/** @typedef {{ passed: number, failed: number }} Tally */
/** @typedef {{ subject: string, assertions: number, failures: string[] }} Outcome */

const home = join(root, 'packages/domain')
const work = join(home, 'dist/smoke')
const LEAST_ASSERTIONS = 200

/** @returns {string[]} */
const subjects = () =>
  readdirSync(join(home, 'smoke'))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.slice(0, -'.mjs'.length))
    .sort()

const camelCase = (/** @type {string} */ name) =>
  name.replace(/-([a-z])/g, (_, /** @type {string} */ letter) => letter.toUpperCase())

/** One module that runs every subject's assertions and returns plain data. */
const writeEntry = () => {
  const names = subjects()
  const imports = names.map((name) => `import { ${camelCase(name)} } from '../../smoke/${name}.mjs'`)
  const runs = names.map((name) => `  subject('${name}', ${camelCase(name)}),`)
  writeFileSync(
    join(work, 'entry.mjs'),
    `import * as domain from '../npm/index.js'
${imports.join('\n')}

const subject = (name, assertions) => {
  const failures = []
  let count = 0
  const is = (sentence, actual, expected) => {
    count += 1
    const [seen, wanted] = [JSON.stringify(actual), JSON.stringify(expected)]
    if (seen !== wanted) failures.push(sentence + ': ' + seen + ' instead of ' + wanted)
  }
  try {
    assertions(domain, is)
  } catch (error) {
    failures.push('threw ' + String(error))
  }
  return { subject: name, assertions: count, failures }
}

export const outcomes = [
${runs.join('\n')}
]
`,
  )
}

const bundle = async () => {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({ input: join(work, 'entry.mjs'), platform: 'neutral' })
  const { output } = await build.generate({ format: 'iife', name: 'smoke', minify: false })
  return output[0].code
}

/** @returns {Promise<Outcome[]>} */
const inNode = async () => (await import(`${pathToFileURL(join(work, 'entry.mjs'))}`)).outcomes

/** @returns {Promise<Outcome[]>} */
const inQuickJs = async (/** @type {string} */ code) => {
  const { getQuickJS } = await import('quickjs-emscripten')
  const context = (await getQuickJS()).newContext()
  try {
    const bare = `['URL', 'Intl', 'document', 'window', 'process', 'setTimeout', 'fetch', 'TextEncoder', 'crypto'].filter((name) => name in globalThis)`
    const result = context.evalCode(`${code};JSON.stringify({ outcomes: smoke.outcomes, there: ${bare} })`)
    if (result.error) {
      const error = context.dump(result.error)
      result.error.dispose()
      throw new Error(`QuickJS: ${JSON.stringify(error)}`)
    }
    const { outcomes, there } = JSON.parse(context.getString(result.value))
    result.value.dispose()
    if (there.length > 0) throw new Error(`QuickJS has ${there.join(', ')}, so it proves nothing.`)
    return outcomes
  } finally {
    context.dispose()
  }
}

/** @returns {Promise<Outcome[]>} */
const inChromium = async (/** @type {string} */ code) => {
  const { ensureChromium, HOW_TO_GET_CHROMIUM } = await import('./find-chromium.mjs')
  const found = await ensureChromium()
  if (!found) throw new Error(HOW_TO_GET_CHROMIUM)
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args })
  try {
    const page = await browser.newPage()
    return JSON.parse(
      await page.evaluate(
        /** @type {string} */ (`(() => { ${code}; return JSON.stringify(smoke.outcomes) })()`),
      ),
    )
  } finally {
    await browser.close()
  }
}

/** @param {string} engine @param {() => Promise<Outcome[]>} go @returns {Promise<Tally>} */
const smokeIn = async (engine, go) => {
  try {
    const outcomes = await go()
    const assertions = outcomes.reduce((sum, outcome) => sum + outcome.assertions, 0)
    for (const { subject, failures } of outcomes)
      for (const failure of failures) console.error(`${engine}: ${subject}: ${failure}`)
    const failed = outcomes.filter((outcome) => outcome.failures.length > 0).length
    console.log(
      `${engine}: ${assertions} assertions on ${outcomes.length} subjects, ${failed} subjects failed.`,
    )
    const tooFew = assertions < LEAST_ASSERTIONS ? 1 : 0
    if (tooFew) console.error(`${engine}: fewer than ${LEAST_ASSERTIONS} assertions.`)
    return { passed: outcomes.length - failed, failed: failed + tooFew }
  } catch (error) {
    console.error(`${engine}: ${error instanceof Error ? error.message : error}`)
    return { passed: 0, failed: 1 }
  }
}

/** @returns {Tally} */
const readmeExamples = () => {
  const { count, problems } = runExamples()
  for (const problem of problems) console.error(problem)
  console.log(`README: ${count} examples, ${problems.length} failed.`)
  return { passed: Math.max(count + 1 - problems.length, 0), failed: problems.length }
}

/** @returns {Promise<Tally>} */
export const domainPackageTests = async () => {
  if (!(await buildDomain())) return { passed: 0, failed: 1 }
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  writeEntry()
  const code = await bundle()
  const tallies = [
    await smokeIn('Node', inNode),
    await smokeIn('QuickJS', () => inQuickJs(code)),
    await smokeIn('Chromium', () => inChromium(code)),
    readmeExamples(),
  ]
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installOrLeave()
  const { passed, failed } = await domainPackageTests()
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}
