// Compiled columns in the database: a starting server loads them, which is a tenth of the work.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { CatalogueState } from '../../platform/database/read-replica.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { HomeColumns } from './home-columns.ts'

export type ColumnsBySite = ReadonlyMap<number, HomeColumns>

type Kept = ReadonlyMap<number, Omit<HomeColumns, 'placeOfId'>>

/** Changes with the code that compiles the columns, or the engine that serialises them: other columns are not read. */
const form = createHash('sha256')
  .update(process.versions.v8)
  .update(readFileSync(join(import.meta.dirname, 'home-columns.ts')))
  .update(readFileSync(join(import.meta.dirname, 'search-codes.ts')))
  .digest('hex')

/** Stores columns that do not change any more. `state` is the state that they include at least. */
export const keepColumns = async (
  db: Kysely<Schema>,
  { revision, change }: CatalogueState,
  columns: ColumnsBySite,
): Promise<void> => {
  const kept: Kept = new Map([...columns].map(([siteId, { placeOfId: _, ...others }]) => [siteId, others]))
  const bytes = zstdCompressSync(serialize(kept))
  await sql`insert into catalogue_columns as kept (form, revision, change, columns)
    values (${form}, ${revision}, ${change}, ${bytes})
    on conflict (form) do update set revision = excluded.revision, change = excluded.change,
      columns = excluded.columns, kept_at = now()
    where (kept.revision, kept.change) < (excluded.revision, excluded.change)`.execute(db)
  // Of former releases.
  await sql`delete from catalogue_columns where form <> ${form} and kept_at < now() - interval '7 days'`.execute(
    db,
  )
}

/** Undefined if no columns of a revision are stored. */
export const readStoredColumns = async (
  db: Kysely<Schema>,
  revision: number,
): Promise<{ readonly change: number; readonly columns: ColumnsBySite } | undefined> => {
  const row = await db
    .selectFrom('catalogue_columns')
    .select(['change', 'columns'])
    .where('form', '=', form)
    .where('revision', '=', revision)
    .executeTakeFirst()
  if (!row) return undefined
  const kept = deserialize(zstdDecompressSync(row.columns)) as Kept
  return {
    change: Number(row.change),
    columns: new Map(
      [...kept].map(([siteId, columns]) => [
        siteId,
        { ...columns, placeOfId: new Map(columns.ids.map((id, place) => [id, place])) },
      ]),
    ),
  }
}
