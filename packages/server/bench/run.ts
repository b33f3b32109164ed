// `npm run bench`: every benchmark, as tables. `--pages` or `--search` runs one part.
import { findChromium } from '../../../scripts/find-chromium.mjs'
import { runPageBench } from './page-bench.ts'
import { runSearchBench } from './search-bench.ts'

const wants = (part: string) =>
  process.argv.includes(part) || !process.argv.some((argument) => ['--pages', '--search'].includes(argument))

if (wants('--pages')) {
  process.stdout.write(`${await runPageBench(findChromium())}\n`)
}
if (wants('--search')) process.stdout.write(`\n${await runSearchBench()}\n`)
