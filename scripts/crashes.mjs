// `npm run crashes`: kills and stops servers under traffic, on PostgreSQL, and checks that nothing confirmed is lost: mails,
// followed searches, files, fault reports and bookings (with three kills of the database each), payments and imports of the catalogue. Also sends 100 MB
// over a connection of 1 Mbit/s that is cut ten times, which takes a quarter of an hour.
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
    // One after the other, because the tests also measure notification delays.
    '--no-file-parallelism',
    'src/platform/jobs/nothing-lost.test.ts',
    'src/people/saved-searches/nothing-lost.test.ts',
    'src/platform/files/nothing-lost.test.ts',
    'src/living/fault-report/nothing-lost.test.ts',
    'src/platform/files/bad-line.test.ts',
    'src/buying/payments/nothing-lost.test.ts',
    'src/buying/booking/nothing-lost.test.ts',
    'src/catalogue/imports/import-races.test.ts',
  ],
  { env: { HUSRUM_CRASH_ROUNDS: '20', HUSRUM_LINE_MEGABITS: '1' } },
)
process.exit(code)
