// The transitions of a booking that a server allows, whatever order the requests come in.
import type { BookingPathStatus, BookingStatus } from './booking-status.ts'
import { bookingExits, isBookingOver } from './booking-status.ts'
import type { BookingVariant } from './booking-variants.ts'
import { bookingPath, isSignedOfferBinding } from './booking-variants.ts'

/** The state at a distance from another on the variant's path. */
export const statusBeside = (
  status: BookingStatus,
  variant: BookingVariant,
  distance: 1 | -1,
): BookingPathStatus | undefined => {
  const path = bookingPath(variant)
  return path[path.indexOf(status as BookingPathStatus) + distance]
}

const noWayBack: readonly BookingStatus[] = ['identified', 'holding', 'held', 'signed', 'paid']

/**
 * The state that going back leads to; undefined if it is not allowed. Going back from a contract that waits for the other buyer discards
 * the signature.
 */
export const statusBefore = (
  status: BookingStatus,
  variant: BookingVariant,
): BookingPathStatus | undefined =>
  noWayBack.includes(status) || isBookingOver(status)
    ? undefined
    : statusBeside(status === 'waitingCoSigner' ? 'signing' : status, variant, -1)

/**
 * Whether a booking may go from one state to another: the check for requests that come out of order (a server answers 409). An ended
 * booking stays ended, except if a payment arrives after expiry and the home is still free. A signed binding offer can be cancelled only by
 * staff.
 */
export const mayBookingMove = (
  from: BookingStatus,
  to: BookingStatus,
  variant: BookingVariant,
  by: 'buyer' | 'staff' = 'buyer',
): boolean => {
  const path: readonly BookingStatus[] = bookingPath(variant)
  // A payment may arrive after expiry, and while it is being cancelled.
  // A completed booking can be withdrawn.
  if (from === 'completed') return to === 'cancelled'
  if (to === 'paid' && (from === 'expired' || from === 'signed')) return path.includes(to)
  if (isBookingOver(from) || !path.includes(from)) return false
  if (isSignedOfferBinding(variant, from) && (to === 'expired' || (to === 'cancelled' && by === 'buyer')))
    return false
  return (
    (bookingExits as readonly BookingStatus[]).includes(to) ||
    to === statusBeside(from, variant, 1) ||
    to === statusBefore(from, variant) ||
    // A single buyer has no co-signer to wait for.
    (from === 'signing' && to === 'signed')
  )
}
