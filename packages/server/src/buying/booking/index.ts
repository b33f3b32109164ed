// What other subjects may use of buying/booking.
export { moveApplicantLookups, replaceEmailLookup } from './applicant-lookups.ts'
export { bookingDtoOf, saleTermsDtoOf } from './booking-dtos.ts'
export type {
  BookingMoney,
  BookingPapers,
  BookingService,
  ChosenOption,
  StoredBooking,
} from './booking-service.ts'
export { termsWithOptions } from './booking-views.ts'
export { makeCatalogueHomes } from './catalogue-homes.ts'
export { bookingDeclaration } from './declaration.ts'
export type { ReleaseFiles } from './delete-bookings-of-account.ts'
export { deleteBookingsWithoutContract } from './delete-bookings-of-account.ts'
export type { NoteHeldBack } from './held-back-changes.ts'
export type { BookingModule } from './module.ts'
export { bookingModule } from './module.ts'
export { makeBookingStore, wordsOfEmail } from './postgres-bookings.ts'
