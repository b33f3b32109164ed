// Addresses of other systems to which events are sent, what waits for another attempt, and how each attempt was answered.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table webhook_endpoints (
    id uuid primary key default gen_random_uuid(),
    name text not null unique,
    url text not null,
    -- Empty: all
    types text[] not null,
    -- JSON: one secret, or two while one replaces the other
    secrets_sealed bytea not null,
    -- Events up to here are sent, or wait
    position bigint not null,
    state text not null check (state in ('on', 'off', 'gone')),
    failing_since timestamptz,
    failures integer not null default 0,
    -- No new events until then
    paused_until timestamptz,
    -- The job that sends, and until when no other does
    sender uuid,
    sender_until timestamptz,
    created_at timestamptz not null default now()
  )`,
  sql`create table webhook_waiting (
    endpoint_id uuid not null references webhook_endpoints on delete cascade,
    sequence bigint not null references outbound_events on delete cascade,
    subject text not null,
    attempts integer not null,
    next_at timestamptz not null,
    -- Given up after the last attempt; it can be sent again
    is_given_up boolean not null default false,
    primary key (endpoint_id, sequence)
  )`,
  sql`create index webhook_waiting_event on webhook_waiting (sequence)`,
  sql`create index webhook_waiting_due on webhook_waiting (endpoint_id, next_at) where not is_given_up`,
  sql`create index webhook_waiting_subject on webhook_waiting (endpoint_id, subject) where not is_given_up`,
  sql`create table webhook_attempts (
    id uuid primary key default gen_random_uuid(),
    endpoint_id uuid not null references webhook_endpoints on delete cascade,
    event_id uuid not null,
    at timestamptz not null,
    attempt integer not null,
    status integer,
    problem text,
    -- The first kilobyte, without addresses and numbers
    answer text
  )`,
  sql`create index webhook_attempts_at on webhook_attempts (at)`,
  sql`create index webhook_attempts_endpoint on webhook_attempts (endpoint_id, at)`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table webhook_attempts, webhook_waiting, webhook_endpoints`.execute(db)
}
