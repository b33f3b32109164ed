// Changes of single facts of an account within the transactions of other subjects.
import type { Locale } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

/** @param phone in canonical form. */
export const setPhone = async (trx: Kysely<Schema>, accountId: string, phone: string): Promise<void> => {
  await trx.updateTable('accounts').set({ phone }).where('id', '=', accountId).execute()
}

/** Locks the account. False if it does not exist. */
export const setMailLanguage = async (
  trx: Kysely<Schema>,
  accountId: string,
  language: Locale | null,
): Promise<boolean> => {
  const account = await trx
    .updateTable('accounts')
    .set({ mail_language: language })
    .where('id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return account !== undefined
}

/** Moves the account of a person from any of the look-ups to the new one. */
export const moveIdentityLookup = async (
  trx: Kysely<Schema>,
  { from, to }: { readonly from: readonly Uint8Array[]; readonly to: Uint8Array },
): Promise<void> => {
  await trx
    .updateTable('accounts')
    .set({ identity_lookup: to })
    .where('identity_lookup', 'in', from)
    .execute()
}

/** Deletes the account. Everything that stays has been unlinked before (own-data/release-account.ts). */
export const deleteAccountRow = async (trx: Kysely<Schema>, accountId: string): Promise<void> => {
  await trx.deleteFrom('accounts').where('id', '=', accountId).execute()
}
