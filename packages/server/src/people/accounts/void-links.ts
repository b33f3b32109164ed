// Invalidates open links and codes that were e-mailed to the owner of an account: to set a password, to confirm an address, and codes.
import type { Kysely } from 'kysely'
import type { Schema, Table } from '../../platform/database/schema.ts'

/**
 * Call it on every change of how an account is signed in to: password, address, identity, end of another session. Undo links
 * stay valid: they are for an owner who was locked out by a thief.
 *
 * @param options.keep a kind of link that stays valid.
 */
export const voidLinks = async (
  trx: Kysely<Schema>,
  accountId: string,
  { keep }: { readonly keep?: Table<'account_links'>['kind'] } = {},
): Promise<void> => {
  const raised = await trx
    .updateTable('accounts')
    .set(({ eb }) => ({ credentials_version: eb('credentials_version', '+', 1) }))
    .where('id', '=', accountId)
    .returning('credentials_version')
    .executeTakeFirst()
  if (!raised || keep === undefined) return
  await trx
    .updateTable('account_links')
    .set(raised)
    .where('account_id', '=', accountId)
    .where('kind', '=', keep)
    .where('credentials_version', '=', raised.credentials_version - 1)
    .execute()
}
