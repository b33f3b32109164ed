// Bookings in every initial state of the machine's tests, and their events.

import type { ActiveBooking, BookingEvent, BookingState, EndedBooking } from '../booking/booking-machine.ts'
import type { BookingVariant } from '../booking/booking-variants.ts'
import type { BookingPaymentStatus } from '../payments/payment-status.ts'
import { aHeldBooking } from './booking.ts'

export const start = 1_000_000
export const minutes = 60_000
export const now = start + 1000
export const bookingId = 'b1'
export const objectId = 'home-1'

export const begin = (variant: BookingVariant) => ({ variant, objectId })
export const active = (
  variant: BookingVariant,
  kind: ActiveBooking['kind'],
  facts: Partial<ActiveBooking> = {},
): ActiveBooking =>
  aHeldBooking({ kind, variant, objectId, bookingId, holdExpiresAt: start + 30 * minutes, ...facts })
/** A contract that is being signed, or was: the hold is extended. */
export const late = (
  variant: BookingVariant,
  kind: ActiveBooking['kind'],
  facts: Partial<ActiveBooking> = {},
): ActiveBooking =>
  active(variant, kind, { holdExpiresAt: start + 60 * minutes, isHoldExtended: true, ...facts })
export const paying = late('C', 'paying', {
  isPaymentBegun: true,
  holdExpiresAt: start + 67 * minutes,
  signedBy: ['buyer'],
})
export const holding: BookingState = { kind: 'holding', ...begin('C'), since: start }
export const asked: BookingState = { kind: 'holding', ...begin('C'), since: start, requestId: 'r1' }
export const paid: BookingState = { kind: 'paid', ...begin('C'), bookingId }
export const completed: BookingState = { kind: 'completed', ...begin('C'), bookingId }
export const ended = (kind: EndedBooking['kind'], facts: Partial<EndedBooking> = {}): EndedBooking => ({
  kind,
  ...begin('C'),
  bookingId,
  ...facts,
})
export const cancelBooking = { kind: 'cancelBooking', bookingId }
export const removeCookie = { kind: 'removeBookingCookie' }
export const without = <Key extends string>(state: ActiveBooking, key: Key) => {
  const { [key as 'holdExpiresAt']: _, ...rest } = state
  return rest as ActiveBooking
}

export const clock = (at: number): BookingEvent => ({ kind: 'clockTicked', now: at })
export const paymentAnswered = (status: BookingPaymentStatus, at = now): BookingEvent => ({
  kind: 'paymentAnswered',
  status,
  now: at,
})
export const signature = (by: 'buyer' | 'coBuyer', at = now): BookingEvent => ({
  kind: 'signatureGiven',
  by,
  now: at,
})
export const filled = (form: (BookingEvent & { kind: 'formFilled' })['form']): BookingEvent => ({
  kind: 'formFilled',
  form,
  now,
})
export const back: BookingEvent = { kind: 'wentBack', now }
export const cancel: BookingEvent = { kind: 'cancelAsked' }
export const fail: BookingEvent = { kind: 'failed', failure: 'userssnnomatch' }
