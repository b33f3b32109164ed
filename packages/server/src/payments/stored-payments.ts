// Payments as they lie in the database, and what others need to know of one.
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
import { isUuid } from '../database/is-uuid.ts'
import type { Schema, Table } from '../database/schema.ts'
import type { Handover, PaymentOrder } from './payment-provider.ts'

export type PaymentRow = Selectable<Table<'payments'>>
export type RefundRow = Selectable<Table<'payment_refunds'>>
/** Statuses in which a payment still has to come to its end. */
export const openStatuses = ['created', 'pending', 'unknown'] as const

/** When a provider was asked first; epoch ms. */
export const startOf = ({ started_at, created_at }: Pick<PaymentRow, 'started_at' | 'created_at'>): number =>
  Date.parse(started_at ?? created_at)

/** When an open payment is cancelled and closed; undefined before a provider was asked. */
export const deadlinesOf = (
  row: Pick<PaymentRow, 'provider' | 'started_at' | 'created_at'>,
): PaymentDeadlines | undefined =>
  row.provider === null ? undefined : paymentDeadlinesOf(row.provider, startOf(row))

/** Whether we ended a payment, and its provider has not confirmed that. */
export const isUnconfirmed = (state: PaymentState): boolean =>
  'isUnconfirmed' in state && state.isUnconfirmed === true

/** Whether an open payment is to be cancelled at its provider. */
export const isCancelAsked = (state: PaymentState): boolean =>
  'isCancelAsked' in state && state.isCancelAsked === true

/** What opens `handover` of one payment alone. */
export const handoverContext = (id: string): string => `payment ${id} handover`

export const instant = (ms: number): string => new Date(ms).toISOString()

/** A site is not taken away while payments of it lie there. */
export const siteOfPayment = ({ site_id }: Pick<PaymentRow, 'site_id'>): SiteDefinition => {
  const site = (sites as readonly SiteDefinition[]).find(({ siteId }) => siteId === site_id)
  if (!site) throw new Error(`There is no site ${site_id}`)
  return site
}

/** Where whoever pays comes back to: the booking, the payments of a home, or the membership. */
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

/** What a payment that stands so says: its own message, or that of its status. */
export const messageKeyOf = ({ state }: Pick<PaymentRow, 'state'>): PaymentMessageKey => {
  if ('messageKey' in state) return state.messageKey
  return state.kind === 'paid' ? 'paid' : 'pending'
}

/** How money stands that goes back. */
export const refundStanding = (refund: Pick<RefundRow, 'status'> | undefined): BookingPaymentView['refund'] =>
  refund && (refund.status === 'asked' ? 'underWay' : refund.status)

export const findPayment = (db: Kysely<Schema>, id: string): Promise<PaymentRow | undefined> =>
  isUuid(id)
    ? db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
    : Promise.resolve(undefined)

export const findRefund = (db: Kysely<Schema>, paymentId: string): Promise<RefundRow | undefined> =>
  db.selectFrom('payment_refunds').selectAll().where('payment_id', '=', paymentId).executeTakeFirst()

/** The newest: earlier ones came to nothing. */
export const latestOfBooking = (db: Kysely<Schema>, bookingId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    // One that was paid says more than one that was tried after it.
    .orderBy((row) => row.case().when('status', '=', 'paid').then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What of a handover pages are told: forms and markup of others stand on pages of their own. */
export const tellHandover = (
  { form, snippet, ...shown }: Handover,
  handoverUrl: string,
): Omit<Handover, 'form' | 'snippet'> & { readonly redirectUrl?: string } => ({
  ...shown,
  ...((form || snippet) && { redirectUrl: handoverUrl }),
})
