// What gives an account back to its owner: a link out of the letter that tells them of a change, for seven days.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create table account_undos (
    -- In the order of the changes
    id bigserial primary key,
    account_id uuid not null references accounts on delete cascade,
    secret_hash bytea not null,
    -- The confirmed address before the change, which the letter went to
    email text not null,
    -- Whether an identity was tied to the account before the change
    had_identity boolean not null,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create unique index account_undos_secret on account_undos (secret_hash)`.execute(db)
  await sql`create index account_undos_account on account_undos (account_id)`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table account_undos`.execute(db)
}
