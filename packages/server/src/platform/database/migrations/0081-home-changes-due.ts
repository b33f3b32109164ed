// Changes of homes that are made, and wait for their number in the catalogue: a crowd that holds homes waits for nobody's turn.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create table home_changes_due (
    id bigserial primary key,
    home_id text not null,
    site_id integer not null,
    changed_at timestamptz not null default now(),
    changed_by text not null check (changed_by in ('buyer', 'staff', 'expiry')),
    reason text,
    -- The facts that differ
    before jsonb not null,
    after jsonb not null
  )`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table home_changes_due`.execute(db)
}
