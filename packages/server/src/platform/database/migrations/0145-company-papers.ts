// The companies that sell homes, their own texts of papers, and which of both a booking began with.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table sellers (
    key text primary key,
    record jsonb not null,
    changed_at timestamptz not null default now()
  )`,
  sql`create table paper_templates (
    id uuid primary key default gen_random_uuid(),
    site_id integer not null,
    kind text not null,
    language text not null,
    -- The form of disposal that it is for; empty for all of them
    tenure text not null default '',
    version integer not null check (version > 0),
    -- Null: from this version on, the built-in text applies again
    text text,
    -- The key that stored it
    stored_by text not null,
    stored_at timestamptz not null,
    unique (site_id, kind, language, tenure, version)
  )`,
  // The seller, and the ids of the templates: a booking keeps those that it began with
  sql`alter table bookings add column paper_sources jsonb`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table bookings drop column paper_sources`.execute(db)
  await sql`drop table paper_templates`.execute(db)
  await sql`drop table sellers`.execute(db)
}
