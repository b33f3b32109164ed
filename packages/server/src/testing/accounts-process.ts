// A server of accounts and their e-mails as a process, which a test kills. Settings: DATABASE_URL and SMTP_URL. It prints its port.

import pino from 'pino'
import { makeApp } from '../app.ts'
import { registerMember } from '../buying/payments/register-member.ts'
import { noCampaigns } from '../people/accounts/campaign-codes.ts'
import { accountsModule } from '../people/accounts/index.ts'
import { deleteUnconfirmed } from '../people/own-data/unconfirmed-accounts.ts'
import { sessionsModule } from '../people/sessions/index.ts'
import { makeAuditLog } from '../platform/audit/postgres-audit-log.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { listen } from '../platform/http/listen.ts'
import { jobsModule } from '../platform/jobs/module.ts'
import { mailModule } from '../platform/mail/module.ts'
import { makeModuleList } from '../platform/modules/run-modules.ts'
import { makeAcquireTaskLease } from '../platform/modules/task-lease.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { letters } from '../subjects.ts'
import { testSecret } from './sessions.ts'

const { DATABASE_URL: url, SMTP_URL: smtpUrl = '' } = process.env
const database = openDatabase({ url })
const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }))
const environment = 'development' as const
const platform = {
  db: database.db,
  listen: database.listen,
  environment,
  keys: makeSecretKeys(testSecret),
  log,
  now: Date.now,
}

const nothing = async () => undefined
const modules = makeModuleList(log, makeAcquireTaskLease(database.db))
const audit = makeAuditLog(database.db)
const { jobs } = modules.add(await jobsModule(platform))
const smtp = { url: smtpUrl, from: 'no-reply@husrum.example' }
const { mails } = modules.add(mailModule(platform, { letters, jobs, smtp, otherwise: undefined }))
const { sessions } = modules.add(sessionsModule(platform, { audit }))
const { findCaller } = modules.add(
  accountsModule(platform, {
    audit,
    sessions,
    mails,
    // Without pages, links lead to the login path of a site.
    content: { site: async () => undefined },
    proofs: { take: nothing, within: () => ({ take: nothing }) },
    campaignCodes: noCampaigns,
    deleteUnconfirmed,
    registerMember,
    residences: { homesByIds: async () => [], stagesByIds: async () => [] },
    perMinute: 1_000_000,
  }),
)
modules.start()
const app = makeApp({
  environment,
  log,
  version: '0.0.0',
  trustedProxies: { hops: 1 },
  backend: {
    routes: modules.routes(),
    findCaller,
    ping: () => database.ping(),
    isReady: () => true,
  },
})
const listening = await listen({ fetch: app.fetch, port: 0 })
process.stdout.write(`${listening.port}\n`)

// As `main.ts` does it.
process.once('SIGTERM', async () => {
  await listening.close()
  await modules.close()
  await database.close()
  process.exit(0)
})
