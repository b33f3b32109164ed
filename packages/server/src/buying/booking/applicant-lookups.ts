// Look-ups of applicants by person and by address, recomputed when the secret changes.
import type { BookingSigner } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

/** Moves all applications of a person from any of the look-ups to the new one. */
export const moveApplicantLookups = async (
  trx: Kysely<Schema>,
  { from, to }: { readonly from: readonly Uint8Array[]; readonly to: Uint8Array },
): Promise<void> => {
  await trx
    .updateTable('booking_applicants')
    .set({ identity_lookup: to })
    .where('identity_lookup', 'in', from)
    .execute()
}

/** False if the look-up has been changed meanwhile. */
export const replaceEmailLookup = async (
  trx: Kysely<Schema>,
  { bookingId, role }: { readonly bookingId: string; readonly role: BookingSigner },
  { from, to }: { readonly from: Uint8Array; readonly to: Uint8Array },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('booking_applicants')
    .set({ email_lookup: to })
    .where('booking_id', '=', bookingId)
    .where('role', '=', role)
    .where('email_lookup', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
