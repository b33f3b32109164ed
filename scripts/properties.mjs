// `npm run properties`: every property of the domain with 200,000 generated inputs, and 10,000 schedules each of bookings and of
// payments on PostgreSQL, and 200 feeds against a booked home. Takes half an hour. Arguments are filters for Vitest.
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
// With filters, run only those files.
const files =
  process.argv.length > 2
    ? []
    : [
        'src/buying/booking/booking-schedules',
        'src/buying/payments/payment-schedules',
        'src/catalogue/records/change-catalogue',
      ]
const schedules =
  files.length === 0
    ? { code: 0 }
    : await run(
        pinnedNode(),
        [
          join(root, 'node_modules/vitest/vitest.mjs'),
          'run',
          '--project',
          'server',
          '--testTimeout=600000',
          ...files,
        ],
        { env: { BOOKING_SCHEDULES: '10000', HUSRUM_SCHEDULES: '10000', HUSRUM_FEEDS: '200' } },
      )
process.exit(code || schedules.code)
