// Migrates the database to the newest schema. Several processes may try concurrently; one does it.
import fs from 'node:fs/promises'
import path, { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { migrateJobQueue } from './job-queue.ts'
import { openDatabase } from './open-database.ts'
import type { Schema } from './schema.ts'

/** Optional: without the privilege to create them, the server runs without them. */
const extensions = ['pg_trgm', 'unaccent'] as const

const migrationFolder = join(import.meta.dirname, 'migrations')

const provider = new FileMigrationProvider({ fs, path, migrationFolder })

/** The migrations of this release, in the order in which they run; one file each. */
export const migrationNames = async (): Promise<readonly string[]> =>
  (await fs.readdir(migrationFolder)).map((file) => path.parse(file).name).sort()

/**
 * Whether all migrations of this release have run. A newer release may have run more. Then an older one that starts next to it, or
 * replaces it in a rollback, has nothing to do, because newer migrations only add to what older releases know (decision 46).
 */
const isUpToDate = async (db: Kysely<Schema>): Promise<boolean> => {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db)
  if (!tables[0]?.there) return false
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const run = new Set(rows.map(({ name }) => name))
  return (await migrationNames()).every((name) => run.has(name))
}

/** Returns the names of the migrations that ran; throws the error of the first that failed. */
export const migrate = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  for (const extension of extensions)
    await sql`create extension if not exists ${sql.id(extension)}`.execute(db).catch(rethrowOutage)
  // One file per migration, run in the order of their names. A migration that has run somewhere is never changed.
  const migrator = new Migrator({ db, provider })
  const { error, results = [] } = (await isUpToDate(db)) ? {} : await migrator.migrateToLatest()
  if (error !== undefined) throw error
  await migrateJobQueue(db)
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}

/** The schema is not that of this release, and our role may not change it. The message is for operators. */
export class ShapeForbidden extends Error {
  constructor(cause: Error) {
    super(
      `The database needs a migration, and the user of DATABASE_URL may not run it (${cause.message}): run \`npm run migrate\` as the owner of the database`,
      { cause },
    )
    this.name = 'ShapeForbidden'
  }
}

/** Another process migrates or makes a backup, or a table is locked for long. */
const lockNotAvailable = '55P03'
const insufficientPrivilege = '42501'
/** Milliseconds. Waiting for a table lock blocks all other users of the table: wait briefly, then retry. */
const waits = { lock: 2_000, between: 2_000, inAll: 600_000 }

/** Advisory lock: exclusive for migrations, shared for backups. */
const shapeLock = 6_874_311_203

/** Prevents migrations until the transaction ends; waits for a running one. */
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
 * `migrate` on a PostgreSQL server that is in use: statements have no timeout, but table locks are only waited for briefly.
 * A failed lock is retried for ten minutes, and so is a missing privilege, which only the owner of the database has.
 *
 * @param onWait called before each retry with the reason; an error that it throws ends the migration.
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

/** A server that does not allow an extension rejects it with one of these SQLSTATEs; anything else is rethrown. */
const rethrowOutage = (cause: unknown): void => {
  const { code } = cause as { code?: unknown }
  if (typeof code !== 'string' || !/^(?:0A|22|23|42|58|XX)/.test(code)) throw cause
}
