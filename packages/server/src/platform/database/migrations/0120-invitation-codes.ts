// The second applicant of a booking can type a code from the letter in place of opening its link.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table booking_invitations
    -- Keyed hash of the code; null for letters without one
    add column code_hash bytea unique`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table booking_invitations drop column code_hash`.execute(db)
}
