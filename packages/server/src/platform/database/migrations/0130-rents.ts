// Rentals without a price are ordered by their rent, after all homes with a price.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  // Null in rows of a release before this one; 0 for homes that are not let.
  await sql`alter table home_search add column rent double precision`.execute(db)
  await sql`update home_search set rent = case
      when price > 0 or details->>'disposalForm' <> 'tenancy' then 0
      else coalesce((details->>'monthlyFee')::double precision, 0) / 100 end
    from homes where homes.number = home_search.number`.execute(db)
  await sql`create index home_search_by_lowest_price on home_search (site_id, (price = 0), price)`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table home_search drop column rent`.execute(db)
  await sql`drop index home_search_by_lowest_price`.execute(db)
}
