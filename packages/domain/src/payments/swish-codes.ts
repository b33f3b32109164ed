// What Swish's statuses and codes mean to the product and to the payer.
import type { PaymentMessageKey } from './payment-messages.ts'
import type { BookingPaymentStatus } from './payment-status.ts'

/** What helps after a payment that did not go through. */
export type PaymentRemedy =
  /** Nothing to do. */
  | 'none'
  /** The payer changes something and pays again. */
  | 'correct'
  /** The payer tries again as it is. */
  | 'tryAgain'
  /** The payer contacts us. */
  | 'contact'
  /** The code says nothing of the payment: read how it stands before anything is said. */
  | 'read'
  /** The payer looks at the bank first: money may have been taken. */
  | 'lookFirst'

/** What a code of Swish means. */
export interface SwishOutcome {
  readonly status: BookingPaymentStatus
  readonly messageKey: PaymentMessageKey
  readonly remedy: PaymentRemedy
  /** The kind of error page, where one fits (PLAT-79). */
  readonly errorKind?: 'inprogress' | 'timeout' | 'cancel'
}

/** Codes that mean the same, separated by spaces, and what they mean. */
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

/** Every code about a payment, but for DS24: no answer from the banks is unclear like what is not known. */
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

/** What a code means. An unknown one is unclear: nobody may read "you were not charged" when they may have been. */
export const swishOutcomeOf = (code = ''): SwishOutcome => meaningOf(codes, code)

/** What a payment request at Swish means: its status, and for ERROR its code. An unknown status is unclear. */
export const swishOutcomeOfStatus = (status: string, errorCode?: string): SwishOutcome =>
  status === 'ERROR' ? swishOutcomeOf(errorCode) : meaningOf(statuses, status)

/**
 * Whether a code says that money could not be paid back (message `refundFailed`): for staff, nothing of the payment
 * itself.
 */
export const isSwishRefundCode = (code: string): boolean => /^RF0[234689]$/.test(code)
