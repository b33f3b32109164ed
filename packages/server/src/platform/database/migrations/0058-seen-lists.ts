// What somebody has seen of the changes of homes in their lists; and what was found for them, which outlives its letter.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table seen_lists (
    account_id uuid not null references accounts on delete cascade,
    site_id integer not null,
    list text not null check (list in ('savedSearches', 'favourites')),
    -- The last change of a home that was shown before this visit: later ones are new as long as it lasts
    seen_to bigint not null,
    -- The last one that this visit has shown
    shown_to bigint not null,
    visited_at timestamptz not null,
    -- The end of the visit before
    visited_before timestamptz,
    primary key (account_id, site_id, list)
  )`,
  // Told by letter, or not to be told: the list of searches shows it still
  sql`alter table saved_search_hits add column told boolean not null default false`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`delete from saved_search_hits where told`.execute(db)
  await sql`alter table saved_search_hits drop column told`.execute(db)
  await sql`drop table seen_lists`.execute(db)
}
