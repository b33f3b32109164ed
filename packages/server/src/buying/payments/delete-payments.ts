// Deletes payments after their retention period, or with the booking or the home that they belong to.
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Trx = Transaction<Schema>

export const deletePartsOfPayments = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  await trx.deleteFrom('payment_calls').where('payment_id', 'in', ids).execute()
  await trx.deleteFrom('payment_refunds').where('payment_id', 'in', ids).execute()
}

const deletePayments = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await deletePartsOfPayments(trx, ids)
  await trx.deleteFrom('payments').where('id', 'in', ids).execute()
}

export const deletePaymentsOfBookings = async (trx: Trx, bookingIds: readonly string[]): Promise<void> => {
  const rows = await trx.selectFrom('payments').select('id').where('booking_id', 'in', bookingIds).execute()
  await deletePayments(
    trx,
    rows.map(({ id }) => id),
  )
}

/** The plan of payments is deleted by the database with the home. */
export const deletePaymentsOfResidences = async (
  trx: Trx,
  residenceIds: readonly string[],
): Promise<void> => {
  const { rows } = await sql<{ readonly id: string }>`select payments.id from payments
    join residence_payments on residence_payments.id = payments.residence_payment_id
    where residence_payments.residence_id in (${sql.join(residenceIds)})`.execute(trx)
  await trx
    .updateTable('residence_payments')
    .set({ paid_by: null })
    .where('residence_id', 'in', residenceIds)
    .where('paid_by', 'is not', null)
    .execute()
  await deletePayments(
    trx,
    rows.map(({ id }) => id),
  )
}

/** Payments of an account that only have a number: the provider was not called, so there is nothing to keep. */
export const deleteUnstartedPayments = async (trx: Trx, accountId: string): Promise<void> => {
  await trx
    .deleteFrom('payments')
    .where('account_id', '=', accountId)
    .where('status', '=', 'created')
    .execute()
}
