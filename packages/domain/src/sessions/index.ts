// The forms that begin a session, who is signed in and for how long, how the token is kept fresh over all tabs, and who may do what.
export type {
  PermissionOperation,
  PermissionVerdict,
  Principal,
  PrincipalFacts,
} from '../sign-in/permissions.ts'
export { mayDo, principalOf, principals } from '../sign-in/permissions.ts'
export type { PasswordReset, PasswordResetEvent } from './password-reset.ts'
export { passwordResetFor, stepPasswordReset } from './password-reset.ts'
export type { SessionClaims, SessionFacts, SessionMove, TokenMark } from './session.ts'
export { sessionCheck, sessionClaimsOf, tokenMarkOf } from './session.ts'
export { acceptsPreviousToken, sessionTimes } from './session-times.ts'
export {
  associationForm,
  createAccountForm,
  createEmailAccountForm,
  emailForm,
  emailLoginForm,
  loginPasswordRule,
  setPasswordForm,
  verifyEmailForm,
} from './sign-in-forms.ts'
export type { FailureLimit } from './sign-in-limits.ts'
export { secondsUntilSignIn, signInLimits } from './sign-in-limits.ts'
export type { RefreshOutcome, TokenKeeper, TokenKeeperEffect, TokenKeeperEvent } from './token-keeper.ts'
export { noToken, refreshOutcomeOf, stepTokenKeeper } from './token-keeper.ts'
