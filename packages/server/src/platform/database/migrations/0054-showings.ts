// Showings with a limited number of places, who has one or waits for one, and who came by.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  `create table showings (
    id uuid primary key default gen_random_uuid(),
    -- As the company's sales system calls it
    reference text not null,
    -- Of the catalogue, whose rows a new revision replaces
    site_id integer not null,
    stage_id text not null,
    object_id text,
    -- As it was called when it was announced
    name text not null,
    path text not null,
    kind text not null check (kind in ('onSite', 'digital')),
    -- Where people meet, in words
    place text not null,
    join_url text,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    people integer not null check (people > 0),
    parties integer not null check (parties > 0),
    most_in_party integer not null check (most_in_party between 1 and 10),
    -- Until then for paying members alone
    members_until timestamptz,
    called_off_at timestamptz,
    check (ends_at > starts_at),
    unique (site_id, reference)
  )`,
  `create index showings_coming on showings (site_id, starts_at)`,
  // How many have a place is summed under a lock of the showing's row: nothing can drift from what is there
  `create table showing_places (
    id uuid primary key default gen_random_uuid(),
    showing_id uuid not null references showings on delete cascade,
    -- Of an account that is gone the place is free again
    account_id uuid not null references accounts on delete cascade,
    -- On which it was taken, in whose language they are written to
    site text not null,
    origin text not null,
    party_size integer not null check (party_size between 1 and 10),
    state text not null check (state in ('booked', 'waiting', 'cancelled', 'attended')),
    -- The order of those who wait
    in_line bigserial not null,
    made_at timestamptz not null,
    changed_at timestamptz not null,
    attended_at timestamptz,
    -- Null: to be reminded
    reminded_at timestamptz,
    check ((state = 'attended') = (attended_at is not null))
  )`,
  // Nobody twice
  `create unique index showing_places_once on showing_places (showing_id, account_id) where state <> 'cancelled'`,
  `create index showing_places_showing on showing_places (showing_id, state)`,
  `create index showing_places_account on showing_places (account_id)`,
  `create index showing_places_to_remind on showing_places (showing_id) where state = 'booked' and reminded_at is null`,
  `create index showing_places_line on showing_places (showing_id, in_line) where state = 'waiting'`,
  // Who came by without an account: let go of some time after the showing
  `create table showing_visitors (
    id uuid primary key default gen_random_uuid(),
    showing_id uuid not null references showings on delete cascade,
    first_name text not null,
    last_name text not null,
    email text not null,
    -- The address as addresses are compared
    email_key text not null,
    phone text,
    party_size integer not null,
    wants_news boolean not null,
    came_at timestamptz not null,
    unique (showing_id, email_key)
  )`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table showing_visitors, showing_places, showings`.execute(db)
}
