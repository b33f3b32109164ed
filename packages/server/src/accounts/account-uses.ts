// All that people do with their accounts, made once for the calls of scripts and for plain forms.
import type { AccountTools } from './account-tools.ts'
import { makeChangeEmail } from './change-email.ts'
import { makeChangePassword } from './change-password.ts'
import { makeForgotPassword } from './forgot-password.ts'
import { makeGiveSiteConsent } from './give-site-consent.ts'
import { makeLoginWithEmail } from './login-with-email.ts'
import { makeRegisterAccount } from './register-account.ts'
import { makeResetPassword } from './reset-password.ts'
import { makeUpdateAccount } from './update-account.ts'
import { makeVerifyEmail } from './verify-email.ts'

export const makeAccountUses = (tools: AccountTools) => ({
  loginWithEmail: makeLoginWithEmail(tools),
  registerAccount: makeRegisterAccount(tools),
  forgotPassword: makeForgotPassword(tools),
  resetPassword: makeResetPassword(tools),
  changePassword: makeChangePassword(tools),
  changeEmail: makeChangeEmail(tools),
  verifyEmail: makeVerifyEmail(tools),
  giveSiteConsent: makeGiveSiteConsent(tools),
  updateAccount: makeUpdateAccount(tools),
})
export type AccountUses = ReturnType<typeof makeAccountUses>
