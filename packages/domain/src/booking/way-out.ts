// How a buyer can end a booking, or why not.
import type { CountryCode } from '../sites/site.ts'
import { isBookingOver } from './booking-status.ts'
import { isSignedOfferBinding } from './booking-variants.ts'
import type { BookingView } from './booking-view.ts'
import { bookingLaw } from './contract-law.ts'

/** Why buyers cannot end a booking themselves: a closed set. */
export const noWayOutReasons = [
  /** A signed offer is binding. */
  'binding',
  /** The country's law gives no right to withdraw from a completed booking. */
  'noRight',
  /** The withdrawal period is over. */
  'tooLate',
  /** It has ended already. */
  'over',
  /** The payment has arrived and is being processed, which takes a moment. */
  'wait',
] as const
/** One of {@link noWayOutReasons}. */
export type NoWayOutReason = (typeof noWayOutReasons)[number]

/** The available action, or why there is none. */
export type WayOut =
  | { readonly kind: 'cancel' | 'withdraw' }
  | { readonly kind: 'none'; readonly reason: NoWayOutReason }

const none = (reason: NoWayOutReason): WayOut => ({ kind: 'none', reason })

/**
 * How a booking can be ended: by cancelling while it is in progress, by withdrawal when it is completed. Each of two buyers may, and ends
 * it for both: neither is bound to a joint purchase.
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
