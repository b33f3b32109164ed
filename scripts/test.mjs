// `npm test`: unit and integration tests (Vitest), the domain as a built package, then the journeys in a real browser
// (Playwright).
// `-- --unit` and `-- --journeys` run one half; further arguments are filters for the runner. With `-- --every-page` the
// journeys open every page of every site instead of one per layout, with `-- --many-homes` three hundred homes of each.
// `-- --changed` runs the unit and integration tests beside a changed file or importing it, and the changed journeys. Changed are the files
// that are not committed, or those of the last commit if all are.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { domainPackageTests } from './domain-package.mjs'
import { installOrLeave } from './install.mjs'
import { changeBase, changedFiles, testsOf } from './lib/changed-tests.mjs'
import { makeMemoryFolder } from './lib/memory-folder.mjs'
import { pinnedNode, root, run, stopOnSignals } from './lib/processes.mjs'

const words = process.argv.slice(2)
const only = words.find((word) => word === '--unit' || word === '--journeys')
const filters = words.filter(
  (word) => !['--unit', '--journeys', '--every-page', '--many-homes', '--changed'].includes(word),
)

/** The commit to compare with, if only what changed is tested. */
const base = words.includes('--changed') ? changeBase() : undefined

const temporary = makeMemoryFolder()
const UNIT_REPORT = join(root, '.husrum/unit-tests.json')
const JOURNEY_REPORT = join(root, '.husrum/journeys.json')

/** @typedef {{ passed: number, failed: number }} Tally */

/** @returns {unknown} */
const read = (/** @type {string} */ file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A runner that failed without a failed test (if a file does not load, for example) counts as one failure. */
const atLeastOneIf = (/** @type {boolean} */ broke, /** @type {Tally} */ tally) =>
  broke && tally.failed === 0 ? { ...tally, failed: 1 } : tally

/** @returns {Promise<Tally>} */
const unitTests = async () => {
  rmSync(UNIT_REPORT, { force: true })
  const files = base === undefined ? filters : testsOf(changedFiles(base))
  if (base !== undefined && files.length === 0) return { passed: 0, failed: 0 }
  const { code } = await run(
    pinnedNode(),
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${UNIT_REPORT}`,
      ...files,
    ],
    { env: { TMPDIR: temporary } },
  )
  const report =
    /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] } | undefined} */ (
      read(UNIT_REPORT)
    )
  const unloadable = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length
  return atLeastOneIf(code !== 0, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloadable,
  })
}

/** @returns {Promise<Tally>} */
const journeys = async () => {
  const { ensureChromium, HOW_TO_GET_CHROMIUM } = await import('./find-chromium.mjs')
  const chromium = await ensureChromium()
  if (!chromium) {
    console.error(HOW_TO_GET_CHROMIUM)
    return { passed: 0, failed: 1 }
  }
  rmSync(JOURNEY_REPORT, { force: true })
  const data = mkdtempSync(join(temporary, 'journeys-'))
  try {
    const { code } = await run(
      pinnedNode(),
      [
        join(root, 'node_modules/@playwright/test/cli.js'),
        'test',
        ...(base === undefined ? [] : [`--only-changed=${base}`, '--pass-with-no-tests']),
        ...filters,
      ],
      {
        env: {
          TMPDIR: temporary,
          HUSRUM_DATA_DIR: data,
          HUSRUM_EVERY_PAGE: words.includes('--every-page') ? '1' : '',
          HUSRUM_MANY_HOMES: words.includes('--many-homes') ? '1' : '',
          HUSRUM_JOURNEY_REPORT: JOURNEY_REPORT,
          CHROMIUM_PATH: chromium.executablePath,
        },
      },
    )
    const report =
      /** @type {{ stats: { expected: number, unexpected: number, flaky: number } } | undefined} */ (
        read(JOURNEY_REPORT)
      )
    return atLeastOneIf(code !== 0, {
      passed: report?.stats.expected ?? 0,
      failed: (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0),
    })
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

await installOrLeave()
stopOnSignals()
mkdirSync(join(root, '.husrum'), { recursive: true })

// Both the server's own tests and the journeys need the built web.
if (!(await build())) {
  console.log('0 passed, 1 failed')
  process.exit(1)
}

/** @type {[string, Tally][]} */
const parts = []
if (only !== '--journeys') parts.push(['Unit and integration tests', await unitTests()])
if (only === undefined && base === undefined)
  parts.push(['The domain as a package', await domainPackageTests()])
if (only !== '--unit') parts.push(['Journeys', await journeys()])

console.log('')
for (const [name, { passed, failed }] of parts) {
  console.log(`${name}: ${failed > 0 ? `${failed} of ${passed + failed} failed` : `all ${passed} passed`}`)
}
const passed = parts.reduce((sum, [, tally]) => sum + tally.passed, 0)
const failed = parts.reduce((sum, [, tally]) => sum + tally.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
// A change may reach no test, for example in a document.
process.exit(failed > 0 || (passed === 0 && base === undefined) ? 1 : 0)
