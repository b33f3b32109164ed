// A server of fault reports, errands and their files as a process, which a test kills. Settings: DATABASE_URL, SMTP_URL, and
// HUSRUM_DATA_DIR for files. It prints its port.
import pino from 'pino'
import { makeApp } from '../app.ts'
import { errandsModule } from '../living/errands/index.ts'
import { caseReferences, faultReportModule } from '../living/fault-report/index.ts'
import { makeIdentityVault } from '../people/accounts/identity-vault.ts'
import { makeAccounts } from '../people/accounts/postgres-accounts.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { filesModule } from '../platform/files/module.ts'
import { listen } from '../platform/http/listen.ts'
import { jobsModule } from '../platform/jobs/module.ts'
import { mailModule } from '../platform/mail/module.ts'
import { makeModuleList } from '../platform/modules/run-modules.ts'
import { makeAcquireTaskLease } from '../platform/modules/task-lease.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { letters } from '../subjects.ts'
import { findByAccount } from './reporters.ts'
import { testSecret } from './sessions.ts'

const { DATABASE_URL: url, SMTP_URL: smtpUrl = '', HUSRUM_DATA_DIR: dataDirectory = '' } = process.env
const database = openDatabase({ url })
const log = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }))
const environment = 'development' as const
const keys = makeSecretKeys(testSecret)
const platform = { db: database.db, listen: database.listen, environment, keys, log, now: Date.now }

const accounts = makeAccounts({ db: database.db, vault: makeIdentityVault(keys), now: Date.now })
const findCaller = findByAccount({ accounts, now: Date.now })
const modules = makeModuleList(log, makeAcquireTaskLease(database.db))
const { jobs } = modules.add(await jobsModule(platform))
const { mayUseDraft } = caseReferences(platform, { uploads: () => uploads })
const { uploads } = modules.add(
  await filesModule(platform, { jobs, dataDirectory, settings: {}, mayUseDraft }),
)
const smtp = { url: smtpUrl, from: 'no-reply@husrum.example' }
const { mails } = modules.add(mailModule(platform, { letters, jobs, smtp, otherwise: undefined }))
const { openErrand, statusPathOf } = modules.add(
  errandsModule(platform, { jobs, mails, uploads, findCaller, emergenciesOf: async () => [] }),
)
modules.add(
  faultReportModule(platform, {
    uploads,
    openErrand,
    statusPathOf,
    mails,
    askForEmail: async () => 'notAsked',
    perMinute: 1_000_000,
  }),
)
modules.start()
const app = makeApp({
  environment,
  log,
  version: '0.0.0',
  trustedProxies: { hops: 1 },
  backend: { routes: modules.routes(), findCaller, ping: () => database.ping(), isReady: () => true },
})
const listening = await listen({ fetch: app.fetch, port: 0 })
process.stdout.write(`${listening.port}\n`)
