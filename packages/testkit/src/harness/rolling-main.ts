// `npm run rolling`: a rolling update under traffic. Fails if a call failed or an invariant was broken.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { rollingReportOf } from './report.ts'
import { runRolling } from './run-rolling.ts'

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    journey: { type: 'string', multiple: true },
    port: { type: 'string' },
  },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const { from = '' } = values

const outcome = await runRolling({
  from,
  to: join(import.meta.dirname, '../../../..'),
  ...(values.journey && { journeys: values.journey }),
  ...(values.port !== undefined && { firstPort: Number(values.port) }),
  say,
})
say(`\n${rollingReportOf(outcome)}\n`)
const isGood =
  outcome.steps.every(({ failures }) => failures.size === 0) &&
  Object.values(outcome.broken).every((what) => what.length === 0) &&
  outcome.done.every(({ done }) => done > 0)
process.exit(isGood ? 0 : 1)
