// What somebody wants to be called, beside the name of their identity.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table accounts add column preferred_name text`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table accounts drop column preferred_name`.execute(db)
}
