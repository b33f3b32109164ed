// Entries of the audit log stay when the account is deleted, without its id.
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

export const unlinkFromAuditLog = async (trx: Kysely<Schema>, accountId: string): Promise<void> => {
  await trx.updateTable('audit_log').set({ account_id: null }).where('account_id', '=', accountId).execute()
}
