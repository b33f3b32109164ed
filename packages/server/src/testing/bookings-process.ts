// A server of bookings, their documents and payments as a process, which a test kills. Settings: DATABASE_URL, SMTP_URL, SWISH_URL,
// BANK_ID (its settings as JSON), and HUSRUM_DATA_DIR for files. Its clock runs CLOCK_SPEED times faster from the
// moment CLOCK_START on, and so do its sweeps. It prints its port.
import pino from 'pino'
import { makeApp } from '../app.ts'
import type { BookingModule } from '../buying/booking/index.ts'
import { bookingModule } from '../buying/booking/index.ts'
import { documentsModule } from '../buying/documents/index.ts'
import type { PaymentsModule } from '../buying/payments/index.ts'
import { paymentsModule } from '../buying/payments/index.ts'
import { merchantCert, merchantKey, simulatorCa } from '../dev/payments/simulator-certificates.ts'
import { makeIdentityVault } from '../people/accounts/identity-vault.ts'
import { makeAccounts } from '../people/accounts/postgres-accounts.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { filesModule } from '../platform/files/module.ts'
import { listen } from '../platform/http/listen.ts'
import { jobsModule } from '../platform/jobs/module.ts'
import { mailModule } from '../platform/mail/module.ts'
import type { Module } from '../platform/modules/module.ts'
import { makeModuleList } from '../platform/modules/run-modules.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { staffTasksModule } from '../platform/staff-tasks/module.ts'
import { letters } from '../subjects.ts'
import { findByAccount } from './reporters.ts'
import { testSecret } from './sessions.ts'

const {
  DATABASE_URL: url,
  SMTP_URL: smtpUrl = '',
  SWISH_URL: swishUrl = '',
  BANK_ID = '{}',
  HUSRUM_DATA_DIR: dataDirectory = '',
  CLOCK_START = '0',
  CLOCK_SPEED = '1',
} = process.env
const speed = Number(CLOCK_SPEED)
const began = Number(CLOCK_START)
const now = () => Math.round(began + (Date.now() - began) * speed)
const database = openDatabase({ url })
const log = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }))
const environment = 'development' as const
const keys = makeSecretKeys(testSecret)
const platform = { db: database.db, listen: database.listen, environment, keys, log, now }

const accounts = makeAccounts({ db: database.db, vault: makeIdentityVault(keys), now })
const findCaller = findByAccount({ accounts, now })
// Its own sweeps are below.
const modules = makeModuleList(log, async () => undefined)
const { jobs } = modules.add(await jobsModule(platform))
const { uploads } = modules.add(
  await filesModule(platform, { jobs, dataDirectory, settings: {}, mayUseDraft: async () => false }),
)
const smtp = { url: smtpUrl, from: 'no-reply@husrum.example' }
const { mails } = modules.add(mailModule(platform, { letters, jobs, smtp, otherwise: undefined }))
const documents = modules.add(
  documentsModule(platform, {
    jobs,
    mails,
    bookingService: () => booking.bookingService,
    viewOf: (id, who) => booking.bookings.one(id, who),
    receiptOf: (db, id) => payments.money.receiptOf(db, id),
    findCaller,
    settings: { bankId: JSON.parse(BANK_ID), oidc: {} },
    otherwise: undefined,
  }),
)
const booking: BookingModule = modules.add(
  bookingModule(platform, {
    mails,
    uploads,
    contactsOf: async () => [],
    money: () => payments.money,
    papers: () => documents.papers,
    perMinute: 1_000_000,
  }),
)
const payments: PaymentsModule = modules.add(
  paymentsModule(platform, {
    jobs,
    mails,
    bookingService: booking.bookingService,
    tasks: modules.add(
      staffTasksModule(platform, {
        mails,
        staffAddress: undefined,
        settle: () => payments.settleTask,
      }),
    ).tasks,
    perMinute: 1_000_000,
    settings: {
      swish: {
        url: swishUrl,
        identity: { cert: merchantCert, key: merchantKey },
        ca: simulatorCa,
        payee: '1234679304',
      },
    },
  }),
)
modules.start()
for (const { sweeps = [] } of [documents, booking, payments] as readonly Module[])
  for (const { everyMs, run } of sweeps)
    setInterval(() => void Promise.resolve(run()).catch(() => undefined), everyMs / speed)
const app = makeApp({
  environment,
  log,
  version: '0.0.0',
  trustedProxies: { hops: 1 },
  backend: { routes: modules.routes(), findCaller, ping: () => database.ping(), isReady: () => true },
})
const listening = await listen({ fetch: app.fetch, port: 0 })
process.stdout.write(`${listening.port}\n`)
