// What the log of a booking says, in plain English, for the staff's page of development.
import type { BookingLogKind } from '@husrum/domain'

const words: Readonly<Record<BookingLogKind, string>> = {
  held: 'The home was held',
  infoOpened: 'The buyer began the form',
  infoFilled: 'The buyers were named',
  documentsFilled: 'The documents were read',
  choicesFilled: 'The options were chosen',
  financingFilled: 'The financing was filled in',
  accommodationFilled: 'The present home was filled in',
  wentBack: 'The buyer went a step back',
  signed: 'The contract was signed',
  signingStopped: 'The signing was stopped',
  paymentBegun: 'A payment was begun',
  paymentPaid: 'The payment arrived',
  paymentFailed: 'The payment did not go through',
  paymentLate: 'The payment arrived too late',
  completed: 'The booking was completed',
  cancelled: 'The booking was cancelled',
  withdrawn: 'The contract was withdrawn from',
  released: 'The buyers were let out of the contract',
  expired: 'The hold ran out',
  failed: 'The booking failed',
  refundBegun: 'Money is being paid back',
  refundDone: 'The money is back',
  reconfirmed: 'The home was still free, and the booking holds again',
  confirmed: 'The seller keeps to the booking',
  refused: 'The seller does not keep to the booking',
}

/** A kind that nobody knows is said as it is. */
export const logWords = (kind: string): string =>
  Object.hasOwn(words, kind) ? words[kind as BookingLogKind] : kind
