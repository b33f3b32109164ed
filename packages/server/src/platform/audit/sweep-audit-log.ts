// Deletes entries of the audit log after their retention period.
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Long enough to account for events; afterwards it is only personal data (GDPR, article 5.1 e). */
export const auditRetentionMs = 365 * 24 * 3_600_000

export const sweepAuditLog = async (db: Kysely<Schema>, now: number): Promise<void> => {
  await db
    .deleteFrom('audit_log')
    .where('at', '<', new Date(now - auditRetentionMs).toISOString())
    .execute()
}
