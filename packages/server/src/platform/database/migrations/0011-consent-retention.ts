// What visitors answered is kept for two years: what is older is found by its time.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create index consent_records_time on consent_records (recorded_at)`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop index consent_records_time`.execute(db)
}
