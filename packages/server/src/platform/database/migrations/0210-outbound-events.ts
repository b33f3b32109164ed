// Events for other systems: written with each deed, and numbered afterwards in the order in which they are read.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table outbound_events (
    -- Rises from event to event of a subject
    sequence bigserial primary key,
    id uuid not null default gen_random_uuid(),
    type text not null,
    subject text not null,
    -- Ids, statuses and versions
    data jsonb not null,
    at timestamptz not null default now(),
    -- Place in the feed, without gaps; null until the transaction has ended
    position bigint
  )`,
  sql`create unique index outbound_events_feed on outbound_events (position) where position is not null`,
  sql`create index outbound_events_due on outbound_events (sequence) where position is null`,
  sql`create index outbound_events_at on outbound_events (at)`,
  sql`create table event_feed (
    is_only boolean primary key default true check (is_only),
    -- The last position
    position bigint not null
  )`,
  sql`insert into event_feed (position) values (0)`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table event_feed, outbound_events`.execute(db)
}
