// `npm run properties`: every property of the domain with 200,000 generated inputs. Arguments are filters for Vitest.
import { join } from 'node:path'
import { installOrLeave } from './install.mjs'
import { pinnedNode, root, run, stopOnSignals } from './lib/processes.mjs'

await installOrLeave()
stopOnSignals()
const { code } = await run(
  pinnedNode(),
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'domain',
    '--testTimeout=600000',
    ...process.argv.slice(2),
  ],
  { env: { HUSRUM_PROPERTY_RUNS: '200000' } },
)
process.exit(code)
