// Hours of sun on a home's outdoor space, by which homes are ordered. Until the catalogue is filled anew they are not known.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  // -1: nobody has reckoned
  await sql`alter table home_search add column sun_hours double precision not null default -1`.execute(db)
  await sql`alter table home_search alter column sun_hours drop default`.execute(db)
  await sql`create index home_search_by_sun on home_search (site_id, sun_hours desc, number)`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table home_search drop column sun_hours`.execute(db)
}
