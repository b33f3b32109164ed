// Who would like to hear about a home or a stage.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  `create table interests (
    id uuid primary key default gen_random_uuid(),
    -- Of whoever was signed in: what hangs on an account goes with it
    account_id uuid references accounts on delete cascade,
    -- The site that it was registered on, in whose language its person is written to
    site_id integer not null,
    -- Of the catalogue, whose rows a new revision replaces; one of the two
    home_id text,
    stage_id text,
    first_name text not null,
    last_name text not null,
    email text not null,
    -- The address as addresses are compared
    email_key text not null,
    phone text,
    message text,
    -- Said yes to newsletters
    newsletter boolean not null,
    -- The Idempotency-Key of the latest change
    request_key text,
    registered_at timestamptz not null,
    changed_at timestamptz not null,
    check (num_nonnulls(home_id, stage_id) = 1)
  )`,
  // Once, however often the form is sent. Nobody else can write over what somebody said who was signed in.
  `create unique index interests_once on interests (email_key, home_id, stage_id, account_id) nulls not distinct`,
  `create index interests_account on interests (account_id, registered_at)`,
  `create index interests_changed on interests (changed_at)`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table interests`.execute(db)
}
