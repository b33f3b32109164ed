// What a payer can pay for at present, and the amount: the fee of a booking, a payment of a home's plan, or a membership.
import type { Money, SiteDefinition, UserBrand } from '@husrum/domain'
import { userBrandOf, vipFeeOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { BookingService } from '../booking/index.ts'
import { findHomePayment } from './home-payments.ts'
import type { PaymentRow } from './stored-payments.ts'
import { isPaidMember } from './vip-membership.ts'

/** The payer and their site. */
export interface Payer {
  readonly accountId: string
  readonly site: SiteDefinition
  /** Origin of the site, as the payer reaches it. */
  readonly origin: string
}

/** What the payment is for: a booking, a payment of a home's plan, or a membership of the site's brand. */
export type PaidThing =
  | { readonly bookingId: string; readonly objectId?: string }
  | { readonly homePaymentId: string; readonly objectId?: string }
  | 'vip'

/** Why no payment was started. */
export type NotPayable =
  | { readonly kind: 'notFound' }
  /** It cannot be paid in its present status. */
  | { readonly kind: 'conflict'; readonly present: string }
  | { readonly kind: 'amountNotPossible' }
  /** The site's country does not have this payment method. */
  | { readonly kind: 'notOffered' }
  /** The country has it, but it is switched off. */
  | { readonly kind: 'switchedOff' }
  | { readonly kind: 'badPhone' }

/** The data of a new payment. */
export interface Charge {
  readonly purpose: PaymentRow['purpose']
  readonly booking_id: string | null
  readonly residence_payment_id: string | null
  readonly brand: UserBrand | null
  readonly about: string
  readonly amount: Money
  readonly currency: string
}

/** Columns for what the payment is for, all empty. */
const ofNothing = { booking_id: null, residence_payment_id: null, brand: null } as const

/** Statuses in which a booking can be paid. */
const payable: readonly string[] = ['signed', 'paying']

/** Whether a payment is for this thing. */
export const isOf = (row: PaymentRow, thing: PaidThing): boolean => {
  if (thing === 'vip') return row.purpose === 'vip'
  return 'homePaymentId' in thing
    ? row.residence_payment_id === thing.homePaymentId
    : row.booking_id === thing.bookingId
}

export const makeChargeOf =
  ({
    db,
    bookingService,
  }: {
    readonly db: Kysely<Schema>
    readonly bookingService: Pick<BookingService, 'find' | 'roleOf'>
  }) =>
  async ({ accountId, site }: Payer, thing: PaidThing): Promise<Charge | NotPayable> => {
    if (thing === 'vip') {
      const brand = userBrandOf(site)
      const fee = site.features.vip ? vipFeeOf(site.country) : undefined
      if (brand === undefined || fee === undefined) return { kind: 'notFound' }
      if (await isPaidMember(db, accountId, brand)) return { kind: 'conflict', present: 'paid' }
      const about = `VIP, ${site.name}`
      const currency = site.formats.currencyCode
      return { ...ofNothing, purpose: 'vip', brand, about, amount: fee, currency }
    }
    if ('homePaymentId' in thing) {
      const { homePaymentId, objectId } = thing
      const found = await findHomePayment(db, homePaymentId, { accountId, site })
      if (!found || (objectId !== undefined && found.objectId !== objectId)) return { kind: 'notFound' }
      const { about, amount, currency, status } = found
      if (status !== 'open') return { kind: 'conflict', present: status }
      if (!found.isPaidOnline) return { kind: 'amountNotPossible' }
      return { ...ofNothing, purpose: 'home', residence_payment_id: homePaymentId, about, amount, currency }
    }
    const { bookingId, objectId } = thing
    const role = await bookingService.roleOf(db, bookingId, accountId)
    const booking = role && (await bookingService.find(db, bookingId))
    if (!booking || booking.site.siteId !== site.siteId) return { kind: 'notFound' }
    if (objectId !== undefined && booking.objectId !== objectId) return { kind: 'notFound' }
    if (!payable.includes(booking.state.kind) || booking.terms.fee <= 0)
      return { kind: 'conflict', present: booking.state.kind }
    const { fee: amount, currency } = booking.terms
    const about = booking.home.name
    return { ...ofNothing, purpose: 'bookingFee', booking_id: bookingId, about, amount, currency }
  }
