// Fault reports: permissions, the wizard and its rules, and the payload.
export type { CasePageName, CasePath } from './case-addresses.ts'
export { caseAddress, readCasePath } from './case-addresses.ts'
export type { CaseFailure } from './case-completion.ts'
export { caseCompletionText, caseFailureOf, detailsOrFailure, showsNewErrand } from './case-completion.ts'
export type { CaseCookie, CaseDraft } from './case-draft.ts'
export { caseDraftLifetime, readCaseCookie, readCaseDraft, writeCaseCookie } from './case-draft.ts'
export type { CaseArticle, CaseFaqItem } from './case-faq.ts'
export type {
  CaseField,
  CaseFile,
  CaseForm,
  CaseProfile,
  ResidenceKind,
  SelectedApartment,
} from './case-form.ts'
export { emptyCaseForm, otherAddressChoice, readCaseForm, residenceKinds } from './case-form.ts'
export type {
  BegunCase,
  BoardStanding,
  CaseChoices,
  CaseDoor,
  CaseEmailChange,
  CaseLetterNote,
  CaseOutcome,
  CaseWizardModel,
  PlaceWarranty,
} from './case-page.ts'
export { caseEmailChanges, caseLetterNotes } from './case-page.ts'
export type { CasePayload, ProfileChanges } from './case-payload.ts'
export { boardEmailChange, casePayload, caseUpdatePayload, profileChanges } from './case-payload.ts'
export type {
  CaseAsset,
  CaseAssociation,
  CaseBuilding,
  CasePlace,
  CaseRoom,
  ReportedFault,
  StoredCaseDraft,
} from './case-places.ts'
export type { CaseOptions, CaseUpdate } from './case-rules.ts'
export {
  caseAreaOf,
  caseRule,
  caseStepRule,
  caseUpdateRule,
  isAddressTyped,
  mayShareCase,
} from './case-rules.ts'
export type { CaseStep, CaseView } from './case-steps.ts'
export { caseFieldsOf, caseStepOf, caseStepOrder, caseViews } from './case-steps.ts'
export type { CaseAdmission, CaseReporter, CaseType, CaseVariant } from './case-types.ts'
export { caseRoles, caseTypes, caseVariantOf, isNameReadOnly, mayStartCase } from './case-types.ts'
export type { CaseWarranty } from './case-warranty.ts'
export { caseWarrantyOf, warrantyYears } from './case-warranty.ts'
export type {
  CaseEffect,
  CaseEvent,
  CaseProgress,
  CaseReceipt,
  CaseStart,
  CaseStepListItem,
  CaseWizard,
  CaseWizardView,
} from './case-wizard.ts'
export { caseDraftOf, caseWizardView, startCase, stepCase } from './case-wizard.ts'
export type { EmergencyContact, EmergencyNow, OpeningHours, WallClock } from './emergency-contacts.ts'
export {
  emergenciesAt,
  emergencyContactAt,
  generalEmergencyContact,
  telLink,
  wallClockAt,
} from './emergency-contacts.ts'
export type {
  ApartmentRoom,
  CaseBuildingType,
  DetailNotice,
  FetchedRoom,
  PickedDetail,
  PublicSpaceProblem,
  RoomDetail,
} from './problem-areas.ts'
export {
  apartmentRooms,
  caseBuildingTypes,
  detailNotices,
  detailsOfRoom,
  errandAreaCodes,
  fallbackDetails,
  fallbackRooms,
  fetchedRooms,
  otherLast,
  publicSpaceProblems,
  roomDetails,
} from './problem-areas.ts'
