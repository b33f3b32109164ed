// What the daily letting go of personal data did: by this a company answers for how long it keeps what (GDPR, article 5.2).
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table retention_runs (
    id bigserial primary key,
    at timestamptz not null,
    -- As retention-rules.ts names it
    rule text not null,
    -- Rows that were deleted or cleared; null where another job does it
    gone integer,
    -- Rows whose time is over and that are still there
    overdue integer not null,
    -- From when the oldest row is that is still there
    oldest_left timestamptz
  )`,
  sql`create index retention_runs_rule on retention_runs (rule, at)`,
  sql`create index retention_runs_at on retention_runs (at)`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table retention_runs`.execute(db)
}
