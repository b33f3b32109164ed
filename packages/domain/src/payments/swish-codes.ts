// What Swish's statuses and codes mean to the product and to the payer (provider-facts 5.2.3, 5.2.4).
import type { PaymentMessageKey } from './payment-messages.ts'
import type { BookingPaymentStatus } from './payment-status.ts'

/** What helps after a payment that did not go through: a closed set. */
export const paymentRemedies = [
  /** Nothing to do. */
  'none',
  /** The payer changes something and pays again. */
  'correct',
  /** The payer tries again as it is. */
  'tryAgain',
  /** The payer contacts us. */
  'contact',
  /** The code says nothing of the payment: read how it stands before anything is said. */
  'read',
  /** The payer looks at the bank first: money may have been taken. */
  'lookFirst',
] as const
/** One of {@link paymentRemedies}. */
export type PaymentRemedy = (typeof paymentRemedies)[number]

/** What a code of Swish means. */
export interface SwishOutcome {
  readonly status: BookingPaymentStatus
  readonly messageKey: PaymentMessageKey
  readonly remedy: PaymentRemedy
  /** The kind of error page, where one fits (specification 3 §8). */
  readonly errorKind?: 'inprogress' | 'timeout' | 'cancel'
}

const failed = (
  messageKey: PaymentMessageKey,
  remedy: PaymentRemedy,
  errorKind?: 'inprogress' | 'timeout',
): SwishOutcome => ({ status: 'failed', messageKey, remedy, ...(errorKind && { errorKind }) })

const ownFault = failed('couldNotStart', 'contact')
const wrongAmount = failed('amountNotPossible', 'contact')
const wrongNumber = failed('checkNumber', 'correct')
const noPayee = failed('notAvailable', 'contact')
const wrongPayer = failed('payerDoesNotMatch', 'correct')
const unclear: SwishOutcome = { status: 'unknown', messageKey: 'unclear', remedy: 'lookFirst' }
const toBeRead: SwishOutcome = { status: 'unknown', messageKey: 'pending', remedy: 'read' }

/** Every code about a payment. Codes about refunds are {@link swishRefundCodes}. */
export const swishOutcomes = {
  FF08: ownFault,
  RP01: ownFault,
  RP02: ownFault,
  RP03: ownFault,
  PA01: ownFault,
  PA02: ownFault,
  AM03: ownFault,
  AM02: wrongAmount,
  AM06: wrongAmount,
  BE18: wrongNumber,
  ACMT17: wrongNumber,
  ACMT03: failed('notConnected', 'correct'),
  ACMT01: noPayee,
  ACMT07: noPayee,
  RP06: failed('otherPaymentActive', 'correct', 'inprogress'),
  RP07: toBeRead,
  RP08: { status: 'cancelled', messageKey: 'cancelled', remedy: 'none' },
  RP09: toBeRead,
  VR01: wrongPayer,
  VR02: wrongPayer,
  RF07: { status: 'declined', messageKey: 'declinedByBank', remedy: 'correct' },
  BANKIDCL: { status: 'cancelled', messageKey: 'signingCancelled', remedy: 'tryAgain', errorKind: 'cancel' },
  BANKIDONGOING: failed('otherSigningActive', 'tryAgain', 'inprogress'),
  BANKIDUNKN: failed('notApproved', 'contact'),
  FF10: failed('bankError', 'tryAgain'),
  TM01: failed('notApprovedInTime', 'tryAgain', 'timeout'),
  DS24: unclear,
} as const satisfies Readonly<Record<string, SwishOutcome>>
/** A code about a payment. */
export type SwishCode = keyof typeof swishOutcomes

/** Codes that say why money could not be paid back. They are for staff and say nothing of the payment itself. */
export const swishRefundCodes = ['RF02', 'RF03', 'RF04', 'RF06', 'RF08', 'RF09'] as const
/** One of {@link swishRefundCodes}. */
export type SwishRefundCode = (typeof swishRefundCodes)[number]

/** Whether a code says that money could not be paid back (message `refundFailed`). */
export const isSwishRefundCode = (code: string): code is SwishRefundCode =>
  swishRefundCodes.some((each) => each === code)

/** What a code means. Whatever is not known is unclear, for nobody may be told that nothing was charged when it may have been. */
export const swishOutcomeOf = (code: string | undefined): SwishOutcome =>
  code !== undefined && Object.hasOwn(swishOutcomes, code) ? swishOutcomes[code as SwishCode] : unclear

const statuses: Readonly<Record<string, SwishOutcome>> = {
  CREATED: { status: 'pending', messageKey: 'pending', remedy: 'none' },
  PAID: { status: 'paid', messageKey: 'paid', remedy: 'none' },
  DECLINED: { status: 'declined', messageKey: 'declined', remedy: 'tryAgain' },
  CANCELLED: { status: 'cancelled', messageKey: 'cancelled', remedy: 'tryAgain' },
}

/** What a payment request at Swish means: its status, and for ERROR its code. An unknown status is unclear. */
export const swishAnswerOf = (status: string, errorCode?: string): SwishOutcome =>
  status === 'ERROR'
    ? swishOutcomeOf(errorCode)
    : ((Object.hasOwn(statuses, status) ? statuses[status] : undefined) ?? unclear)
