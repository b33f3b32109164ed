// What of a search one is written to about: homes that it finds anew, prices, statuses, viewings.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  // Who followed a search before was told of all of them
  await sql`alter table saved_searches
    add column kinds text[] not null default '{newHome,price,status,showing}'
    check (kinds <@ '{newHome,price,status,showing}'::text[] and cardinality(kinds) > 0)`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table saved_searches drop column kinds`.execute(db)
}
