// Deletes the identifications of an account with the account.
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

export const deleteIdentificationsOf = async (trx: Kysely<Schema>, accountId: string): Promise<void> => {
  await trx.deleteFrom('identifications').where('account_id', '=', accountId).execute()
}
