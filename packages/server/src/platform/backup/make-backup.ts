// Writes a backup into a directory: the rows of one snapshot, and the uploaded files. The secret is not included.
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { isMediaId } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { keepShape } from '../database/migrate.ts'
import type { Schema } from '../database/schema.ts'
import { isNotThere } from '../files/stored-files.ts'
import type { UploadStore } from '../files/upload-store.ts'
import { secretCheckOf } from '../secrets/open-secret-keys.ts'
import { ownSequences, ownTables } from './catalogue-of-tables.ts'
import type { Manifest } from './manifest.ts'
import { BackupProblem, hashOf, manifestFile } from './manifest.ts'

/** Rows per fetch. Some contain binary data. */
const rowsAtOnce = 200

/** One row per line, as JSON. */
async function* linesOf(db: Kysely<Schema>, table: string, count: (rows: number) => void) {
  await sql`declare backup_rows no scroll cursor for select to_jsonb(each)::text as line
    from only ${sql.raw(table)} each`.execute(db)
  for (;;) {
    const { rows } = await sql<{
      line: string
    }>`fetch ${sql.raw(String(rowsAtOnce))} from backup_rows`.execute(db)
    if (rows.length === 0) break
    count(rows.length)
    yield `${rows.map(({ line }) => line).join('\n')}\n`
  }
  await sql`close backup_rows`.execute(db)
}

/** The message of the innermost cause. */
const reasonOf = (cause: unknown): string => {
  const { message, cause: deeper } = cause as Error
  return deeper === undefined ? message : reasonOf(deeper)
}

/**
 * Returns false if the file does not exist.
 *
 * @throws BackupProblem if that is unknown, or the file cannot be written: a backup without it would look complete.
 */
const keepFile = async (id: string, store: Pick<UploadStore, 'read'>, path: string): Promise<boolean> => {
  try {
    const target = (await open(path, 'w')).createWriteStream()
    try {
      await pipeline(await store.read(id), target)
    } catch (cause) {
      target.destroy()
      if (!isNotThere(cause)) throw cause
      await rm(path, { force: true })
      return false
    }
    return true
  } catch (cause) {
    throw new BackupProblem(`The file ${id} could not be backed up: ${reasonOf(cause)}`)
  }
}

/** Ids that rows still need: the others have been released or have expired since. */
const stillNamed = async (db: Kysely<Schema>, ids: readonly string[]): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where(sql<boolean>`id = any(${ids.filter((id) => !isMediaId(id))}::uuid[])`)
    .where(sql<boolean>`not (claimed_by is null and expires_at < now())`)
    .execute()
  const pictures = await db
    .selectFrom('media')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .where('is_removed', '=', false)
    .execute()
  return [...rows, ...pictures].map(({ id }) => id)
}

const refuseUnlessEmpty = async (directory: string): Promise<void> => {
  const there = await readdir(directory).catch((cause: unknown) => {
    if (isNotThere(cause)) return []
    throw cause
  })
  if (there.length > 0)
    throw new BackupProblem(`${directory} is not empty. Each backup needs its own directory.`)
}

/**
 * The server may keep running: the rows are one snapshot, and a stored file never changes. Unfinished uploads are left out.
 * Missing files are listed in the manifest (`missing`): the rest of the backup is valid, but an operator must look into them.
 *
 * @param directory empty, or not existing.
 * @throws BackupProblem
 */
export const makeBackup = async (
  directory: string,
  {
    db,
    store,
    secrets,
  }: {
    readonly db: Kysely<Schema>
    readonly store: Pick<UploadStore, 'read'>
    readonly secrets: readonly [string, ...string[]]
  },
): Promise<Manifest> => {
  await refuseUnlessEmpty(directory)
  for (const folder of ['tables', 'files']) await mkdir(join(directory, folder), { recursive: true })

  const written = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await keepShape(trx)
      const { rows: moments } = await sql<{ at: string }>`select now() as at`.execute(trx)
      // From the table, because it may name migrations of a newer release as well.
      const { rows: shape } = await sql<{ name: string }>`
        select name from kysely_migration order by name`.execute(trx)
      const tables: Manifest['tables'] = []
      for (const { name } of await ownTables(trx)) {
        const file = `tables/${name.replaceAll('"', '')}.ndjson.gz`
        let rows = 0
        const lines = linesOf(trx, name, (more) => {
          rows += more
        })
        await pipeline(Readable.from(lines), createGzip(), createWriteStream(join(directory, file)))
        tables.push({ table: name, rows, file, sha256: await hashOf(join(directory, file)) })
      }
      const kept = await trx
        .selectFrom('uploads')
        .select('id')
        .where('state', '=', 'clean')
        .orderBy('id')
        .execute()
      const pictures = await trx
        .selectFrom('media')
        .select('id')
        .where('is_removed', '=', false)
        .orderBy('id')
        .execute()
      return {
        madeAt: new Date(moments[0]?.at ?? Date.now()).toISOString(),
        migrations: shape.map(({ name }) => name),
        tables,
        sequences: await ownSequences(trx),
        ids: [...kept, ...pictures].map(({ id }) => id),
      }
    })

  const files: Manifest['files'] = []
  const absent: string[] = []
  for (const id of written.ids) {
    const file = `files/${id}`
    if (await keepFile(id, store, join(directory, file)))
      files.push({ id, file, sha256: await hashOf(join(directory, file)) })
    else absent.push(id)
  }
  const missing = await stillNamed(db, absent)
  const manifest: Manifest = {
    format: 1,
    // Time of the row snapshot: later changes are not included.
    madeAt: written.madeAt,
    migrations: written.migrations,
    secretChecks: secrets.map(secretCheckOf),
    tables: written.tables,
    sequences: [...written.sequences],
    files,
    missing: [...missing],
    // Pictures that were removed meanwhile need nothing.
    letGo: absent.filter((id) => !missing.includes(id) && !isMediaId(id)),
  }
  // Written last: without it the backup is incomplete.
  await writeFile(join(directory, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`)
  return manifest
}
