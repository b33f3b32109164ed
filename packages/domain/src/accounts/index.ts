// Accounts: users, their permissions and saved data, and the forms of an account.
export { isFreshIdentity, isFreshSession, proofOfAddress } from './account-proof.ts'
export type { ContactDetails } from './contact-details-form.ts'
export { contactDetailsForm, mergeContactDetails } from './contact-details-form.ts'
export type {
  DatedChange,
  FavouriteChange,
  FavouriteHistory,
  FavouriteMoment,
  HomeMark,
  MarkedHome,
} from './favourites.ts'
export {
  favouriteChanges,
  favouriteHistoryOf,
  homeMarks,
  markHome,
  maxMarkedHomes,
  mergeFavourites,
  readMarkedHomes,
  showsFavouriteNotice,
  toggleFavourite,
} from './favourites.ts'
export type { UnlinkObstacle } from './identity-tie.ts'
export { maskPersonalNumber, unlinkObstacle, unlinkObstacles } from './identity-tie.ts'
export type { RememberedInterest } from './interest-cookie.ts'
export { readInterestCookie, writeInterestCookie } from './interest-cookie.ts'
export type { InterestAnswers, InterestSubject } from './interest-form.ts'
export { interestAddress, interestRule, readInterestAddress } from './interest-form.ts'
export type {
  AccountBusiness,
  BlockingBusiness,
  BusinessFacts,
  DeletionBusiness,
  GuardedAccountChange,
} from './ongoing-business.ts'
export {
  blockingBusiness,
  deletionObstacles,
  guardedAccountChanges,
} from './ongoing-business.ts'
export type {
  PermissionOperation,
  PermissionVerdict,
  Principal,
  PrincipalFacts,
} from './permissions.ts'
export { mayDo, principalFactsOf, principalOf, principals } from './permissions.ts'
export type { SavedSearch, SavedSearchFields, SearchAlertFields } from './saved-searches.ts'
export {
  maxSavedSearches,
  savedSearchAddress,
  savedSearchAnchor,
  savedSearchRule,
  searchAlertRule,
} from './saved-searches.ts'
export {
  associationForm,
  changeEmailForm,
  confirmEmailForm,
  createAccountForm,
  createEmailAccountForm,
  emailForm,
  emailLoginForm,
  loginPasswordRule,
  setPasswordForm,
  verifyEmailForm,
} from './sign-in-forms.ts'
export type {
  AccountRecord,
  AssociationAccount,
  SiteConsent,
  User,
  UserBooking,
  UserInterest,
  UserPurchase,
  UserShowing,
  VipMembership,
} from './user.ts'
export { publicUser } from './user.ts'
export type { UserBrand } from './user-brand.ts'
export { userBrandOf, userBrands } from './user-brand.ts'
export type { UserPayment, UserPaymentStatus } from './user-payment.ts'
export { isUnpaidStatus, userPaymentStatuses } from './user-payment.ts'
export {
  hasBookingOn,
  hasBookingWithPage,
  hasConsentFor,
  hasUnpaidVip,
  isBoardMember,
  isVip,
  purchasesOn,
  userErrandRole,
  userName,
} from './user-standing.ts'
