// What somebody typed into an order of printed material that came back.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create table print_typed_forms (
    account_id uuid primary key references accounts on delete cascade,
    sealed bytea not null,
    expires_at timestamptz not null
  )`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table print_typed_forms`.execute(db)
}
