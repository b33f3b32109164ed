// Builders for tests of this package and its dependants: complete, plausible objects; a test sets only the relevant fields.

export { aBoardMember, anAccountRecord, anAssociation, aUser } from './accounts.ts'
export { aHeldBooking, anApplicant } from './booking.ts'
export { aBookedHome, aBookingOffer, aBookingView, aTypedApplicant } from './booking-view.ts'
export {
  aContactRecord,
  aHomeRecord,
  anOptionGroupRecord,
  aPremisesRecord,
  aStageRecord,
} from './catalogue.ts'
export { aContact } from './contacts.ts'
export { anErrand } from './errands.ts'
export {
  aCaseForm,
  aCaseProfile,
  aCaseStart,
  aSelectedApartment,
} from './fault-report.ts'
export { aPickedFile } from './files.ts'
export { aHome, aHomeInDetail, aStage, aStageInDetail, aTag } from './homes.ts'
export {
  anInspection,
  anInterior,
  anInteriorGroup,
  anInteriorOption,
  aRemark,
  someInspections,
} from './interior.ts'
export { myPagesFacts, timelineFacts } from './my-pages.ts'
export { aNewsItem } from './news.ts'
export { aNotification } from './notifications.ts'
export { aPremises, aPremisesInDetail } from './premises.ts'
export { aResidence } from './residences.ts'
export { aSavedSearch } from './saved-searches.ts'
export { aPersonalNumber } from './validation.ts'
