// The forms for signing in, registering and changing credentials: the same rules for browser and server.
import type { SelectableAssociation } from '../sign-in/identity-session.ts'
import { lengthOfText } from '../validation/characters.ts'
import { emailRule } from '../validation/email.ts'
import type { FieldIssue } from '../validation/field-error.ts'
import { newPasswordRule, passwordLengths, passwordsMatch } from '../validation/password.ts'
import { phoneRule } from '../validation/phone.ts'
import type { Rule } from '../validation/rule.ts'
import {
  checkboxRule,
  formRule,
  invalid,
  mustBeTrueRule,
  oneOfRule,
  optionalRule,
  rule,
  valid,
} from '../validation/rule.ts'
import { nameRule, shortTextRule } from '../validation/text.ts'
import { emailVerificationCodeRule } from '../validation/verification-code.ts'

/**
 * The password at sign-in. It is only checked for presence and maximum length: rules for new passwords would lock out old ones. The value
 * is normalised (NFC) like that of `newPasswordRule`, and keeps spaces at the ends. Errors: `required`, `maxLength`.
 */
export const loginPasswordRule: Rule<string> = rule((value) => {
  if (value === undefined || value === null || value === '') return invalid('required')
  if (typeof value !== 'string') return invalid('invalidInput')
  const password = value.normalize()
  const { max } = passwordLengths
  return lengthOfText(password) > max ? invalid('maxLength', { max }) : valid(password)
})

/** Signing in with e-mail and password. */
export const emailLoginForm = formRule({ email: emailRule, password: loginPasswordRule })

/** The form that requests a link to set a new password: only an e-mail address (PLAT-70). */
export const emailForm = formRule({ email: emailRule })

/**
 * A new e-mail address, which takes effect once the code sent to it is entered; requires the password, unless the identity was verified
 * just now.
 */
export const changeEmailForm = formRule({ email: emailRule, password: optionalRule(loginPasswordRule) })

const twiceTheSame = (typed: {
  readonly password: string
  readonly repeatedPassword: string
}): readonly FieldIssue[] => passwordsMatch(typed.password, typed.repeatedPassword)

const newPasswordFields = { password: newPasswordRule, repeatedPassword: loginPasswordRule }

/** Setting a new password, typed twice: `passwordNoMatch` is reported at the second. */
export const setPasswordForm = formRule(newPasswordFields, twiceTheSame)

const accountFields = {
  firstName: nameRule,
  lastName: nameRule,
  email: emailRule,
  phone: phoneRule,
  campaignCode: optionalRule(shortTextRule),
  newsletter: checkboxRule,
  acceptTerms: mustBeTrueRule,
}

/** Creating an account after an electronic identification: no password. */
export const createAccountForm = formRule(accountFields)

/** Creating an account with e-mail and password. */
export const createEmailAccountForm = formRule({ ...accountFields, ...newPasswordFields }, twiceTheSame)

/** Confirming the address of a registration: the password chosen then; none for an account made with an electronic identity. */
export const confirmEmailForm = formRule({ password: optionalRule(loginPasswordRule) })

/** The code from the e-mail. */
export const verifyEmailForm = formRule({ code: emailVerificationCodeRule })

/** The form of the association modal: one of the offered associations; no choice is `required` (PLAT-76). */
export const associationForm = (
  associations: readonly SelectableAssociation[],
): Rule<{ readonly associationId: string }> =>
  formRule({ associationId: oneOfRule(associations.map(({ id }) => id)) })
