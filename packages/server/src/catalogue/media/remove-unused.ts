// Removes pictures that no record has named for a while.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { FileStore } from './media-files.ts'
import { lockMedia } from './media-files.ts'

/** Days for which an upload may wait for a record, and a record may come back. */
export const keptUnusedDays = 30

/** What premises, contacts and options name, each by a single text. */
const namedByOthers = sql`(
  select source, name #>> '{}' as name from catalogue_records
    cross join lateral jsonb_path_query(record, '$.images[*]') as name where kind = 'premises'
  union select source, record ->> 'floorPlan' from catalogue_records where kind = 'premises'
  union select source, record ->> 'image' from catalogue_records where kind = 'contact'
  union select source, name #>> '{}' from catalogue_records
    cross join lateral jsonb_path_query(record, '$.options[*].image') as name where kind = 'optionGroup')`

/** Notes what is unused, and what is used again. */
const noteUnused = async (db: Kysely<Schema>, now: string): Promise<void> => {
  await sql`with others as ${namedByOthers}
    update media_links set unused_since = case when unused_since is null then ${now}::timestamptz end
    where (unused_since is null) = not exists (
      select from media_uses where ref = media_links.ref
      union all
      select from others where source || '/' || lower(normalize(name, NFC)) = media_links.ref)`.execute(db)
  await sql`with others as ${namedByOthers}
    update media set unused_since = case when unused_since is null then ${now}::timestamptz end
    where (unused_since is null) = not exists (
      select from media_uses where ref = media.id
      union all
      select from others where name = media.id
      union all
      select from media_links where media_id = media.id)`.execute(db)
}

/** Returns how many pictures were removed. */
export const removeUnused = async (
  { db, store }: { readonly db: Kysely<Schema>; readonly store: FileStore },
  now: number,
): Promise<number> => {
  await noteUnused(db, new Date(now).toISOString())
  const before = new Date(now - keptUnusedDays * 86_400_000).toISOString()
  await db.deleteFrom('media_links').where('unused_since', '<', before).execute()
  await db
    .updateTable('media')
    .set({ is_removed: true })
    .where('unused_since', '<', before)
    .where('is_removed', '=', false)
    .execute()
  const marked = await db.selectFrom('media').select('id').where('is_removed', '=', true).execute()
  for (const { id } of marked)
    await db.transaction().execute(async (trx) => {
      await lockMedia(trx, id)
      const still = await trx
        .selectFrom('media')
        .select('id')
        .where('id', '=', id)
        .where('is_removed', '=', true)
        .executeTakeFirst()
      if (!still) return
      // The row goes last: a server that stops here tries again.
      await store.remove(id)
      await trx.deleteFrom('media').where('id', '=', id).execute()
    })
  return marked.length
}
