// By when an errand is answered and by when it is done are two facts: the first is promised when it is reported, the second only staff say.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`alter table cases
    -- When staff first answered after the report or the reopening; null until then
    add column answered_at timestamptz,
    -- By when staff have said that it is done; null until they say so
    add column done_by timestamptz`,
  // Until now every errand had a second date, which only a rule wrote: that of a reopened errand is the promise of its answer
  sql`update cases set promised_by = expected_by where expected_by is not null and done_at is null`,
  sql`update cases set answered_at = coalesce(
      (select min(at) from case_events where case_events.case_id = cases.id and by_party = 'staff'
        and (kind in ('status', 'visit', 'message'))),
      done_at)`,
  // An errand that is over keeps no visit
  sql`update cases set visit_starts_at = null, visit_ends_at = null where done_at is not null`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table cases drop column answered_at, drop column done_by`.execute(db)
}
