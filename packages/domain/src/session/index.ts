// The forms that begin a session, who is signed in and for how long, how the token is kept fresh over all tabs, and who may do what.

export type {
  PermissionOperation,
  PermissionVerdict,
  Principal,
  PrincipalFacts,
} from '../identity/permissions.ts'
export { mayDo, permissionOperations, principalOf, principals } from '../identity/permissions.ts'
export type { PasswordReset, PasswordResetEvent } from './password-reset.ts'
export { passwordResetFor, stepPasswordReset } from './password-reset.ts'
export type { Session, SessionClaims, SessionFacts, SessionMove } from './session.ts'
export { isRefreshDue, sessionCheck, sessionClaimsOf, sessionOf } from './session.ts'
export { acceptsPreviousToken, clockOffset, sessionTimes, warnUnderMs } from './session-times.ts'
export {
  associationForm,
  changeEmailForm,
  createAccountForm,
  createEmailAccountForm,
  emailLoginForm,
  loginPasswordRule,
  resetPasswordForm,
  setPasswordForm,
  verifyEmailForm,
} from './sign-in-forms.ts'
export type { FailureLimit } from './sign-in-limits.ts'
export { secondsUntilSignIn, signInLimits } from './sign-in-limits.ts'
export type {
  RefreshOutcome,
  TokenKeeper,
  TokenKeeperEffect,
  TokenKeeperEvent,
  TokenMark,
} from './token-keeper.ts'
export {
  noToken,
  refreshOutcomeOf,
  refreshRetryMs,
  stepTokenKeeper,
  tokenAfterRefusal,
  tokenMarkOf,
} from './token-keeper.ts'
