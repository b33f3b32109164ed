// Searches run in the memory of the servers, so that only places are looked up in the rows.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const unused = [
  'home_search_by_price on home_search (site_id, price, number)',
  'home_search_by_lowest_price on home_search (site_id, (price = 0), price)',
  'home_search_by_area on home_search (site_id, area, number)',
  'home_search_by_inhabit_day on home_search (site_id, inhabit_day, number)',
  'home_search_recommended on home_search (site_id, rank, inhabit_day, number)',
  'home_search_newest on home_search (site_id, published_day desc, number)',
  'home_search_by_sun on home_search (site_id, sun_hours desc, number)',
  'home_search_by_stage on home_search (stage_no)',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const index of unused) await sql`drop index ${sql.ref(index.split(' ')[0] ?? '')}`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  for (const index of unused) await sql`create index ${sql.raw(index)}`.execute(db)
}
