// `npm run harness`: mixed traffic on the stack, one fault after the other, and the invariants after each. Fails if an invariant is
// broken or recovery took too long.
import { parseArgs } from 'node:util'
import { faults } from './faults.ts'
import { journeys } from './journeys.ts'
import { isGood, reportOf } from './report.ts'
import { runHarness } from './run-harness.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    journey: { type: 'string', multiple: true },
    minutes: { type: 'string' },
    seconds: { type: 'string' },
    port: { type: 'string' },
    list: { type: 'boolean' },
  },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)

if (values.list) {
  say(['Faults (--only):', ...faults.map(({ name }) => `  ${name}`)].join('\n'))
  say(['Journeys (--journey):', ...Object.keys(journeys).map((name) => `  ${name}`)].join('\n'))
  process.exit(0)
}

const { only = [''], journey = [''] } = values
const meant = faults.filter(({ name }) => only.some((word) => name.includes(word)))
const walked = Object.keys(journeys).filter((name) => journey.some((word) => name.includes(word)))
if (meant.length === 0 || walked.length === 0) {
  say('There is no such fault or journey: --list names them.')
  process.exit(2)
}

/** With `--minutes`, the faults are repeated until the time is over. */
const until = Date.now() + Number(values.minutes ?? 0) * 60_000
let isAllGood = true
do {
  const outcomes = await runHarness({
    faults: meant,
    journeys: walked,
    ...(values.seconds !== undefined && { faultMs: Number(values.seconds) * 1_000 }),
    ...(values.port !== undefined && { firstPort: Number(values.port) }),
    say,
  })
  isAllGood &&= isGood(outcomes)
  say(`\n${reportOf(outcomes)}\n`)
} while (Date.now() < until)
process.exit(isAllGood ? 0 : 1)
