// Payments of a booking, a home and a membership: their states, and the meaning of the providers' responses.
export type { AgreedAmounts, AgreedAndPaid } from './agreed-amounts.ts'
export { agreedAmountsOf, agreedAndPaidOf, homeAmountOf } from './agreed-amounts.ts'
export type {
  HomePayment,
  MadePayment,
  OwnPayments,
  PayBack,
  PaymentRefund,
  PaymentsOfHome,
  SinglePayment,
} from './own-payments.ts'
export type { PaymentDeadlines } from './payment-deadlines.ts'
export {
  paymentClosingMargin,
  paymentDeadlinesOf,
  paymentLifetimes,
} from './payment-deadlines.ts'
export type { PaymentEffect, PaymentEvent, PaymentReport, PaymentState } from './payment-machine.ts'
export { initialPayment, isPaymentUnderWay, stepPayment } from './payment-machine.ts'
export type { PaymentMessageKey } from './payment-messages.ts'
export { isPaymentMessageKey, paymentMessageKeyOf, paymentMessageKeys } from './payment-messages.ts'
export type {
  AgreedPrice,
  PaymentPlan,
  PaymentPlanIssue,
  PlanDays,
  PlanDue,
  PlanInstalment,
  PlannedPayment,
  PlannedPaymentKind,
  PlannedStanding,
  WrittenReminders,
} from './payment-plan.ts'
export {
  dueDayOf,
  dueWithin,
  isPaidOnline,
  paymentPlanIssues,
  paymentPlanOf,
  plannedPaymentKinds,
  plannedStandingOf,
  remindedBefore,
  reminderOn,
} from './payment-plan.ts'
export type { PaymentProvider } from './payment-providers.ts'
export { paymentProvidersOf } from './payment-providers.ts'
export {
  groupedReference,
  paymentNumberOf,
  paymentReferenceOf,
  rfReferenceOf,
} from './payment-reference.ts'
export type { BookingPaymentStatus } from './payment-status.ts'
export {
  bookingPaymentStatuses,
  isPaymentOver,
  mayPaymentMove,
  nextPaymentPoll,
  paymentTransitions,
} from './payment-status.ts'
export type { PaymentRemedy, SwishOutcome } from './swish-codes.ts'
export {
  isSwishRefundCode,
  swishOutcomeOf,
  swishOutcomeOfStatus,
} from './swish-codes.ts'
export type { SwishOrder } from './swish-fields.ts'
export {
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
export type { TransferDetails } from './transfer-details.ts'
export { groupedAccount, groupedIban, transferDetailsOf } from './transfer-details.ts'
export { vipFeeOf } from './vip-fee.ts'
export type { VipSale, VipStanding } from './vip-standing.ts'
export { vipYearEnds } from './vip-year.ts'
export { workingDaysAfter } from './working-days.ts'
