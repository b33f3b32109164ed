// `npm run mutation`: mutation tests of the domain. Fails if the tests detect under 90 % of the mutants.
// Takes long. `-- --mutate 'src/living/errands/**/*.ts'` tests one subject.
import { join } from 'node:path'
import { installOrLeave } from './install.mjs'
import { pinnedNode, root, run, stopOnSignals } from './lib/processes.mjs'

await installOrLeave()
stopOnSignals()
const { code } = await run(
  pinnedNode(),
  [join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', ...process.argv.slice(2)],
  // A few inputs are enough to detect a broken rule, and each mutant runs all of them again.
  { cwd: join(root, 'packages/domain'), env: { HUSRUM_PROPERTY_RUNS: '60' } },
)
process.exit(code)
