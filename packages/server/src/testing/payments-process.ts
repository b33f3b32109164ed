// A server of payments as a process, which a test kills. Settings: DATABASE_URL and SWISH_URL. It prints its port.
import { aUser } from '@husrum/domain/testing'
import pino from 'pino'
import { makeApp } from '../app.ts'
import type { PaymentsModule } from '../buying/payments/index.ts'
import { paymentsModule } from '../buying/payments/index.ts'
import { makeMailbox } from '../dev/mailbox.ts'
import { merchantCert, merchantKey, simulatorCa } from '../dev/payments/simulator-certificates.ts'
import type { FindCaller } from '../people/sessions/know-caller.ts'
import { callerOf, findNoCaller } from '../people/sessions/know-caller.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { listen } from '../platform/http/listen.ts'
import { jobsModule } from '../platform/jobs/module.ts'
import { mailModule } from '../platform/mail/module.ts'
import { makeModuleList } from '../platform/modules/run-modules.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { staffTasksModule } from '../platform/staff-tasks/module.ts'
import { letters } from '../subjects.ts'
import { testSecret } from './sessions.ts'
import { makeTestBookings } from './test-bookings.ts'

const { DATABASE_URL: url, SWISH_URL: swishUrl = '' } = process.env
const database = openDatabase({ url })
const log = pino({ level: 'fatal' }, pino.destination({ dest: 2, sync: true }))
const environment = 'development' as const
const platform = {
  db: database.db,
  listen: database.listen,
  environment,
  keys: makeSecretKeys(testSecret),
  log,
  now: Date.now,
}

/** The token is the account's id. */
const findCaller: FindCaller = async (shown, site) => {
  if (!shown) return findNoCaller(undefined, site)
  const user = aUser({
    id: shown.token,
    hasPersonalIdentifier: true,
    consents: [{ site: 'main', accepted: true }],
  })
  const session = {
    sessionId: 's',
    tokenId: 't',
    accountId: shown.token,
    hasIdentity: true,
    beganAt: 0,
    expiresAt: Number.MAX_SAFE_INTEGER,
  }
  return callerOf(session, site, { user: async () => user })
}

const bookings = await makeTestBookings(database.db)
const modules = makeModuleList(log, async () => ({
  done: async () => undefined,
  failed: async () => undefined,
}))
const { jobs } = modules.add(await jobsModule(platform))
const { mails } = modules.add(
  mailModule(platform, { letters, jobs, smtp: undefined, otherwise: makeMailbox() }),
)
const payments: PaymentsModule = modules.add(
  paymentsModule(platform, {
    jobs,
    mails,
    bookingService: bookings.bookingService,
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
bookings.setMoney(payments.money)
modules.start()
const app = makeApp({
  environment,
  log,
  version: '0.0.0',
  backend: { routes: modules.routes(), findCaller, ping: () => database.ping(), isReady: () => true },
})
const listening = await listen({ fetch: app.fetch, port: 0 })
process.stdout.write(`${listening.port}\n`)
// A sweep every fifteen seconds would delay the test.
setInterval(() => void payments.reconcile().catch(() => undefined), 1_000)
