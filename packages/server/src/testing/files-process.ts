// A server of files as a process, which a test kills. Settings: DATABASE_URL, and HUSRUM_DATA_DIR for the files. It prints its port.
import pino from 'pino'
import { makeApp } from '../app.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { filesModule } from '../platform/files/module.ts'
import { listen } from '../platform/http/listen.ts'
import { jobsModule } from '../platform/jobs/module.ts'
import { makeModuleList } from '../platform/modules/run-modules.ts'
import { makeAcquireTaskLease } from '../platform/modules/task-lease.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { testSecret } from './sessions.ts'

const { DATABASE_URL: url, HUSRUM_DATA_DIR: dataDirectory = '' } = process.env
const database = openDatabase({ url })
const log = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }))
const environment = 'development' as const
const platform = { db: database.db, keys: makeSecretKeys(testSecret), log, now: Date.now }

const modules = makeModuleList(log, makeAcquireTaskLease(database.db))
const { jobs } = modules.add(await jobsModule(platform))
modules.add(await filesModule(platform, { jobs, dataDirectory, settings: {} }))
modules.start()
const app = makeApp({
  environment,
  log,
  version: '0.0.0',
  backend: { routes: modules.routes(), ping: () => database.ping(), isReady: () => true },
})
const listening = await listen({ fetch: app.fetch, port: 0 })
process.stdout.write(`${listening.port}\n`)
