// Writes all that is kept into a directory: the rows of one moment, and the files that people sent. The secret is not in it.
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { migrationNames } from '../database/migrate.ts'
import type { Schema } from '../database/schema.ts'
import type { UploadStore } from '../files/upload-store.ts'
import { secretCheckOf } from '../secrets/open-secret-keys.ts'
import { ownSequences, ownTables } from './catalogue-of-tables.ts'
import type { Manifest } from './manifest.ts'
import { BackupProblem, hashOf, manifestFile } from './manifest.ts'

/** Some rows have bytes in them. */
const rowsAtOnce = 200

/** A row a line, as JSON. */
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

export interface MadeBackup {
  readonly manifest: Manifest
  /** Ids of files that the rows name and that lie nowhere. */
  readonly missing: readonly string[]
}

/**
 * The server may go on: the rows are those of one moment, and a kept file never changes. What is still being sent is left out.
 *
 * @param directory empty, or to be made.
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
): Promise<MadeBackup> => {
  for (const folder of ['tables', 'files']) await mkdir(join(directory, folder), { recursive: true })
  const there = (await readdir(directory)).filter((name) => !['tables', 'files'].includes(name))
  if (there.length > 0)
    throw new BackupProblem(`${directory} is not empty: each backup needs a directory of its own.`)

  const written = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
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
      return { tables, sequences: await ownSequences(trx), ids: kept.map(({ id }) => id) }
    })

  const files: Manifest['files'] = []
  const missing: string[] = []
  for (const id of written.ids) {
    const file = `files/${id}`
    try {
      await pipeline(await store.read(id), createWriteStream(join(directory, file)))
      files.push({ id, file, sha256: await hashOf(join(directory, file)) })
    } catch {
      missing.push(id)
    }
  }
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: [...(await migrationNames())],
    secretChecks: secrets.map(secretCheckOf),
    tables: written.tables,
    sequences: [...written.sequences],
    files,
  }
  // The last to be written: without it there is no backup.
  await writeFile(join(directory, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`)
  return { manifest, missing }
}
