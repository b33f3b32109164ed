// `npm run migrate`: migrates the database to this release and exits; `-- --servers ROLE` grants that role what servers need.
// For companies whose server role must not own tables (docs/guide/operations.md). Elsewhere the first server of a release migrates.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { wordsOfFailure } from './command-failure.ts'
import { printTarget } from './command-place.ts'
import { outageOf } from './platform/database/database-outage.ts'
import { finishJobQueue, JobQueueUnfinished } from './platform/database/job-queue.ts'
import { migrateServer, ShapeForbidden } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { grantToServers, NoSuchRole } from './platform/database/servers-role.ts'
import { readSettings } from './platform/settings/server-settings.ts'

const root = resolve(import.meta.dirname, '../../..')

class NoServer extends Error {}

const work = async (): Promise<void> => {
  const { values } = parseArgs({ options: { servers: { type: 'string' } } })
  const { databaseUrl: url } = readSettings(process.env, [], root)
  if (url === undefined)
    throw new NoServer('DATABASE_URL is not set: an embedded database is migrated by its server.')
  printTarget(url)
  const ran = await migrateServer(url, (why) => {
    if (why instanceof ShapeForbidden) throw why
    console.error(`Waiting: ${why.message}`)
  })
  console.log(ran.length > 0 ? `Migrated:\n  ${ran.join('\n  ')}` : 'The database schema is up to date.')
  const { db, close } = openDatabase({ url, connections: 2, statementTimeout: 0 })
  try {
    await finishJobQueue(db, (why) => console.error(`Waiting: ${why}`))
    if (values.servers === undefined) return
    await grantToServers(db, values.servers)
    console.log(`Servers may run as ${values.servers}.`)
  } finally {
    await close()
  }
}

try {
  await work()
} catch (cause) {
  console.error(
    wordsOfFailure(
      cause,
      (told) =>
        told instanceof NoServer ||
        told instanceof ShapeForbidden ||
        told instanceof JobQueueUnfinished ||
        told instanceof NoSuchRole ||
        outageOf(told) !== undefined ||
        /^ERR_PARSE_ARGS/.test((told as { code?: string }).code ?? ''),
    ),
  )
  process.exitCode = 1
}
