// Whose turn it is to write what comes of a file: a server that hears nothing of a telephone any more writes nothing after another one
// has gone on (docs/decisions/0047).
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  // Absent before the first part, and of an older release.
  await sql`alter table uploads add column turn uuid`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table uploads drop column turn`.execute(db)
}
