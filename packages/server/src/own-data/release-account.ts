// What is deleted with an account, and what stays: for its owner, for sweeps, and again after a backup was restored.
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { filesOfBooking } from '../booking/move-booking.ts'
import type { Schema } from '../database/schema.ts'
import { keepContractParty } from './contract-parties.ts'

type Trx = Transaction<Schema>

/** Releases files. The caller decides whether their contents are deleted at once or with the next sweep. */
export interface ReleaseFiles {
  release(within: Trx, files: { readonly by: string }): Promise<unknown>
}

/** Account id in rows that stay without an account. */
const noOwner = '00000000-0000-0000-0000-000000000000'

/**
 * Deletes bookings that were neither signed nor paid: they are not contracts. The others, with their payments and documents, stay
 * as long as bookkeeping and limitation law require, with their contract party in place of the account.
 */
const letGoOfBookings = async (trx: Trx, accountId: string, uploads: ReleaseFiles) => {
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
  if (rows.length > 0)
    await trx
      .deleteFrom('bookings')
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
}

/** An association keeps its errands, without the contact details of the reporter. */
const unlinkErrands = async (trx: Trx, accountId: string) => {
  await trx
    .updateTable('cases')
    .set({ contact_email: '', contact_phone: '', alternative_contact: null, copy_to: null })
    .where('reporter_id', '=', accountId)
    .execute()
}

const unlinkRest = async (trx: Trx, accountId: string) => {
  await trx.deleteFrom('identifications').where('account_id', '=', accountId).execute()
  await trx.updateTable('audit_log').set({ account_id: null }).where('account_id', '=', accountId).execute()
  // Files attached to a contract or an errand stay; the rest is swept with its contents.
  await trx
    .updateTable('uploads')
    .set({ owner_id: noOwner, expires_at: sql`case when claimed_by is null then now() else expires_at end` })
    .where('owner_kind', '=', 'account')
    .where('owner_id', '=', accountId)
    .execute()
}

/** Does not check for obstacles: the caller has done so, or repeats an earlier deletion. */
export const releaseAccount = async (
  trx: Trx,
  accountId: string,
  { uploads, now }: { readonly uploads: ReleaseFiles; readonly now: () => number },
): Promise<void> => {
  await letGoOfBookings(trx, accountId, uploads)
  await keepContractParty(trx, accountId, now())
  await unlinkErrands(trx, accountId)
  await unlinkRest(trx, accountId)
  await trx.deleteFrom('accounts').where('id', '=', accountId).execute()
}
