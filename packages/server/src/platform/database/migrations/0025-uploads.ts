// Files that people send: each by itself, while the form that it belongs to is still written.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table uploads (
    id uuid primary key,
    -- Whose it is: of whoever has a draft's id, or of an account
    owner_kind text not null check (owner_kind in ('draft', 'account')),
    owner_id uuid not null,
    purpose text not null,
    site text not null,
    name text not null,
    -- Bytes in all, and those that had come when somebody last looked
    size integer not null check (size > 0),
    received integer not null default 0,
    state text not null default 'receiving' check (state in ('receiving', 'judging', 'clean', 'refused')),
    kind text,
    refusal text,
    sha256 bytea,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    -- What it is attached to: then it stays as long as that does
    claimed_by text,
    check ((state = 'clean') = (kind is not null and sha256 is not null)),
    check ((state = 'refused') = (refusal is not null)),
    check (claimed_by is null or state = 'clean')
  )`,
  sql`create index uploads_by_owner on uploads (owner_kind, owner_id, purpose) where claimed_by is null`,
  sql`create index uploads_by_claim on uploads (claimed_by) where claimed_by is not null`,
  sql`create index uploads_by_expiry on uploads (expires_at) where claimed_by is null`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table uploads`.execute(db)
}
