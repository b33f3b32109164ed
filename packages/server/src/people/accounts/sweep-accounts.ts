// Deletes data after its retention period: failures, links, the audit log of last year. Accounts: own-data/unconfirmed-accounts.ts.

import type { Kysely } from 'kysely'
import { sweepAuditLog } from '../../platform/audit/sweep-audit-log.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { sweepCallCounts } from '../../platform/http/limit-calls.ts'

const hourMs = 3_600_000
/** To be called periodically; several processes may run it. */
export const sweepAccounts = async (db: Kysely<Schema>, now: number): Promise<void> => {
  const ago = (ms: number): string => new Date(now - ms).toISOString()
  await db.deleteFrom('sign_in_failures').where('failed_at', '<', ago(hourMs)).execute()
  await sweepCallCounts(db, now)
  await sweepAuditLog(db, now)
  await db
    .deleteFrom('account_links')
    .where('expires_at', '<', ago(24 * hourMs))
    .execute()
  await db.deleteFrom('account_undos').where('expires_at', '<', ago(0)).execute()
}
