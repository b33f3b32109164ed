// The errand of a finding has the day and the handler: until now the finding had others. Its columns are written by servers of the previous
// release only.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`update cases set handler_name = inspection_remarks.responsible
    from inspection_remarks
    where inspection_remarks.case_id = cases.id and inspection_remarks.responsible <> ''
      and coalesce(cases.handler_name, '') = ''`,
  // Done by the end of office hours of the site. The day of an errand that its reporter has reopened is over
  sql`update cases set
      done_by = (inspection_remarks.due + time '16:00')
        at time zone (case residences.site when 'finland' then 'Europe/Helsinki' else 'Europe/Stockholm' end),
      answered_at = coalesce(cases.answered_at, inspection_remarks.added_at)
    from inspection_remarks
      join inspections on inspections.id = inspection_remarks.inspection_id
      join residences on residences.id = inspections.residence_id
    where inspection_remarks.case_id = cases.id and inspection_remarks.due is not null and cases.done_by is null
      and not exists (select from case_events
        where case_events.case_id = cases.id and case_events.kind = 'status' and case_events.by_party <> 'staff')`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

/** The findings still have their own day and handler. */
export const down = async (): Promise<void> => undefined
