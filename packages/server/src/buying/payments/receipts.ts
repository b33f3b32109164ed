// Receipts: a number for each received payment, consecutive within each site's series.
import type { Money, PaymentProvider } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { latestOfBooking, refundStanding } from './stored-payments.ts'

/** The contents of a receipt. */
export interface Receipt {
  /** Such as `K-1-000042`: the site's series, and the number in it. */
  readonly number: string
  readonly paymentId: string
  /** The number shown to people and to the provider. */
  readonly paymentNumber: string
  readonly provider: PaymentProvider
  /** The provider's own reference. */
  readonly providerReference?: string
  readonly amount: Money
  readonly currency: string
  /** What the payment was for. */
  readonly about: string
  /** Epoch ms. */
  readonly paidAt: number
  readonly refund?: {
    readonly amount: Money
    readonly status: 'underWay' | 'done' | 'failed'
    readonly doneAt?: number
  }
}

/** The next number of a site. Locked until the transaction ends, so that a rollback leaves no gap. */
export const nextReceiptNumber = async (trx: Transaction<Schema>, siteId: number): Promise<string> => {
  const { last } = await trx
    .insertInto('receipt_numbers')
    .values({ site_id: siteId, last: 1 })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ last: sql<number>`receipt_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return `K-${siteId}-${String(last).padStart(6, '0')}`
}

/** Of the payment of a booking; undefined if it was not paid. */
export const receiptOf = async (db: Kysely<Schema>, bookingId: string): Promise<Receipt | undefined> => {
  const row = await latestOfBooking(db, bookingId)
  if (!row || row.receipt_number === null || row.paid_at === null || row.provider === null) return undefined
  const refund = await db
    .selectFrom('payment_refunds')
    .select(['amount', 'status', 'done_at'])
    .where('payment_id', '=', row.id)
    .executeTakeFirst()
  const status = refundStanding(refund)
  return {
    number: row.receipt_number,
    paymentId: row.id,
    paymentNumber: row.number,
    provider: row.provider,
    ...(row.provider_reference !== null && { providerReference: row.provider_reference }),
    amount: row.amount as Money,
    currency: row.currency,
    about: row.about,
    paidAt: Date.parse(row.paid_at),
    ...(refund &&
      status && {
        refund: {
          amount: refund.amount as Money,
          status,
          ...(refund.done_at !== null && { doneAt: Date.parse(refund.done_at) }),
        },
      }),
  }
}
