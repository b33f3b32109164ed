// Refunds for staff over HTTP: unfinished ones, retries, and payments by hand. Of bookings and memberships alike.
import { endpoints } from '@husrum/contract'
import type { Money } from '@husrum/domain'
import { siteById, wholeUnitsOf } from '@husrum/domain'
import type { Hono } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { BookingService } from '../booking/index.ts'
import type { MoneyStaff, RefundDecision } from './money-staff.ts'
import { refundsOf } from './money-staff.ts'

const maxListed = 200

export interface StaffRefundsOptions {
  readonly db: Kysely<Schema>
  readonly staff: Pick<MoneyStaff, 'retryRefund' | 'markRefunded'>
  readonly bookingService: Pick<BookingService, 'lock' | 'note'>
}

const rows = (db: Kysely<Schema>) =>
  db
    .selectFrom('payment_refunds')
    .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
    .select([
      'payment_refunds.id',
      'payment_refunds.status',
      'payment_refunds.is_by_hand',
      'payment_refunds.amount',
      'payment_refunds.created_at',
      'payment_refunds.done_at',
      'payments.id as payment_id',
      'payments.number',
      'payments.purpose',
      'payments.booking_id',
      'payments.site_id',
      'payments.about',
      'payments.currency',
      'payments.provider',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/** The bookings of the refunds with an id, in the order in which every transaction locks them. */
const bookingsOf = async (trx: Transaction<Schema>, id: string): Promise<readonly string[]> => {
  const found = await refundsOf(trx, id)
  if (found.length === 0) return []
  const refundIds = found.map((refund) => refund.id)
  const ofRefunds = await rows(trx).where('payment_refunds.id', 'in', refundIds).execute()
  return [...new Set(ofRefunds.flatMap(({ booking_id }) => booking_id ?? []))].sort()
}

const refundOf = (row: Row) => ({
  id: row.id,
  paymentId: row.payment_id,
  paymentNumber: row.number,
  purpose: row.purpose,
  site: siteById(row.site_id)?.key ?? '',
  about: row.about,
  ...(row.booking_id !== null && { bookingId: row.booking_id }),
  ...(row.provider !== null && { provider: row.provider }),
  amount: wholeUnitsOf(row.amount as Money),
  currency: row.currency,
  status: row.status,
  isByHand: row.is_by_hand,
  createdAt: row.created_at,
  ...(row.done_at !== null && { doneAt: row.done_at }),
})

export const staffRefundRoutes = (
  app: Hono<AppEnv>,
  { db, staff, bookingService }: StaffRefundsOptions,
): void => {
  /** Carries out a decision, logs it for the bookings, and returns the refunds as they are then. */
  const decide = (
    id: string,
    decided: { readonly kind: 'refundBegun' | 'refundDone'; readonly reason: string; readonly actor: string },
    work: (trx: Transaction<Schema>) => Promise<RefundDecision>,
  ) =>
    db.transaction().execute(async (trx) => {
      const bookingIds = isUuid(id) ? await bookingsOf(trx, id) : []
      for (const bookingId of bookingIds) await bookingService.lock(trx, bookingId)
      const decision = await work(trx)
      if (decision.kind === 'unknown' || decision.kind === 'noRefund') throw new Problem('notFound')
      if (decision.kind === 'refused') throw new Problem('statusConflict', { present: decision.present })
      const refunds = await rows(trx)
        .where('payment_refunds.id', 'in', [...decision.refundIds])
        .orderBy('payment_refunds.created_at')
        .execute()
      for (const bookingId of bookingIds) await bookingService.note(trx, bookingId, decided)
      return { refunds: refunds.map(refundOf) }
    })

  bindEndpoint(app, endpoints.getStaffRefunds, async () => {
    const open = await rows(db)
      .where('payment_refunds.status', '<>', 'done')
      .orderBy('payment_refunds.created_at')
      .limit(maxListed)
      .execute()
    return { refunds: open.map(refundOf) }
  })
  bindEndpoint(app, endpoints.retryRefund, ({ id, reason, by }, { keyName }) =>
    decide(id, { kind: 'refundBegun', reason, actor: `${by} (${keyName})` }, (trx) =>
      staff.retryRefund(id, trx),
    ),
  )
  bindEndpoint(app, endpoints.markRefundPaid, ({ id, reference, by }, { keyName }) =>
    decide(id, { kind: 'refundDone', reason: reference, actor: `${by} (${keyName})` }, (trx) =>
      staff.markRefunded(id, { by, reference }, trx),
    ),
  )
}
