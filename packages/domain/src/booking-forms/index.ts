// The forms of a booking: applicants, options, financing, accommodation, terms.
export type { Accommodation, AccommodationInput, PresentHome } from './accommodation.ts'
export { accommodationRule, presentHomes } from './accommodation.ts'
export type { Applicant, ApplicantOptions } from './applicants.ts'
export {
  applicantsRule,
  bookableError,
  emailCheckError,
  maxApplicants,
  minApplicantAge,
} from './applicants.ts'
export type { BookingOption } from './booking-options.ts'
export {
  bookingOptionsPrice,
  bookingOptionsRule,
  isBookingOptionOpen,
} from './booking-options.ts'
export type { BookingDocument, BookingTerms, BookingTermsInput } from './booking-terms.ts'
export { bookingTermsRule, documentsReadRule, unreadBookingDocuments } from './booking-terms.ts'
export type { Financing, FinancingInput, FinancingOptions } from './financing.ts'
export {
  bookingAmountRule,
  defaultDownPaymentRate,
  downPayment,
  financingRule,
} from './financing.ts'
