// Payments of a booking, in the booking's own transaction.
import type { BookingPaymentView, Money, PaperSources } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { PaidByBank, StaffTasks } from '../../platform/staff-tasks/staff-tasks.ts'
import type { BookingMoney } from '../booking/index.ts'
import type { ChangePayment } from './change-payment.ts'
import {
  agreedTotalOf,
  cancelHomePayments,
  followDays,
  lockHomePayments,
  planHomePayments,
} from './home-payments.ts'
import type { Receipt } from './receipts.ts'
import { receiptOf } from './receipts.ts'
import type { Refunds } from './refunds.ts'
import { findRefund, latestOfBooking, messageKeyOf, openStatuses, refundStanding } from './stored-payments.ts'

/** Including what documents need. */
export interface BookingMoneyService extends BookingMoney {
  /** @param kept what the buyers owe for withdrawing. */
  refund(trx: Transaction<Schema>, bookingId: string, reason: string, kept?: Money): Promise<void>
  /** Undefined for a booking that was not paid. */
  receiptOf(db: Kysely<Schema>, bookingId: string): Promise<Receipt | undefined>
}

/** The fee of a booking, and payments of the plan of its home. */
const ofPurchase = (bookingId: string) =>
  sql<boolean>`(payments.booking_id = ${bookingId} or payments.residence_payment_id in (
    select residence_payments.id from residence_payments
    join residences on residences.id = residence_payments.residence_id
    where residences.booking_id = ${bookingId}))`

const openOnes = (trx: Transaction<Schema>, bookingId: string) =>
  trx
    .selectFrom('payments')
    .selectAll()
    .where(ofPurchase(bookingId))
    .where('status', 'in', openStatuses)
    .execute()

/** Bank transfers have no provider that can refund them: whole payments, and parts of those that are not paid yet. */
const paidByBank = (trx: Transaction<Schema>, bookingId: string) =>
  trx
    .selectFrom('residence_payments')
    .innerJoin('residences', 'residences.id', 'residence_payments.residence_id')
    .select(['residence_payments.id', 'residence_payments.currency'])
    .select(
      sql<number>`case when residence_payments.status = 'paid' then residence_payments.amount
        else residence_payments.received end`.as('amount'),
    )
    .where('residences.booking_id', '=', bookingId)
    .where('residence_payments.paid_by', 'is', null)
    .where((payment) =>
      payment.or([
        payment('residence_payments.status', '=', 'paid'),
        payment('residence_payments.received', '>', 0),
      ]),
    )
    .orderBy('residence_payments.paid_on')
    .orderBy('residence_payments.due_on')
    .execute()

/** Whether the agreement lists the payments: the built-in text does, and the company's own if it has the table. */
const namesPlan = async (trx: Transaction<Schema>, { templates }: PaperSources): Promise<boolean> => {
  const ids = Object.entries(templates).flatMap(([name, id]) => (name.startsWith('agreement.') ? [id] : []))
  if (ids.length === 0) return true
  const { count } = await trx
    .selectFrom('paper_templates')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .where('text', 'like', '%{{plan}}%')
    .executeTakeFirstOrThrow()
  return Number(count) === ids.length
}

export const makeBookingMoney = ({
  change,
  refunds,
  tasks,
}: {
  readonly change: Pick<ChangePayment, 'within'>
  readonly refunds: Pick<Refunds, 'ask'>
  /** Tasks for refunds by hand. */
  readonly tasks: Pick<StaffTasks, 'askToPayBack'>
}): BookingMoneyService => ({
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
    for (const row of await openOnes(trx, bookingId)) await change.within(trx, row, { kind: 'cancelAsked' })
  },
  refund: async (trx, bookingId, reason, kept) => {
    const paid = await trx
      .selectFrom('payments')
      .selectAll()
      .where(ofPurchase(bookingId))
      .where('status', '=', 'paid')
      .orderBy(sql`booking_id is null`)
      .orderBy('paid_at')
      .execute()
    // The kept amount is deducted once: from the fee first, and the rest from the payments that follow.
    let left = kept ?? (0 as Money)
    for (const row of paid) {
      await refunds.ask(trx, row, reason, left)
      left = Math.max(0, left - row.amount) as Money
    }
    await lockHomePayments(trx, bookingId)
    const byHand: PaidByBank[] = []
    for (const { id, amount: whole, currency } of await paidByBank(trx, bookingId)) {
      const amount = Number(whole)
      if (amount > left) byHand.push({ id, amount: (amount - left) as Money, currency })
      left = Math.max(0, left - amount) as Money
    }
    await tasks.askToPayBack(trx, bookingId, byHand)
  },
  plan: async (trx, { site: { country }, terms, options, paperSources }, { id, agreedOn }) => {
    // Only what the signed agreement names.
    if (!paperSources?.plan || !(await namesPlan(trx, paperSources))) return
    await planHomePayments(trx, {
      residenceId: id,
      instalments: paperSources.plan,
      country,
      currency: terms.currency,
      total: agreedTotalOf(terms, options, country),
      paidFee: terms.fee,
      agreedOn,
    })
    await followDays(trx, id)
  },
  cancelPlan: async (trx, bookingId) => {
    await cancelHomePayments(trx, bookingId)
    for (const row of await openOnes(trx, bookingId)) await change.within(trx, row, { kind: 'cancelAsked' })
  },
})
