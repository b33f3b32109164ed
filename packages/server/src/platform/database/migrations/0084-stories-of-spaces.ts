// Of which space stories are, and by which shape of pages they were looked at: another release looks at them anew, and so does one that
// was given another space.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  // Absent where an older release took them over
  await sql`alter table content_stories add column space text, add column shape text`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table content_stories drop column space, drop column shape`.execute(db)
}
