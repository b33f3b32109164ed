// Brings the database to the newest shape; several processes may try at once, one does it.
import fs from 'node:fs/promises'
import path, { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { migrateJobQueue } from './job-queue.ts'
import { openDatabase } from './open-database.ts'
import type { Schema } from './schema.ts'

/** Wished for, not needed: a server where we may not create them runs without. */
const extensions = ['pg_trgm', 'unaccent'] as const

const migrationFolder = join(import.meta.dirname, 'migrations')

const provider = new FileMigrationProvider({ fs, path, migrationFolder })

/** Of this release, in the order in which they run; each is a file, which nobody reads once it has run. */
export const migrationNames = async (): Promise<readonly string[]> =>
  (await fs.readdir(migrationFolder)).map((file) => path.parse(file).name).sort()

/**
 * Whether all of this release have run. A newer release may have brought more: then an older one that starts again beside it, or in its
 * place when it is taken back, has nothing to do, since newer migrations only add to what older releases know (decision 46).
 */
const isUpToDate = async (db: Kysely<Schema>): Promise<boolean> => {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db)
  if (!tables[0]?.there) return false
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const run = new Set(rows.map(({ name }) => name))
  return (await migrationNames()).every((name) => run.has(name))
}

/** Answers the names of the migrations that ran; throws what the first failing one threw. */
export const migrate = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  for (const extension of extensions)
    await sql`create extension if not exists ${sql.id(extension)}`.execute(db).catch(rethrowOutage)
  // A file a migration, run in the order of their names. What has run somewhere is never changed, only added to.
  const migrator = new Migrator({ db, provider })
  const { error, results = [] } = (await isUpToDate(db)) ? {} : await migrator.migrateToLatest()
  if (error !== undefined) throw error
  await migrateJobQueue(db)
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}

/** The database has not the shape of this release, and whoever is connected may not give it one. The message is for people. */
export class ShapeForbidden extends Error {
  constructor(cause: Error) {
    super(
      `The database has not the shape that this release wants, and the user of DATABASE_URL may not change it (${cause.message}): run \`npm run migrate\` as its owner`,
      { cause },
    )
    this.name = 'ShapeForbidden'
  }
}

/** Another process changes the shape of the database, or reads all of it, or somebody has a table for long. */
const lockNotAvailable = '55P03'
const insufficientPrivilege = '42501'
/** Milliseconds. Whoever waits for a table makes all others wait behind them: not for long, and then again. */
const waits = { lock: 2_000, between: 2_000, inAll: 600_000 }

/** Held by who migrates, alone, and by who makes a backup, with others. */
const shapeLock = 6_874_311_203

/** Nobody changes the shape of the database until the transaction is over; waits for who does. */
export const keepShape = async (trx: Transaction<Schema>): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${shapeLock})`.execute(trx)
}

const whyToWait = (cause: unknown): Error | undefined => {
  if (!(cause instanceof Error)) return undefined
  const { code } = cause as { code?: unknown }
  if (code === insufficientPrivilege) return new ShapeForbidden(cause)
  return code === lockNotAvailable ? cause : undefined
}

/**
 * `migrate` on a PostgreSQL server, while others use it: a statement may take as long as it takes, but waits for no table for
 * long; what could not be had is tried again for ten minutes, and so is what only the owner of the database may do.
 *
 * @param onWait hears each time why it is waited; what it throws ends it.
 */
export const migrateServer = async (
  url: string,
  onWait: (why: Error) => void,
): Promise<readonly string[]> => {
  const { db, close } = openDatabase({
    url,
    connections: 2,
    statementTimeout: 0,
    lockTimeout: waits.lock,
  })
  const attempt = (): Promise<readonly string[]> =>
    db.connection().execute(async (holder) => {
      if (await isUpToDate(db)) return migrate(db)
      await sql`select pg_advisory_lock(${shapeLock})`.execute(holder)
      try {
        return await migrate(db)
      } finally {
        await sql`select pg_advisory_unlock(${shapeLock})`.execute(holder)
      }
    })
  const began = Date.now()
  try {
    for (;;) {
      try {
        return await attempt()
      } catch (cause) {
        const why = whyToWait(cause)
        if (!why || Date.now() - began > waits.inAll) throw why ?? cause
        onWait(why)
        await delay(waits.between)
      }
    }
  } finally {
    await close()
  }
}

/** A server that refuses an extension says so with an SQLSTATE of its own; anything else is worth hearing of. */
const rethrowOutage = (cause: unknown): void => {
  const { code } = cause as { code?: unknown }
  if (typeof code !== 'string' || !/^(?:0A|22|23|42|58|XX)/.test(code)) throw cause
}
