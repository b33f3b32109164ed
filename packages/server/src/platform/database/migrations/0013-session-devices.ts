// In which browser on what a session was begun, as words: its owner tells by them which one it is.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  // Null where it is not one that is known
  await sql`alter table sessions add column browser text, add column system text`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table sessions drop column browser, drop column system`.execute(db)
}
