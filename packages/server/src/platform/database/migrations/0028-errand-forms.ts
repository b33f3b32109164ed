// What somebody typed into a form about an errand that came back without script: sealed, for a short while.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create table case_typed_forms (
    account_id uuid primary key references accounts on delete cascade,
    sealed bytea not null,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index case_typed_forms_expiry on case_typed_forms (expires_at)`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table case_typed_forms`.execute(db)
}
