// `npm run examples:record`: records the examples of the OpenAPI document, from tests and from the contract's checks against our own server.
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installOrLeave } from './install.mjs'
import { makeMemoryFolder } from './lib/memory-folder.mjs'
import { pinnedNode, root, run, stopOnSignals } from './lib/processes.mjs'

/** Tests that call endpoints with success which the contract's checks do not call: they need a bank, a payment provider or e-mails. */
const recordedTests = [
  'infrastructure/src/accounts/http-account-service.test.ts',
  'infrastructure/src/booking/http-bookings.test.ts',
  'infrastructure/src/fault-report/http-fault-reports.test.ts',
  'infrastructure/src/inspections/http-inspections.test.ts',
  'infrastructure/src/interior/http-interiors.test.ts',
  'infrastructure/src/own-data/http-own-data.test.ts',
  'infrastructure/src/payments/http-payments.test.ts',
  'infrastructure/src/saved-searches/http-saved-searches.test.ts',
  'infrastructure/src/showings/http-showings.test.ts',
  'server/src/buying/booking/after-booking.test.ts',
  'server/src/buying/booking/may-book.test.ts',
  'server/src/buying/documents/company-papers.test.ts',
  'server/src/buying/documents/home-documents.test.ts',
  'server/src/buying/documents/sign-a-booking.test.ts',
  'server/src/buying/payments/bank/bank.test.ts',
  'server/src/buying/payments/money-staff.test.ts',
  'server/src/buying/payments/routes.test.ts',
  'server/src/buying/showings/showings.test.ts',
  'server/src/buying/wishes/wishes.test.ts',
  'server/src/catalogue/explorer/explorer.test.ts',
  'server/src/catalogue/feeds/feeds.test.ts',
  'server/src/catalogue/imports/edits.test.ts',
  'server/src/catalogue/imports/imports.test.ts',
  'server/src/catalogue/imports/undo.test.ts',
  'server/src/catalogue/panoramas/routes.test.ts',
  'server/src/catalogue/papers/papers.test.ts',
  'server/src/catalogue/records/catalogue-command.test.ts',
  'server/src/catalogue/sales-system/guarded-homes.test.ts',
  'server/src/content/news/news.test.ts',
  'server/src/living/errands/routes.test.ts',
  'server/src/living/fault-report/routes.test.ts',
  'server/src/living/registers/registers.test.ts',
  'server/src/people/favourites/routes.test.ts',
  'server/src/people/interests/interests.test.ts',
  'server/src/buying/interior/order-lists.test.ts',
  'server/src/buying/print-orders/staff-print-orders.test.ts',
  'server/src/people/notifications/routes.test.ts',
  'server/src/people/own-data/deletion-obstacles.test.ts',
  'server/src/people/own-data/own-identity.test.ts',
  'server/src/people/sessions/routes.test.ts',
  'server/src/people/visits/routes.test.ts',
  'server/src/platform/events/event-feed.test.ts',
  'server/src/platform/staff-tasks/staff-tasks.test.ts',
]

await installOrLeave()
stopOnSignals()
const folder = mkdtempSync(join(makeMemoryFolder(), 'recorded-calls-'))
try {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const files = recordedTests.map((file) => `packages/${file}`)
  const tests = await run(pinnedNode(), [vitest, 'run', ...files], { env: { HUSRUM_RECORDED_CALLS: folder } })
  const record = join(root, 'packages/contract-check/examples/record.ts')
  // What a broken test has recorded is not what the contract describes.
  const { code } = tests.code === 0 ? await run(pinnedNode(), [record, folder]) : tests
  process.exitCode = code ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
