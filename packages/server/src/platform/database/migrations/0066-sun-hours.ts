// Hours of sun by which homes are ordered, and plans drawn in several ways among a home's pictures. Until the catalogue is filled anew
// neither is known.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  // -1: nobody has reckoned
  await sql`alter table home_search add column sun_hours double precision not null default -1`.execute(db)
  await sql`alter table home_search alter column sun_hours drop default`.execute(db)
  await sql`create index home_search_by_sun on home_search (site_id, sun_hours desc, number)`.execute(db)
  await sql`drop index homes_by_picture`.execute(db)
  // The expression is the one that postgres-home-store.ts asks with
  await sql`create index homes_by_picture on homes using gin ((
    coalesce(details -> 'images', '[]') || coalesce(details -> 'heroImage', '[]') || coalesce(details -> 'floorPlan', '[]')
    || jsonb_path_query_array(details, '$.planDrawings.views[*].image')
  ) jsonb_path_ops)`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop index homes_by_picture`.execute(db)
  await sql`create index homes_by_picture on homes using gin ((
    coalesce(details -> 'images', '[]') || coalesce(details -> 'heroImage', '[]') || coalesce(details -> 'floorPlan', '[]')
  ) jsonb_path_ops)`.execute(db)
  await sql`alter table home_search drop column sun_hours`.execute(db)
}
