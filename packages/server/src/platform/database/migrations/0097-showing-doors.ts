// Host codes of showings can be renewed and withdrawn, and news go to addresses that said yes from their own mailbox.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  // Part of what a host code is derived from: with each renewal the codes and cookies before it end
  `alter table showings
    add column host_code_version integer not null default 1 check (host_code_version > 0),
    add column host_code_withdrawn_at timestamptz`,
  `alter table showing_visitors add column news_confirmed_at timestamptz`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table showing_visitors drop column news_confirmed_at`.execute(db)
  await sql`alter table showings drop column host_code_withdrawn_at, drop column host_code_version`.execute(
    db,
  )
}
