// What a booking asks of payments, in its own transaction.
import type { BookingPaymentView, Money } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import type { BookingMoney } from '../booking/booking-desk.ts'
import type { Schema } from '../database/schema.ts'
import type { ChangePayment } from './change-payment.ts'
import { agreedTotalOf, cancelHomePayments, followDays, planHomePayments } from './home-payments.ts'
import type { Receipt } from './receipts.ts'
import { receiptOf } from './receipts.ts'
import type { Refunds } from './refunds.ts'
import { findRefund, latestOfBooking, messageKeyOf, openStatuses, refundStanding } from './stored-payments.ts'

/** With what documents need, and what staff may do. */
export interface BookingMoneyDesk extends BookingMoney {
  /** @param kept what the buyers owe for changing their mind. */
  refund(trx: Transaction<Schema>, bookingId: string, reason: string, kept?: Money): Promise<void>
  /** Undefined for a booking that nobody has paid. */
  receiptOf(db: Kysely<Schema>, bookingId: string): Promise<Receipt | undefined>
}

export const makeBookingMoney = ({
  change,
  refunds,
}: {
  readonly change: Pick<ChangePayment, 'within'>
  readonly refunds: Pick<Refunds, 'ask' | 'retry' | 'markDone'>
}): BookingMoneyDesk => ({
  receiptOf,
  view: async (db, bookingId): Promise<BookingPaymentView | undefined> => {
    const row = await latestOfBooking(db, bookingId)
    if (!row?.provider) return undefined
    const refund = refundStanding(await findRefund(db, row.id))
    return {
      paymentId: row.id,
      provider: row.provider,
      status: row.status,
      amount: row.amount as Money,
      messageKey: messageKeyOf(row),
      ...(refund && { refund }),
      ...(row.receipt_number !== null && { receiptId: row.receipt_number }),
    }
  },
  cancel: async (trx, bookingId) => {
    const open = await trx
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .where('status', 'in', openStatuses)
      .execute()
    for (const row of open) await change.within(trx, row, { kind: 'cancelAsked' })
  },
  refund: async (trx, bookingId, reason, kept) => {
    const paid = await trx
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'paid')
      .execute()
    for (const row of paid) await refunds.ask(trx, row, reason, kept)
  },
  plan: async (trx, { site: { country }, terms, options }, { id, agreedOn }) => {
    await planHomePayments(trx, {
      residenceId: id,
      country,
      currency: terms.currency,
      total: agreedTotalOf(terms, options, country),
      paidFee: terms.fee,
      agreedOn,
    })
    await followDays(trx, id)
  },
  cancelPlan: cancelHomePayments,
  settleRefund: async (trx, bookingId, how) => {
    const rows = await trx
      .selectFrom('payment_refunds')
      .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
      .select('payment_refunds.id')
      .where('payments.booking_id', '=', bookingId)
      .where('payment_refunds.status', '<>', 'done')
      .execute()
    let isSettled = false
    for (const { id } of rows)
      if (await (how === 'again' ? refunds.retry(id, trx) : refunds.markDone(id, trx))) isSettled = true
    return isSettled
  },
})
