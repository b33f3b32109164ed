// Booking a home: variants, the machine, the forms of its steps, who may book and what the law says.
export type { Accommodation, PresentHome } from './accommodation.ts'
export { accommodationRule, presentHomes } from './accommodation.ts'
export type { Applicant, ApplicantTerms } from './applicants.ts'
export {
  applicantsRule,
  bookableError,
  emailCheckError,
  maxApplicants,
  minApplicantAge,
  personalInfoRule,
} from './applicants.ts'
export type { BookingReference } from './booking-cookie.ts'
export { readBookingCookie, writeBookingCookie } from './booking-cookie.ts'
export type { MayBeHeld } from './booking-hold.ts'
export {
  bookingPollRhythm,
  holdDuration,
  holdExtension,
  holdRemaining,
  holdWarning,
  isHoldEnding,
  isHoldOver,
  nextBookingPoll,
  paymentWindow,
} from './booking-hold.ts'
export type {
  ActiveBooking,
  BookingEffect,
  BookingEvent,
  BookingFacts,
  BookingSigner,
  BookingState,
  EndedBooking,
} from './booking-machine.ts'
export { draftBooking, moveBooking } from './booking-machine.ts'
export { mayBookingMove } from './booking-moves.ts'
export type { BookingOption } from './booking-options.ts'
export {
  bookingOptionsPrice,
  bookingOptionsRule,
  isBookingOptionOpen,
  openBookingOptions,
} from './booking-options.ts'
export type {
  ActiveBookingStatus,
  BookingExit,
  BookingPathStatus,
  BookingStatus,
} from './booking-status.ts'
export {
  activeBookingStatuses,
  bookingExits,
  bookingPathStatuses,
  bookingStatuses,
  isActiveBooking,
  isBookingOver,
} from './booking-status.ts'
export type { BookingDocument, BookingTerms } from './booking-terms.ts'
export { bookingTermsFailure, bookingTermsRule, unreadBookingDocuments } from './booking-terms.ts'
export type { BookingProgress, BookingStep, BookingVariant } from './booking-variants.ts'
export {
  bookingPath,
  bookingProgress,
  bookingStatusesOfStep,
  bookingSteps,
  bookingVariantOf,
  bookingVariantOfCountry,
  bookingVariants,
  hasBookingPayment,
} from './booking-variants.ts'
export type { AskedFee, BookingLaw, WithdrawalRequest } from './contract-law.ts'
export {
  bookingLaw,
  maxBookingFee,
  mayTakeFee,
  mayWithdraw,
  withdrawalDays,
  withdrawalEnds,
} from './contract-law.ts'
export type { Financing, FinancingTerms } from './financing.ts'
export {
  bookingAmountRule,
  defaultDownPaymentRate,
  downPayment,
  financingFields,
  financingRule,
  loanPromiseError,
  loanPromiseLimits,
} from './financing.ts'
export type { MayBook, MayBookFacts, MayBookReason } from './may-book.ts'
export { mayBook, mayBookReasons } from './may-book.ts'
