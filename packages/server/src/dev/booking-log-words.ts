// English texts of the booking log, for the staff page of development.
import type { BookingLogKind } from '@husrum/domain'

const words: Readonly<Record<BookingLogKind, string>> = {
  held: 'The home was held',
  infoOpened: 'The buyer opened the form',
  infoFilled: 'The buyers were named',
  documentsFilled: 'The documents were read',
  choicesFilled: 'The options were chosen',
  financingFilled: 'The financing was filled in',
  accommodationFilled: 'The present home was filled in',
  wentBack: 'The buyer went back a step',
  signed: 'The contract was signed',
  signingStopped: 'The signing was stopped',
  paymentBegun: 'A payment was started',
  paymentPaid: 'The payment arrived',
  paymentFailed: 'The payment failed',
  paymentLate: 'The payment arrived too late',
  completed: 'The booking was completed',
  cancelled: 'The booking was cancelled',
  withdrawn: 'The buyers withdrew from the contract',
  released: 'The buyers were released from the contract',
  expired: 'The hold expired',
  failed: 'The booking failed',
  refundBegun: 'The refund was started',
  refundDone: 'The refund is completed',
  reconfirmed: 'The home was still free, and the booking is active again',
  confirmed: 'The seller confirmed the booking',
  refused: 'The seller refused the booking',
}

/** Returns an unknown kind unchanged. */
export const logWords = (kind: string): string =>
  Object.hasOwn(words, kind) ? words[kind as BookingLogKind] : kind
