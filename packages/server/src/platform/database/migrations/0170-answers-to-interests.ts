// Staff are told about each registration of interest, and answer it.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table interests
    add column about text,
    add column told_at timestamptz,
    add column due_on date,
    add column reminded_at timestamptz,
    add column assigned_to text,
    add column assigned_at timestamptz,
    add column answered_at timestamptz,
    add column answered_by text,
    add column outcome text check (outcome in ('answered', 'notReached', 'closed')),
    add check (num_nonnulls(answered_at, answered_by, outcome) in (0, 3))`.execute(db)
  // Those from before are in the list of staff, but no letter is sent about them.
  await sql`update interests set told_at = changed_at`.execute(db)
  await sql`create index interests_untold on interests (changed_at) where told_at is null`.execute(db)
  await sql`create index interests_open on interests (due_on) where answered_at is null`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop index interests_untold, interests_open`.execute(db)
  await sql`alter table interests drop column about, drop column told_at, drop column due_on, drop column reminded_at,
    drop column assigned_to, drop column assigned_at, drop column answered_at, drop column answered_by, drop column outcome`.execute(
    db,
  )
}
