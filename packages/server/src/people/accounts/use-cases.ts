// All account use cases, shared by the JSON endpoints and the plain forms.
import { makeAllowEmailSignIn } from './allow-email-sign-in.ts'
import { makeChangeEmail } from './change-email.ts'
import { makeChangePassword } from './change-password.ts'
import { makeEndSession } from './end-session.ts'
import { makeForgotPassword } from './forgot-password.ts'
import { makeGiveSiteConsent } from './give-site-consent.ts'
import { makeListSessions } from './list-sessions.ts'
import { makeLoginWithEmail } from './login-with-email.ts'
import { makeRejectRegistration, makeUndoChange } from './refuse-by-link.ts'
import { makeRegisterAccount } from './register-account.ts'
import { makeRegisterInterest } from './register-interest.ts'
import { makeResetPassword } from './reset-password.ts'
import { makeSignOut } from './sign-out.ts'
import { makeUpdateAccount } from './update-account.ts'
import { makeVerifyEmail } from './verify-email.ts'

/** Each use case takes the dependencies that it declares. */
export type AccountDependencies = Parameters<typeof makeRegisterAccount>[0] &
  Parameters<typeof makeLoginWithEmail>[0] &
  Parameters<typeof makeForgotPassword>[0] &
  Parameters<typeof makeResetPassword>[0] &
  Parameters<typeof makeChangePassword>[0] &
  Parameters<typeof makeChangeEmail>[0] &
  Parameters<typeof makeVerifyEmail>[0] &
  Parameters<typeof makeAllowEmailSignIn>[0] &
  Parameters<typeof makeUndoChange>[0] &
  Parameters<typeof makeRejectRegistration>[0] &
  Parameters<typeof makeGiveSiteConsent>[0] &
  Parameters<typeof makeUpdateAccount>[0] &
  Parameters<typeof makeListSessions>[0] &
  Parameters<typeof makeEndSession>[0] &
  Parameters<typeof makeRegisterInterest>[0]

export const makeAccountUseCases = (dependencies: AccountDependencies) => ({
  loginWithEmail: makeLoginWithEmail(dependencies),
  registerAccount: makeRegisterAccount(dependencies),
  forgotPassword: makeForgotPassword(dependencies),
  resetPassword: makeResetPassword(dependencies),
  changePassword: makeChangePassword(dependencies),
  changeEmail: makeChangeEmail(dependencies),
  verifyEmail: makeVerifyEmail(dependencies),
  allowEmailSignIn: makeAllowEmailSignIn(dependencies),
  undoChange: makeUndoChange(dependencies),
  rejectRegistration: makeRejectRegistration(dependencies),
  giveSiteConsent: makeGiveSiteConsent(dependencies),
  updateAccount: makeUpdateAccount(dependencies),
  listSessions: makeListSessions(dependencies),
  endSession: makeEndSession(dependencies),
  registerInterest: makeRegisterInterest(dependencies),
  signOut: makeSignOut(dependencies),
})
export type AccountUseCases = ReturnType<typeof makeAccountUseCases>
