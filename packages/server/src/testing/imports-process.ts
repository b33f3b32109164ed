// A server that applies imports, as a process that a test kills. Setting: DATABASE_URL. It prints when it has started.
import pino from 'pino'
import { catalogueImportsModule } from '../catalogue/imports/index.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { openPgBossJobs } from '../platform/jobs/pg-boss-jobs.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { testSecret } from './sessions.ts'

const { DATABASE_URL: url } = process.env
const { db } = openDatabase({ url })
const log = pino({ level: 'silent' })
const jobs = await openPgBossJobs({ db, keys: makeSecretKeys(testSecret), log })
catalogueImportsModule({
  db,
  jobs,
  guardsOf: async () => new Map(),
  noteHeldBack: async () => undefined,
  refresh: async () => undefined,
  now: Date.now,
})
jobs.start()
process.stdout.write('begun\n')
