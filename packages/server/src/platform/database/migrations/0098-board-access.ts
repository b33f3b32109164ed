// Residents decide whether the board reads an errand inside their home, and an errand knows whether the board closed it.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** "Closed by the reporter", in Sweden and in Norway. */
const cancelled = ['8b09acad-239a-5513-b246-e30158431008', 'a8e49c58-3837-506b-8ed0-a927f6ffe4d2']

const kinds = (...added: readonly string[]) =>
  sql.join(
    ['created', 'status', 'updated', 'visit', 'message', 'reopenRequested', 'rated', 'files', ...added].map(
      (kind) => sql.lit(kind),
    ),
  )

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table cases
    -- Since when the resident shares words, photos, contacts and messages with the board of the association; null while not
    add column shared_with_board_at timestamptz,
    -- Who closed it without its being dealt with; null for other statuses
    add column closed_by text check (closed_by in ('customer', 'board'))`.execute(db)
  await sql`alter table case_events
    drop constraint case_events_kind_check,
    add constraint case_events_kind_check check (kind in (${kinds('shared', 'unshared')}))`.execute(db)
  // The last event that led to the status names who closed it
  await sql`update cases set closed_by = (
      select case by_party when 'board' then 'board' else 'customer' end from case_events
      where case_events.case_id = cases.id and case_events.case_status_id = cases.case_status_id
        and by_party in ('customer', 'board')
      order by case_events.id desc limit 1)
    where case_status_id in (${sql.join(cancelled.map((id) => sql.lit(id)))})`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`delete from case_events where kind in ('shared', 'unshared')`.execute(db)
  await sql`alter table case_events
    drop constraint case_events_kind_check,
    add constraint case_events_kind_check check (kind in (${kinds()}))`.execute(db)
  await sql`alter table cases drop column shared_with_board_at, drop column closed_by`.execute(db)
}
