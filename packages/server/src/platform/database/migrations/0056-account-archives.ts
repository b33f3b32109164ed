// What people have asked for of all that is known of them: one archive at a time, encrypted, for a week.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create table account_archives (
    -- One for each: asked again, it is the same
    account_id uuid primary key references accounts on delete cascade,
    asked_at timestamptz not null,
    -- Where it was asked for: the letter's language, and where it leads
    site text not null,
    origin text not null,
    made_at timestamptz,
    -- A ZIP, encrypted; null while it is made
    sealed bytea,
    bytes integer,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index account_archives_expiring on account_archives (expires_at)`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table account_archives`.execute(db)
}
