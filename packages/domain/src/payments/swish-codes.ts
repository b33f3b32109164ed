// Meaning of Swish's statuses and codes for us and for the payer.
import type { PaymentMessageKey } from './payment-messages.ts'
import type { BookingPaymentStatus } from './payment-status.ts'

/** The remedy after a failed payment. */
export type PaymentRemedy =
  /** No action. */
  | 'none'
  /** The payer changes something and pays again. */
  | 'correct'
  /** The payer tries again without changes. */
  | 'tryAgain'
  /** The payer contacts us. */
  | 'contact'
  /** The code has no meaning for the payment: poll its status first. */
  | 'read'
  /** The payer checks with the bank first: money may have been taken. */
  | 'lookFirst'

/** The meaning of a Swish code. */
export interface SwishOutcome {
  readonly status: BookingPaymentStatus
  readonly messageKey: PaymentMessageKey
  readonly remedy: PaymentRemedy
  /** The kind of error page, if one applies (PLAT-79). */
  readonly errorKind?: 'inprogress' | 'timeout' | 'cancel'
}

/** Codes with the same meaning, separated by spaces, and their meaning. */
type Meanings = readonly (readonly [
  codes: string,
  SwishOutcome['status'],
  SwishOutcome['messageKey'],
  SwishOutcome['remedy'],
  SwishOutcome['errorKind']?,
])[]

const statuses: Meanings = [
  ['CREATED', 'pending', 'pending', 'none'],
  ['PAID', 'paid', 'paid', 'none'],
  ['DECLINED', 'declined', 'declined', 'tryAgain'],
  ['CANCELLED', 'cancelled', 'cancelled', 'tryAgain'],
]

/** Every code about a payment, except DS24: no response from the banks is as unclear as an unknown code. */
const codes: Meanings = [
  ['FF08 RP01 RP02 RP03 PA01 PA02 AM03', 'failed', 'couldNotStart', 'contact'],
  ['AM02 AM06', 'failed', 'amountNotPossible', 'contact'],
  ['BE18 ACMT17', 'failed', 'checkNumber', 'correct'],
  ['ACMT03', 'failed', 'notConnected', 'correct'],
  ['ACMT01 ACMT07', 'failed', 'notAvailable', 'contact'],
  ['RP06', 'failed', 'otherPaymentActive', 'correct', 'inprogress'],
  ['RP07 RP09', 'unknown', 'pending', 'read'],
  ['RP08', 'cancelled', 'cancelled', 'none'],
  ['VR01 VR02', 'failed', 'payerDoesNotMatch', 'correct'],
  ['RF07', 'declined', 'declinedByBank', 'correct'],
  ['BANKIDCL', 'cancelled', 'signingCancelled', 'tryAgain', 'cancel'],
  ['BANKIDONGOING', 'failed', 'otherSigningActive', 'tryAgain', 'inprogress'],
  ['BANKIDUNKN', 'failed', 'notApproved', 'contact'],
  ['FF10', 'failed', 'bankError', 'tryAgain'],
  ['TM01', 'failed', 'notApprovedInTime', 'tryAgain', 'timeout'],
]

const meaningOf = (meanings: Meanings, text: string): SwishOutcome => {
  const [, status, messageKey, remedy, errorKind] = meanings.find(([codes]) =>
    codes.split(' ').includes(text),
  ) ?? ['', 'unknown', 'unclear', 'lookFirst']
  return { status, messageKey, remedy, ...(errorKind && { errorKind }) }
}

/** The meaning of a code. An unknown one is unclear: the payer must not read "you were not charged" if money may have been taken. */
export const swishOutcomeOf = (code = ''): SwishOutcome => meaningOf(codes, code)

/** The meaning of a payment request's status at Swish, and for ERROR of its code. An unknown status is unclear. */
export const swishOutcomeOfStatus = (status: string, errorCode?: string): SwishOutcome =>
  status === 'ERROR' ? swishOutcomeOf(errorCode) : meaningOf(statuses, status)

/** Whether a code reports a failed refund (message `refundFailed`): for staff, unrelated to the payment itself. */
export const isSwishRefundCode = (code: string): boolean => /^RF0[234689]$/.test(code)
