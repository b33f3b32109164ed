// When somebody last changed something in a session: until a replica has come so far, what they look at is read from the primary.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  // One time for those that are there, which writes no row anew
  await sql`alter table sessions add column changed_at timestamptz not null default now()`.execute(db)
  // Those that an older release begins beside this one have it too
  await sql`alter table sessions alter column changed_at set default clock_timestamp()`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table sessions drop column changed_at`.execute(db)
}
