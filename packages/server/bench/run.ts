// `npm run bench`: every benchmark, as tables. A name runs one alone: `npm run bench -- pages`. `--postgres` also renders pages on
// PostgreSQL; `--rounds 3` is quicker where a browser measures; `--minutes 60` runs the crowd for an hour, `--part 0.4` runs 40 per cent of
// it for a slow core.
import { parseArgs } from 'node:util'
import { findChromium, HOW_TO_GET_CHROMIUM } from '../../../scripts/find-chromium.mjs'
import { runBookingsBench } from './bookings-bench.ts'
import { runBytesBench } from './bytes-bench.ts'
import { runCasesBench } from './cases-bench.ts'
import { runChangeBench } from './change-bench.ts'
import { runCrowdBench } from './crowd-bench.ts'
import { runErrandsBench } from './errands-bench.ts'
import { runFloodBench } from './flood-bench.ts'
import { runHttpBench } from './http-bench.ts'
import { runMapBench } from './map-bench.ts'
import { runMyPagesBench } from './my-pages-bench.ts'
import { runPaintBench } from './paint-bench.ts'
import { isPinned } from './pinning.ts'
import { runRateBench } from './rate-bench.ts'
import { runRestartBench } from './restart-bench.ts'
import { runSearchBench } from './search-bench.ts'
import { runServersBench } from './servers-bench.ts'
import { runStepBench } from './step-bench.ts'
import { runTelemetryBench } from './telemetry-bench.ts'
import { runTextBench } from './text-bench.ts'
import { runUploadBench } from './upload-bench.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    postgres: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '2' },
    part: { type: 'string', default: '1' },
  },
})
const rounds = Number(values.rounds)
const chromium = findChromium()

const withBrowser = async (run: (found: NonNullable<typeof chromium>) => Promise<string>) =>
  chromium ? run(chromium) : HOW_TO_GET_CHROMIUM

const benchmarks: Readonly<Record<string, () => Promise<string>>> = {
  pages: () => runRateBench({ withPostgres: values.postgres }),
  http: () => runHttpBench(),
  flood: () => runFloodBench(),
  bytes: () => withBrowser(runBytesBench),
  paint: () => withBrowser(({ executablePath }) => runPaintBench(executablePath, rounds)),
  steps: () => withBrowser((found) => runStepBench(found, rounds)),
  search: () => runSearchBench(),
  map: () => runMapBench(),
  text: () => runTextBench(),
  changes: () => runChangeBench(),
  errands: () => runErrandsBench(),
  cases: () => runCasesBench(),
  'my-pages': () => runMyPagesBench(),
  uploads: () => runUploadBench(),
  bookings: () => runBookingsBench(),
  restart: () => runRestartBench(),
  servers: () => runServersBench(),
  telemetry: () => runTelemetryBench(),
  crowd: () => runCrowdBench({ minutes: Number(values.minutes), part: Number(values.part) }),
}

const unknown = positionals.filter((name) => !Object.hasOwn(benchmarks, name))
if (unknown.length > 0) {
  process.stderr.write(`There are ${Object.keys(benchmarks).join(', ')}, and no ${unknown.join(', ')}.\n`)
  process.exit(1)
}
const say = (words: string) => process.stdout.write(`${words}\n`)
say(
  isPinned
    ? 'The server has one core, the load the other; of `servers`, each has one.'
    : 'Server and load share the cores.',
)
for (const [name, run] of Object.entries(benchmarks))
  if (positionals.length === 0 || positionals.includes(name)) say(`\n${await run()}`)
