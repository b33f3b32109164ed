// From which network an event of the audit log came: no single address.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  // In CIDR notation; null where it is not known
  await sql`alter table audit_log add column network text`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table audit_log drop column network`.execute(db)
}
