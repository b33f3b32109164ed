// What visitors who agreed to statistics looked at: of each the latest, and how often each stage in all.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table visits (
    -- One of the two: somebody who was signed in, or the random number of a browser that agreed to statistics
    account_id uuid references accounts (id) on delete cascade,
    visitor_id uuid,
    -- Of the catalogue that the site shows
    site_id integer not null,
    stage_id text not null,
    -- Empty where the stage itself was looked at
    object_id text not null default '',
    visited_at timestamptz not null,
    check (num_nonnulls(account_id, visitor_id) = 1)
  )`,
  sql`create unique index visits_of_account on visits (account_id, site_id, stage_id, object_id)
    where account_id is not null`,
  sql`create unique index visits_of_visitor on visits (visitor_id, site_id, stage_id, object_id)
    where visitor_id is not null`,
  sql`create index visits_by_time on visits (visited_at)`,
  // Nobody's: a stage counts once a day for each who looked at it
  sql`create table stage_visits (
    day date not null,
    site_id integer not null,
    county_id text not null,
    stage_id text not null,
    count integer not null,
    primary key (site_id, county_id, day, stage_id)
  )`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  for (const table of ['stage_visits', 'visits']) await sql`drop table ${sql.table(table)}`.execute(db)
}
