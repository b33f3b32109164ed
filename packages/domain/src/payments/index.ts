// Payments of a booking: how one stands, what the providers' answers mean, and amounts of money.
export {
  amountText,
  isMinorUnits,
  maxMinorUnits,
  minorUnits,
  shareOfAmount,
  sumOfMinorUnits,
  wholeUnits,
  wholeUnitsDown,
  wholeUnitsUp,
} from './money.ts'
export type { PaymentAnswer, PaymentEffect, PaymentEvent, PaymentState } from './payment-machine.ts'
export { createdPayment, movePayment } from './payment-machine.ts'
export type { PaymentMessageKey } from './payment-messages.ts'
export { paymentMessageKeys } from './payment-messages.ts'
export type { PaymentProvider } from './payment-providers.ts'
export { isProviderIn, paymentProviders, paymentProvidersOf } from './payment-providers.ts'
export type { BookingPaymentStatus } from './payment-status.ts'
export {
  bookingPaymentStatuses,
  isPaymentOver,
  mayPaymentMove,
  nextPaymentPoll,
  paymentPollInterval,
  paymentPollLimit,
  paymentTransitions,
} from './payment-status.ts'
export type { PaymentRemedy, SwishCode, SwishOutcome, SwishRefundCode } from './swish-codes.ts'
export {
  isSwishRefundCode,
  paymentRemedies,
  swishAnswerOf,
  swishOutcomeOf,
  swishOutcomes,
  swishRefundCodes,
} from './swish-codes.ts'
export type { SwishOrder } from './swish-fields.ts'
export {
  maxSwishMessageLength,
  swishAmount,
  swishAppLink,
  swishCallbackIdentifier,
  swishDifferences,
  swishInstructionId,
  swishMessage,
  swishPayerAlias,
  swishPhoneRule,
  swishQrText,
  swishReference,
  swishTimeouts,
} from './swish-fields.ts'
