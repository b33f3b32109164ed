// `npm run mutation`: breaks every rule of the domain in every small way and counts what the tests notice; under 90 %
// it fails. It takes long. `-- --mutate 'src/errands/**/*.ts'` looks at one subject.
import { join } from 'node:path'
import { installOrLeave } from './install.mjs'
import { pinnedNode, root, run, stopOnSignals } from './lib/processes.mjs'

await installOrLeave()
stopOnSignals()
const { code } = await run(
  pinnedNode(),
  [join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', ...process.argv.slice(2)],
  // A few inputs are enough to notice a broken rule, and each mutant runs them all again.
  { cwd: join(root, 'packages/domain'), env: { HUSRUM_PROPERTY_RUNS: '60' } },
)
process.exit(code)
