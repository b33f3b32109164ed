// `npm run crashes`: ten kills and ten orderly stops of servers under people, on PostgreSQL, and nothing promised is lost; and kills of those that follow searches, of those that take files, and of those that take payments.
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
    'server',
    'src/jobs/nothing-lost.test.ts',
    'src/saved-searches/nothing-lost.test.ts',
    'src/files/nothing-lost.test.ts',
    'src/payments/nothing-lost.test.ts',
  ],
  { env: { HUSRUM_CRASH_ROUNDS: '20', HUSRUM_LINE_MEGABITS: '1' } },
)
process.exit(code)
