// The forms of signing in, registering and changing what one signs in with: one rule for browser and server alike.
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
 * The password that somebody signs in with. Only that there is one, and that it is not longer than any can be: rules
 * for new passwords would lock out old ones. The value is composed (NFC) as `newPasswordRule` composes it, and keeps
 * spaces at the ends. Errors: `required`, `maxLength`.
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

/** The form that requests a link to set a new password: an e-mail address alone (PLAT-70). */
export const emailForm = formRule({ email: emailRule })

/** Another address, which counts once a code sent to it has come back; with the password, unless one has just shown one's electronic identity. */
export const changeEmailForm = formRule({ email: emailRule, password: optionalRule(loginPasswordRule) })

const twiceTheSame = (typed: {
  readonly password: string
  readonly repeatedPassword: string
}): readonly FieldIssue[] => passwordsMatch(typed.password, typed.repeatedPassword)

const newPasswordFields = { password: newPasswordRule, repeatedPassword: loginPasswordRule }

/** Setting a new password, typed twice: `passwordNoMatch` stands at the second. */
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

/** Confirming the address of a registration: the password chosen then, none for an account made with an electronic identity. */
export const confirmEmailForm = formRule({ password: optionalRule(loginPasswordRule) })

/** The code out of the e-mail. */
export const verifyEmailForm = formRule({ code: emailVerificationCodeRule })

/** The form of the association modal: one of those offered; no choice is `required` (PLAT-76). */
export const associationForm = (
  associations: readonly SelectableAssociation[],
): Rule<{ readonly associationId: string }> =>
  formRule({ associationId: oneOfRule(associations.map(({ id }) => id)) })
