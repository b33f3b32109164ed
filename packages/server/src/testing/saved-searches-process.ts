// A server that follows changes of homes and sends e-mails, as a process that a test kills. Settings: DATABASE_URL and
// SMTP_URL. Its clock runs faster from the moment CLOCK_START on, CLOCK_SPEED times. It prints when it has started.
import pino from 'pino'
import { makeResidenceService } from '../catalogue/search/residence-service.ts'
import { savedSearchesModule } from '../people/saved-searches/index.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { jobsModule } from '../platform/jobs/module.ts'
import { mailModule } from '../platform/mail/module.ts'
import { makeModuleList } from '../platform/modules/run-modules.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { letters } from '../subjects.ts'
import { testSecret } from './sessions.ts'

const { DATABASE_URL: url, SMTP_URL: smtpUrl = '', CLOCK_START = '0', CLOCK_SPEED = '1' } = process.env
const database = openDatabase({ url })
const log = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }))
const platform = {
  db: database.db,
  listen: database.listen,
  environment: 'development' as const,
  keys: makeSecretKeys(testSecret),
  log,
  now: () => Number(CLOCK_START) + (Date.now() - Number(CLOCK_START)) * Number(CLOCK_SPEED),
}

const residences = makeResidenceService({ db: database.db, listen: database.listen })
await residences.start()
const modules = makeModuleList(log, async () => ({
  done: async () => undefined,
  failed: async () => undefined,
}))
const { jobs } = modules.add(await jobsModule(platform))
const smtp = { url: smtpUrl, from: 'no-reply@husrum.example' }
const { mails } = modules.add(mailModule(platform, { letters, jobs, smtp, otherwise: undefined }))
const { tell } = modules.add(savedSearchesModule(platform, { residences, jobs, mails }))
modules.start()
process.stdout.write('begun\n')
for (;;) {
  await tell()
  await new Promise((resolve) => setTimeout(resolve, 50))
}
