// Homes that people have marked: favourites, and those that they do not want to see again.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  `create table marked_homes (
    account_id uuid not null references accounts on delete cascade,
    mark text not null check (mark in ('favourite', 'hidden')),
    -- Of the catalogue, whose rows a new revision replaces
    home_id text not null,
    -- Whose catalogue
    site_id integer not null,
    -- What it cost in all, in whole units, and was when it was marked
    price bigint,
    status text,
    marked_at timestamptz not null,
    primary key (account_id, mark, home_id)
  )`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table marked_homes`.execute(db)
}
