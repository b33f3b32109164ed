// Brings the database to the newest shape; several processes may try at once, one does it.
import fs from 'node:fs/promises'
import path, { join } from 'node:path'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import { migrateJobQueue } from './job-queue.ts'
import type { Schema } from './schema.ts'

/** Wished for, not needed: a server where we may not create them runs without. */
const extensions = ['pg_trgm', 'unaccent'] as const

const provider = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: join(import.meta.dirname, 'migrations'),
})

/** Of this release, in the order in which they run. */
export const migrationNames = async (): Promise<readonly string[]> =>
  Object.keys(await provider.getMigrations()).sort()

/** Answers the names of the migrations that ran; throws what the first failing one threw. */
export const migrate = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  for (const extension of extensions)
    await sql`create extension if not exists ${sql.id(extension)}`.execute(db).catch(rethrowOutage)
  // A file a migration, run in the order of their names. What has run somewhere is never changed, only added to.
  const migrator = new Migrator({ db, provider })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  await migrateJobQueue(db)
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}

/** A server that refuses an extension says so with an SQLSTATE of its own; anything else is worth hearing of. */
const rethrowOutage = (cause: unknown): void => {
  const { code } = cause as { code?: unknown }
  if (typeof code !== 'string' || !/^(?:0A|22|23|42|58|XX)/.test(code)) throw cause
}
