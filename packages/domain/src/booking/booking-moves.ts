// Which moves of a booking a server lets pass, whatever order the requests come in.
import type { BookingPathStatus, BookingStatus } from './booking-status.ts'
import { bookingExits, isBookingOver } from './booking-status.ts'
import type { BookingVariant } from './booking-variants.ts'
import { bookingPath, isSignedOfferBinding } from './booking-variants.ts'

/** The state that a variant has so many places further on its way. */
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
 * Where one comes to who goes back; undefined where nobody may. A contract that waits for the other buyer is taken
 * back.
 */
export const statusBefore = (
  status: BookingStatus,
  variant: BookingVariant,
): BookingPathStatus | undefined =>
  noWayBack.includes(status) || isBookingOver(status)
    ? undefined
    : statusBeside(status === 'waitingCoSigner' ? 'signing' : status, variant, -1)

/**
 * Whether a booking may go from one state to another: the check for requests that come out of order (a server
 * answers 409). An end stays, but for money that comes after expiry and finds the home still free. A signed offer
 * that
 * binds is cancelled by staff alone.
 */
export const mayBookingMove = (
  from: BookingStatus,
  to: BookingStatus,
  variant: BookingVariant,
  by: 'buyer' | 'staff' = 'buyer',
): boolean => {
  const path: readonly BookingStatus[] = bookingPath(variant)
  // Money may come after expiry, and when the payment was to be cancelled.
  // What is completed can be withdrawn from.
  if (from === 'completed') return to === 'cancelled'
  if (to === 'paid' && (from === 'expired' || from === 'signed')) return path.includes(to)
  if (isBookingOver(from) || !path.includes(from)) return false
  if (isSignedOfferBinding(variant, from) && (to === 'expired' || (to === 'cancelled' && by === 'buyer')))
    return false
  return (
    (bookingExits as readonly BookingStatus[]).includes(to) ||
    to === statusBeside(from, variant, 1) ||
    to === statusBefore(from, variant) ||
    // A single buyer waits for nobody.
    (from === 'signing' && to === 'signed')
  )
}
