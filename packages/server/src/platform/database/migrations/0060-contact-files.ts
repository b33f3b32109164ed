// What went along with a message to a contact: it is in the letter to their desk, and is kept here by name alone.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table contact_messages add column files jsonb not null default '[]'`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table contact_messages drop column files`.execute(db)
}
