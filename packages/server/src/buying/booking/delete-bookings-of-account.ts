// Deletes the bookings of an account that were neither signed nor paid: they are not contracts.
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { filesOfBooking } from './move-booking.ts'

/** Releases files. The caller decides whether their contents are deleted at once or with the next sweep. */
export interface ReleaseFiles {
  release(within: Transaction<Schema>, files: { readonly by: string }): Promise<unknown>
}

/**
 * The others, with their payments and documents, stay as long as bookkeeping and limitation law require, with their contract party in
 * place of the account.
 */
export const deleteBookingsWithoutContract = async (
  trx: Transaction<Schema>,
  accountId: string,
  uploads: ReleaseFiles,
): Promise<void> => {
  const rows = await trx
    .selectFrom('bookings')
    .select('id')
    .where('account_id', '=', accountId)
    .where('signed_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from payments where payments.booking_id = bookings.id::text)
        and not exists (select from booking_signatures where booking_signatures.booking_id = bookings.id)`,
    )
    .execute()
  for (const { id } of rows) await uploads.release(trx, { by: filesOfBooking(id) })
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await trx.deleteFrom('bookings').where('id', 'in', ids).execute()
}
