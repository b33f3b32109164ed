// Sign-in and identification: methods, results, the identification itself, and destinations.
export type {
  AuthFlow,
  LoginMethod,
  LoginType,
  SignInWay,
  UserBase,
  UserType,
} from './auth-flows.ts'
export {
  authFlows,
  defaultLoginMethods,
  flowOfLogin,
  isBoardLogin,
  isCaseLogin,
  loginTypes,
  signInWaysOf,
  userBases,
  userTypes,
} from './auth-flows.ts'
export type {
  AuthMessage,
  AuthOutcome,
  AuthResultCode,
  AuthResultOnSite,
  OngoingBusinessKind,
} from './auth-results.ts'
export {
  authResultOn,
  authResults,
  ongoingBusinessRoutes,
} from './auth-results.ts'
export type { BankIdPlatform, IdentityDevice, RfaMessage } from './bank-id.ts'
export {
  bankIdQrSeconds,
  bankIdQrText,
  bankIdStartAddress,
  rfaOfFailed,
  rfaOfPending,
} from './bank-id.ts'
export type { Destination, SignInFacts } from './destinations.ts'
export { afterLogin, afterLogout, afterRegistration } from './destinations.ts'
export type { ErrorPageCause, ErrorPageKind, ErrorPageMoney } from './error-pages.ts'
export {
  errorPageCauses,
  errorPageKindOf,
  errorPageKindOfCause,
  errorPageKinds,
  errorPageMoney,
} from './error-pages.ts'
export type { IdentityModal } from './identity-modals.ts'
export {
  fallbackLoginModal,
  loginModalOf,
  missingIdentityModals,
} from './identity-modals.ts'
export type {
  IdentityEffect,
  IdentityEvent,
  IdentityMessage,
  IdentityOrder,
  IdentityOrderStatus,
  IdentityRequest,
  IdentityResult,
  IdentityRun,
  IdentitySession,
  SelectableAssociation,
} from './identity-session.ts'
export { identityTimes, initialIdentitySession, stepIdentitySession } from './identity-session.ts'
export type { NoManagementWay } from './no-management.ts'
export { faultReportModalOf, withoutManagement } from './no-management.ts'
export type { PasswordReset, PasswordResetEvent } from './password-reset.ts'
export { startPasswordReset, stepPasswordReset } from './password-reset.ts'
export type { FailureLimit } from './sign-in-limits.ts'
export { secondsUntilSignIn, signInLimits } from './sign-in-limits.ts'
