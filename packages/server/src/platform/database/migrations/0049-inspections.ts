// Inspections of homes: appointments, and what was noted at them. How a remark stands is its errand's to say.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table inspections (
    id uuid primary key,
    residence_id uuid not null references residences on delete cascade,
    kind text not null check (kind in ('preliminary', 'final', 'guarantee')),
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    place text not null,
    -- Who comes
    inspector text not null,
    note text not null default '',
    -- When it was before it was moved last, and why it was
    moved_from timestamptz,
    moved_because text,
    -- That somebody of the home asked for another time
    wish text,
    wished_at timestamptz,
    wished_by uuid references accounts on delete set null,
    -- Since when nothing is added to its protocol
    closed_at timestamptz
  )`,
  sql`create index inspections_residence on inspections (residence_id, starts_at)`,
  sql`create table inspection_remarks (
    id uuid primary key,
    inspection_id uuid not null references inspections on delete cascade,
    -- As the protocol counts, from 1
    number integer not null,
    -- What deals with it, and says how it stands
    case_id uuid not null unique references cases on delete cascade,
    room text not null,
    text text not null,
    added_by text not null check (added_by in ('inspector', 'buyer')),
    account_id uuid references accounts on delete set null,
    responsible text not null default '',
    due date,
    -- Why whoever built the home does not agree
    dispute text,
    -- So that the same again is the same
    request_key text,
    added_at timestamptz not null,
    unique (inspection_id, number),
    unique (inspection_id, request_key)
  )`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  for (const table of ['inspection_remarks', 'inspections'])
    await sql`drop table ${sql.id(table)}`.execute(db)
}
