// Staff decisions about payments and refunds of a booking, a home's plan or a membership. A refund is identified by its own id, by
// that of its payment, or by that of the refunded booking.
import { isPaymentOver } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { ChangePayment } from './change-payment.ts'
import type { PaymentProviders } from './open-payment-providers.ts'
import type { Refunds, SettledBy } from './refunds.ts'
import type { PaymentRow, RefundRow } from './stored-payments.ts'
import { findPayment } from './stored-payments.ts'

export type RefundDecision =
  | { readonly kind: 'done'; readonly refundIds: readonly string[] }
  /** No refund, payment or booking has this id. */
  | { readonly kind: 'unknown' }
  /** There is nothing to refund. */
  | { readonly kind: 'noRefund' }
  /** Not possible in the refund's status: `present`. */
  | { readonly kind: 'refused'; readonly present: RefundRow['status'] }

export type PaymentDecision =
  | { readonly kind: 'done' }
  /** No payment has this id. */
  | { readonly kind: 'unknown' }
  /** Not possible in the payment's status: `present`. */
  | { readonly kind: 'refused'; readonly present: PaymentRow['status'] }

/** Each joins the given transaction. */
export interface MoneyStaff {
  /** Retries failed refunds at the provider. */
  retryRefund(id: string, within?: Transaction<Schema>): Promise<RefundDecision>
  /** The payer has the money: transferred by hand, or returned by the provider according to its own pages. */
  markRefunded(id: string, by: SettledBy, within?: Transaction<Schema>): Promise<RefundDecision>
  /** The provider has not returned the money: staff transfer it, and get a task for that. */
  refundByHand(id: string, by: SettledBy, within?: Transaction<Schema>): Promise<RefundDecision>
  /** Refunds a received payment, once. What was bought with it stays as it is. */
  refundPayment(
    paymentId: string,
    reason: string,
    within?: Transaction<Schema>,
  ): Promise<RefundDecision | PaymentDecision>
  /**
   * Records how a payment ended, according to the provider's own pages or the bank. Money for a closed payment is refunded. An
   * open payment is settled by it, unless its provider can be asked: then it is refused.
   */
  recordOutcome(
    paymentId: string,
    outcome: 'paid' | 'notPaid',
    by: SettledBy,
    within?: Transaction<Schema>,
  ): Promise<PaymentDecision>
}

export interface MoneyStaffOptions {
  readonly db: Kysely<Schema>
  readonly now: () => number
  readonly change: Pick<ChangePayment, 'inTransaction'>
  readonly refunds: Pick<Refunds, 'ask' | 'retry' | 'markDone' | 'giveUpProvider'>
  readonly providers: Pick<PaymentProviders, 'of'>
}

/** The refunds with an id. */
export const refundsOf = (
  db: Kysely<Schema>,
  id: string,
): Promise<readonly Pick<RefundRow, 'id' | 'status'>[]> =>
  db
    .selectFrom('payment_refunds')
    .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
    .select(['payment_refunds.id', 'payment_refunds.status'])
    .where(
      sql<boolean>`(payment_refunds.id = ${id}::uuid or payments.id = ${id}::uuid or payments.booking_id = ${id}::text
        or payments.residence_payment_id in (
          select residence_payments.id from residence_payments
          join residences on residences.id = residence_payments.residence_id
          where residences.booking_id = ${id}::uuid))`,
    )
    .orderBy('payment_refunds.created_at')
    .orderBy('payment_refunds.id')
    .execute()

const isKnown = async (db: Kysely<Schema>, id: string): Promise<boolean> => {
  const { rows } = await sql<{ isKnown: boolean }>`select
    exists (select from payments where id = ${id}::uuid or booking_id = ${id}::text)
    or exists (select from bookings where id = ${id}::uuid) as "isKnown"`.execute(db)
  return rows[0]?.isKnown === true
}

export const makeMoneyStaff = ({ db, now, change, refunds, providers }: MoneyStaffOptions): MoneyStaff => {
  const decide = <Decision>(
    within: Transaction<Schema> | undefined,
    work: (trx: Transaction<Schema>) => Promise<Decision>,
  ): Promise<Decision> => inTransaction(within ?? db, (trx) => work(trx as Transaction<Schema>))

  /** Decides each refund with the id; done if at least one decision was carried out. */
  const settle = (
    id: string,
    within: Transaction<Schema> | undefined,
    one: (refundId: string, trx: Transaction<Schema>) => Promise<boolean>,
  ): Promise<RefundDecision> =>
    decide<RefundDecision>(within, async (trx) => {
      if (!isUuid(id)) return { kind: 'unknown' }
      const found = await refundsOf(trx, id)
      const [first] = found
      if (!first) return { kind: (await isKnown(trx, id)) ? 'noRefund' : 'unknown' }
      const refundIds: string[] = []
      for (const { id: refundId } of found) if (await one(refundId, trx)) refundIds.push(refundId)
      return refundIds.length > 0
        ? { kind: 'done', refundIds }
        : { kind: 'refused', present: (found.find(({ status }) => status !== 'done') ?? first).status }
    })

  return {
    retryRefund: (id, within) => settle(id, within, (refundId, trx) => refunds.retry(refundId, trx)),
    markRefunded: (id, by, within) =>
      settle(id, within, (refundId, trx) => refunds.markDone(refundId, trx, by)),
    refundByHand: (id, by, within) =>
      settle(id, within, (refundId, trx) => refunds.giveUpProvider(refundId, trx, by)),

    refundPayment: (paymentId, reason, within) =>
      decide<RefundDecision | PaymentDecision>(within, async (trx) => {
        const payment = await findPayment(trx, paymentId)
        if (!payment) return { kind: 'unknown' }
        if (payment.status !== 'paid') return { kind: 'refused', present: payment.status }
        await refunds.ask(trx, payment, reason)
        const refundIds = (await refundsOf(trx, paymentId)).map(({ id }) => id)
        return { kind: 'done', refundIds }
      }),

    recordOutcome: (paymentId, outcome, by, within) =>
      decide<PaymentDecision>(within, async (trx) => {
        const payment = await findPayment(trx, paymentId)
        if (!payment) return { kind: 'unknown' }
        const canBeAsked = payment.provider !== null && providers.of(payment.provider) !== undefined
        if (payment.provider === null || (canBeAsked && !isPaymentOver(payment.status)))
          return { kind: 'refused', present: payment.status }
        const isPaid = outcome === 'paid'
        const changed = await change.inTransaction(
          trx,
          paymentId,
          { kind: 'reported', report: { status: isPaid ? 'paid' : 'cancelled' }, now: now() },
          { saidBy: by, ...(isPaid && { reference: by.reference }) },
        )
        const state = changed?.row.state
        const isTrueNow =
          state !== undefined &&
          (isPaid
            ? state.kind === 'paid' || ('isRefundRequested' in state && state.isRefundRequested === true)
            : state.kind !== 'paid' && !('isRefundRequested' in state))
        return isTrueNow
          ? { kind: 'done' }
          : { kind: 'refused', present: changed?.row.status ?? payment.status }
      }),
  }
}
