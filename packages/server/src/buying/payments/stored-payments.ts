// Payments in the database, and helpers for other modules.
import type {
  BookingPaymentView,
  Money,
  PaymentDeadlines,
  PaymentMessageKey,
  PaymentState,
  SiteDefinition,
} from '@husrum/domain'
import { bookingAddress, paymentDeadlinesOf, routePath, sites } from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema, Table } from '../../platform/database/schema.ts'
import type { Handover, PaymentOrder } from './payment-provider.ts'

export type PaymentRow = Selectable<Table<'payments'>>
export type RefundRow = Selectable<Table<'payment_refunds'>>
/** Statuses in which a payment has not ended yet. */
export const openStatuses = ['created', 'pending', 'unknown'] as const

/** When the provider was first called; epoch ms. */
export const startOf = ({ started_at, created_at }: Pick<PaymentRow, 'started_at' | 'created_at'>): number =>
  Date.parse(started_at ?? created_at)

/** When an open payment is cancelled and closed; undefined before the provider was called. */
export const deadlinesOf = (
  row: Pick<PaymentRow, 'provider' | 'started_at' | 'created_at'>,
): PaymentDeadlines | undefined =>
  row.provider === null ? undefined : paymentDeadlinesOf(row.provider, startOf(row))

/** Whether we ended a payment without confirmation by its provider. */
export const isUnconfirmed = (state: PaymentState): boolean =>
  'isUnconfirmed' in state && state.isUnconfirmed === true

/** Whether an open payment is to be cancelled at its provider. */
export const isCancelRequested = (state: PaymentState): boolean =>
  'isCancelRequested' in state && state.isCancelRequested === true

/** Encryption context of a payment's `handover`. */
export const handoverContext = (id: string): string => `payment ${id} handover`

export const instant = (ms: number): string => new Date(ms).toISOString()

/** A site cannot be removed while it has payments. */
export const siteOfPayment = ({ site_id }: Pick<PaymentRow, 'site_id'>): SiteDefinition => {
  const site = (sites as readonly SiteDefinition[]).find(({ siteId }) => siteId === site_id)
  if (!site) throw new Error(`There is no site ${site_id}`)
  return site
}

/** The page that the payer returns to: the booking, the payments of a home, or the membership. */
export const pageOfPayment = (
  site: SiteDefinition,
  { booking_id, purpose, origin }: Pick<PaymentRow, 'booking_id' | 'purpose' | 'origin'>,
): string => {
  const path =
    booking_id === null
      ? routePath(site, purpose === 'home' ? 'payments' : 'vip')
      : bookingAddress(site, 'payment', { bookingId: booking_id })
  return new URL(path ?? site.routes.start, origin).href
}

export const orderOf = (row: PaymentRow): PaymentOrder => {
  const site = siteOfPayment(row)
  return {
    id: row.id,
    number: row.number,
    amount: row.amount as Money,
    currency: row.currency,
    about: row.about,
    site,
    origin: row.origin,
    returnUrl: pageOfPayment(site, row),
    ...(row.provider_id !== null && { providerId: row.provider_id }),
    createdAt: Date.parse(row.created_at),
  }
}

/** The message of a payment: its own, or that of its status. */
export const messageKeyOf = ({ state }: Pick<PaymentRow, 'state'>): PaymentMessageKey => {
  if ('messageKey' in state) return state.messageKey
  return state.kind === 'paid' ? 'paid' : 'pending'
}

/** The status of a refund. */
export const refundStanding = (refund: Pick<RefundRow, 'status'> | undefined): BookingPaymentView['refund'] =>
  refund && (refund.status === 'asked' ? 'underWay' : refund.status)

export const findPayment = (db: Kysely<Schema>, id: string): Promise<PaymentRow | undefined> =>
  isUuid(id)
    ? db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
    : Promise.resolve(undefined)

export const findRefund = (db: Kysely<Schema>, paymentId: string): Promise<RefundRow | undefined> =>
  db.selectFrom('payment_refunds').selectAll().where('payment_id', '=', paymentId).executeTakeFirst()

/** The latest payment: earlier ones failed. */
export const latestOfBooking = (db: Kysely<Schema>, bookingId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    // A paid one takes precedence over later attempts.
    .orderBy((row) => row.case().when('status', '=', 'paid').then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The parts of a handover that pages receive: providers' forms and markup are shown on pages of their own. */
export const handoverDtoOf = (
  { form, snippet, ...shown }: Handover,
  handoverUrl: string,
): Omit<Handover, 'form' | 'snippet'> & { readonly redirectUrl?: string } => ({
  ...shown,
  ...((form || snippet) && { redirectUrl: handoverUrl }),
})
