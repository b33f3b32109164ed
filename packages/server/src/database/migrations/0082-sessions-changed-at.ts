// When somebody last changed something in a session: until a replica has come so far, what they look at is read from the primary.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  // Also of those that an older release begins; an insert or a change is seen in any case.
  await sql`alter table sessions add column changed_at timestamptz not null default clock_timestamp()`.execute(
    db,
  )
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table sessions drop column changed_at`.execute(db)
}
