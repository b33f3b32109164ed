// Which servers are alive and what they last heard of others; and events found by their time, to be counted.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table servers (
    id uuid primary key,
    -- The machine's name
    host text not null,
    version text not null,
    started_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    -- Memory, and how calls to others went last
    facts jsonb not null
  )`,
  // Rows lie in the order of their times: a few kilobytes are enough to find the latest.
  sql`create index booking_log_at on booking_log using brin (at) with (autosummarize = on)`,
  sql`create index cases_created on cases using brin (created_at) with (autosummarize = on)`,
  sql`create index interests_registered on interests using brin (registered_at) with (autosummarize = on)`,
  sql`create index audit_log_at on audit_log using brin (at) with (autosummarize = on)`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop index booking_log_at, cases_created, interests_registered, audit_log_at`.execute(db)
  await sql`drop table servers`.execute(db)
}
