// Which moves of a booking a server lets pass, whatever order the requests come in (contract-decisions 4.8; traps T22).
import type { BookingStatus } from './booking-status.ts'
import { isBookingOver } from './booking-status.ts'
import type { BookingVariant } from './booking-variants.ts'
import { bookingPath } from './booking-variants.ts'

/** From where one may go back by one state. */
const withWayBack: readonly BookingStatus[] = [
  'identifying',
  'info',
  'documents',
  'choices',
  'financing',
  'accommodation',
  'signing',
  'paying',
]

/**
 * Whether a booking may go from one state to another: the check for requests that come out of order (traps T22; a server
 * answers 409). An end stays, but for money that comes after expiry and finds the home still free.
 */
export const mayBookingMove = (from: BookingStatus, to: BookingStatus, variant: BookingVariant): boolean => {
  const path: readonly BookingStatus[] = bookingPath(variant)
  const [here, there] = [path.indexOf(from), path.indexOf(to)]
  if (isBookingOver(from)) return from === 'expired' && to === 'paid' && there >= 0
  if (here < 0) return false
  if (isBookingOver(to) && to !== 'completed') return true
  if (there < 0) return false
  return (
    there === here + 1 ||
    (there === here - 1 && withWayBack.includes(from)) ||
    // A single buyer; a payment whose cancelling came too late; a contract that waits and is taken back.
    (from === 'signing' && to === 'signed') ||
    (from === 'signed' && to === 'paid') ||
    (from === 'waitingCoSigner' && there === here - 2)
  )
}
