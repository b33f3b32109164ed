// The entries of a booking's log. Each kind has a sentence in every language.
import type { BookingEvent, BookingState } from './booking-machine.ts'
import { isBookingOver } from './booking-status.ts'

/** The kinds of entries: a closed set. */
export const bookingLogKinds = [
  'held',
  'infoOpened',
  'infoFilled',
  'documentsFilled',
  'choicesFilled',
  'financingFilled',
  'accommodationFilled',
  'wentBack',
  'signed',
  'signingStopped',
  'paymentBegun',
  'paymentPaid',
  'paymentFailed',
  'paymentLate',
  'completed',
  'cancelled',
  'withdrawn',
  'released',
  'expired',
  'failed',
  'refundBegun',
  'refundDone',
  'reconfirmed',
  'confirmed',
  'refused',
] as const
/** One of {@link bookingLogKinds}. */
export type BookingLogKind = (typeof bookingLogKinds)[number]

const kindsOfEvents: Partial<Readonly<Record<BookingEvent['kind'], BookingLogKind>>> = {
  bookingHeld: 'held',
  infoOpened: 'infoOpened',
  infoFilled: 'infoFilled',
  wentBack: 'wentBack',
  signatureGiven: 'signed',
  signingStopped: 'signingStopped',
  paymentAsked: 'paymentBegun',
  completionConfirmed: 'completed',
  cancelAsked: 'cancelled',
  releasedByStaff: 'released',
  withdrawn: 'withdrawn',
}

/** The log entry for an event that took a booking from one state to another; undefined if it is not logged. */
export const bookingLogKindOf = (
  event: BookingEvent,
  before: BookingState,
  after: BookingState,
): BookingLogKind | undefined => {
  const ends = isBookingOver(after.kind) && !isBookingOver(before.kind)
  // An event that came too late had no effect.
  if (ends && (after.kind === 'expired' || after.kind === 'failed')) return after.kind
  if (event.kind === 'formFilled') return `${event.form}Filled`
  if (event.kind === 'paymentAnswered') {
    if (event.status !== 'paid') return 'paymentFailed'
    return after.kind === 'paid' ? 'paymentPaid' : 'paymentLate'
  }
  if (event.kind === 'reconfirmed') return event.isFree ? 'reconfirmed' : 'refundBegun'
  return kindsOfEvents[event.kind]
}
