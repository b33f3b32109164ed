// How a buyer gets out of a booking, and why not where there is no way.
import type { CountryCode } from '../sites/site.ts'
import { isBookingOver } from './booking-status.ts'
import { isSignedOfferBinding } from './booking-variants.ts'
import type { BookingView } from './booking-view.ts'
import { bookingLaw } from './contract-law.ts'

/** Why somebody cannot end a booking by themselves: a closed set. */
export const noWayOutReasons = [
  /** A signed offer binds. */
  'binding',
  /** The country's law gives no right to withdraw from what is completed. */
  'noRight',
  /** The days of withdrawal are over. */
  'tooLate',
  /** It has ended already. */
  'over',
  /** The payment has come, and is being written into the booking: a moment. */
  'wait',
] as const
/** One of {@link noWayOutReasons}. */
export type NoWayOutReason = (typeof noWayOutReasons)[number]

/** What there is to do. */
export type WayOut =
  | { readonly kind: 'cancel' | 'withdraw' }
  | { readonly kind: 'none'; readonly reason: NoWayOutReason }

const none = (reason: NoWayOutReason): WayOut => ({ kind: 'none', reason })

/**
 * The way out of a booking: cancelling while it is under way, withdrawing when it is completed. Each of two buyers may, and ends
 * it for both: none of them is held to a home that they buy together.
 *
 * @example wayOutOf(booking, 'NO') // { kind: 'none', reason: 'binding' } once the offer is signed
 */
export const wayOutOf = (
  { status, variant, can }: Pick<BookingView, 'status' | 'variant' | 'can'>,
  country: CountryCode,
): WayOut => {
  if (isBookingOver(status) && status !== 'completed') return none('over')
  if (can.withdraw) return { kind: 'withdraw' }
  if (can.cancel) return { kind: 'cancel' }
  if (isSignedOfferBinding(variant, status)) return none('binding')
  const { withdrawal } = bookingLaw[country]
  if (status === 'completed' && withdrawal === 'none') return none('noRight')
  return none(status === 'completed' ? 'tooLate' : 'wait')
}
