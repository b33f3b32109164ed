// Booking a home: variants, the state machine, eligibility and the law. Its forms are in `booking-forms`.
export type { BookingReference } from './booking-cookie.ts'
export { readBookingCookie, writeBookingCookie } from './booking-cookie.ts'
export type { MayBeHeld } from './booking-hold.ts'
export {
  holdDuration,
  holdRemaining,
  holdWarning,
  isHoldEnding,
  isHoldOver,
  nextBookingPoll,
  paymentWindow,
} from './booking-hold.ts'
export type { BookingLogKind } from './booking-log.ts'
export { bookingLogKindOf, bookingLogKinds } from './booking-log.ts'
export type {
  ActiveBooking,
  BookingEffect,
  BookingEvent,
  BookingFacts,
  BookingSigner,
  BookingState,
  EndedBooking,
} from './booking-machine.ts'
export { startBooking, stepBooking } from './booking-machine.ts'
export { mayBookingMove, statusBefore } from './booking-moves.ts'
export type { BookingPlace } from './booking-path.ts'
export {
  bookingAddress,
  bookingInvitationAddress,
  bookingQuery,
  bookingWithdrawalAddress,
  ownBookingAddress,
  readBookingPath,
} from './booking-path.ts'
export type {
  ActiveBookingStatus,
  BookingExit,
  BookingPathStatus,
  BookingStatus,
  BookingStep,
} from './booking-status.ts'
export {
  activeBookingStatuses,
  bookingStatuses,
  isActiveBooking,
  isBookingOver,
} from './booking-status.ts'
export type { BookingProgress, BookingVariant } from './booking-variants.ts'
export {
  bookingPath,
  bookingProgress,
  bookingVariantOfCountry,
  bookingVariants,
  hasBookingPayment,
  isSignedOfferBinding,
} from './booking-variants.ts'
export type {
  BookedHome,
  BookingDocumentView,
  BookingForms,
  BookingInvitation,
  BookingLogEntry,
  BookingOffer,
  BookingPaymentView,
  BookingSummary,
  BookingView,
  OfferedOption,
  OfferObstacle,
  PlaceInBookingLine,
  PriceLineKind,
  SaleTerms,
  TypedAccommodation,
  TypedApplicant,
  TypedFinancing,
} from './booking-view.ts'
export type { BookingLaw, RequestedFee, WithdrawalRequest } from './contract-law.ts'
export {
  bookingLaw,
  maxBookingFee,
  mayTakeFee,
  mayWithdraw,
  refundDueBy,
  withdrawalEnds,
} from './contract-law.ts'
export type { HomeGuard } from './home-guard.ts'
export {
  guardedHomeStatuses,
  guardingBookingStatuses,
  heldBackByBooking,
  homeGuardOf,
} from './home-guard.ts'
export type { MayBook, MayBookFacts, MayBookReason, VipApplicant } from './may-book.ts'
export { allotHomes, mayBook, mayBookReasons } from './may-book.ts'
export { onlineBookingOf } from './online-booking.ts'
export { agreedByTerms, bookedHomeOf, isBookableOnline, saleTermsOf, withOptionsPrice } from './sale-terms.ts'
export type { NoWayOutReason, WayOut } from './way-out.ts'
export { noWayOutReasons, wayOutOf } from './way-out.ts'
