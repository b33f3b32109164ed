// Restores a backup into an empty database, embedded or on a server, completely or not at all.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DeletedAgain } from '../../people/own-data/index.ts'
import {
  deleteAccountsAgain,
  listDeletionsAgain,
  makeListOfDeletedAccounts,
} from '../../people/own-data/index.ts'
import { migrate, migrationNames } from '../database/migrate.ts'
import type { Schema } from '../database/schema.ts'
import { correctRestoredFiles } from '../files/release-files.ts'
import type { UploadStore } from '../files/upload-store.ts'
import { secretCheckOf } from '../secrets/open-secret-keys.ts'
import type { OwnTable } from './catalogue-of-tables.ts'
import { ownForeignKeys, ownTables } from './catalogue-of-tables.ts'
import type { Manifest } from './manifest.ts'
import { BackupProblem, readManifest } from './manifest.ts'

const rowsAtOnce = 200

const insertRows = async (db: Kysely<Schema>, { name, columns }: OwnTable, lines: readonly string[]) => {
  const table = sql.raw(name)
  const list = sql.raw(columns.join(', '))
  await sql`insert into ${table} (${list}) overriding system value
    select ${list} from jsonb_populate_recordset(null::${table}, ${`[${lines.join(',')}]`}::jsonb)`.execute(
    db,
  )
}

const fillTable = async (db: Kysely<Schema>, table: OwnTable, path: string): Promise<number> => {
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()) })
  let waiting: string[] = []
  let count = 0
  for await (const line of lines) {
    count += 1
    waiting.push(line)
    if (waiting.length < rowsAtOnce) continue
    await insertRows(db, table, waiting)
    waiting = []
  }
  if (waiting.length > 0) await insertRows(db, table, waiting)
  return count
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each, at) => each === others[at])

/** Returns the tables of the backup that this release does not have: created by hand, because the migrations are the same. */
const fillAll = async (
  db: Kysely<Schema>,
  directory: string,
  { tables, sequences, letGo }: Manifest,
): Promise<readonly string[]> => {
  const own = await ownTables(db)
  const leftOut: string[] = []
  const keys = await ownForeignKeys(db)
  // Rows may refer to later rows. When the foreign keys are added again, the database checks all of them.
  for (const { table, name } of keys)
    await sql.raw(`alter table ${table} drop constraint ${name}`).execute(db)
  await sql.raw(`truncate ${own.map(({ name }) => name).join(', ')}`).execute(db)
  for (const { table, file, rows } of tables) {
    const known = own.find(({ name }) => name === table)
    if (!known) {
      leftOut.push(table)
      continue
    }
    const count = await fillTable(db, known, join(directory, file))
    if (count !== rows) throw new BackupProblem(`${file} has ${count} rows instead of ${rows}.`)
  }
  for (const { table, name, definition } of keys)
    await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(db)
  for (const { name, last } of sequences)
    await sql`select setval(to_regclass(${name}), ${last}::bigint) where to_regclass(${name}) is not null`.execute(
      db,
    )
  await correctRestoredFiles(db, letGo)
  await listDeletionsAgain(db)
  return leftOut
}

/** Checks the privileges first, because restoring files takes longer than restoring rows. */
const refuseUnlessOurs = async (db: Kysely<Schema>): Promise<void> => {
  const { rows } = await sql<{ may: boolean; name: string; role: string }>`
    select has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as may,
      current_database() as name, current_user as role`.execute(db)
  const [{ may, name, role } = { may: true, name: '', role: '' }] = rows
  if (!may)
    throw new BackupProblem(
      `${role} may not create tables in ${name}. Run: alter database ${name} owner to ${role}`,
    )
}

export interface Restored extends DeletedAgain {
  readonly manifest: Manifest
  /** Tables of the backup that this release does not have, and that were not restored. */
  readonly leftOut: readonly string[]
}

/**
 * Repeats the account deletions since an instant (epoch milliseconds), from the list in the file store. Also for a
 * database that was restored by PostgreSQL's own means.
 */
export const deleteSince = async (
  at: number,
  { db, store, now = Date.now }: Pick<PartsOfRestore, 'db' | 'store' | 'now'>,
): Promise<DeletedAgain> =>
  deleteAccountsAgain(db, await makeListOfDeletedAccounts({ db, store, now }).since(at), { now })

interface PartsOfRestore {
  readonly db: Kysely<Schema>
  readonly store: Pick<UploadStore, 'keep' | 'read' | 'remove'>
  readonly secrets: readonly [string, ...string[]]
  /** The machine's clock if absent. */
  readonly now?: () => number
}

/**
 * Restores files, then rows in one transaction, then the account deletions since. Verifies the whole backup before it changes
 * anything. If a file cannot be stored, the database stays empty.
 *
 * @throws BackupProblem if the backup is broken, belongs to another release, or needs other secrets, and if the database has
 * tables.
 */
export const restoreBackup = async (
  directory: string,
  { db, store, secrets, now = Date.now }: PartsOfRestore,
): Promise<Restored> => {
  const manifest = await readManifest(directory)
  if (!isSame(manifest.migrations, await migrationNames()))
    throw new BackupProblem(
      `The backup is from another release: its last migration is ${manifest.migrations.at(-1)}, that of this release is ${(await migrationNames()).at(-1)}. Restore it with the newest release that ran on that database, even if the servers were rolled back afterwards; then start this one.`,
    )
  const known = secrets.map(secretCheckOf)
  if (!manifest.secretChecks.every((check) => known.includes(check)))
    throw new BackupProblem('The secret is not the one of the backup. Set HUSRUM_SECRET to that one.')
  if ((await ownTables(db)).length > 0)
    throw new BackupProblem('The database has tables already. Restore into an empty database.')
  await refuseUnlessOurs(db)
  const madeAt = Date.parse(manifest.madeAt)
  // Before anything is changed, in case it cannot be read.
  const list = await makeListOfDeletedAccounts({ db, store, now }).since(madeAt)
  for (const { id, file } of manifest.files) await store.keep(id, join(directory, file))
  await migrate(db)
  const leftOut = await db.transaction().execute((trx) => fillAll(trx, directory, manifest))
  return { manifest, leftOut, ...(await deleteAccountsAgain(db, list, { now })) }
}
