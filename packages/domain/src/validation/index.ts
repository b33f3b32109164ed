// Validation rules of forms, which return the canonical value or field error keys.
export { lengthOfText } from './characters.ts'
export { dwellingNumberRule, maxDwellingNumberLength } from './dwelling-number.ts'
export { canonicalEmail, emailRule, mailboxOf } from './email.ts'
export type { Checked, FieldError, FieldErrorKey, FieldIssue } from './field-error.ts'
export { fieldErrorKeys } from './field-error.ts'
export {
  associationNumberRule,
  isAssociationNumber,
  organisationNumberRule,
} from './organisation-number.ts'
export { newPasswordRule, passwordLengths, passwordsMatch } from './password.ts'
export type { PersonalNumberOptions } from './personal-number.ts'
export {
  birthDateOf,
  canonicalPersonalNumber,
  maskedPersonalNumber,
  personalNumberRule,
} from './personal-number.ts'
export {
  canonicalPhone,
  formatPhone,
  phoneLengths,
  phoneRule,
  phoneWithCountryCodeRule,
  swedishPhoneRule,
} from './phone.ts'
export { postalCodeRule, postalCodeRuleOf } from './postal-code.ts'
export type { FormFields, FormInput, FormValues, InputOf, OutputOf, Rule, RuleIssue } from './rule.ts'
export {
  checkboxRule,
  formRule,
  invalid,
  listOfRule,
  mustBeTrueRule,
  oneOfRule,
  optionalRule,
  rule,
  textRule,
  valid,
  within,
} from './rule.ts'
export {
  addressRule,
  descriptionRule,
  lightTextRule,
  longTextRule,
  messageRule,
  nameRule,
  numericAndSlashRule,
  numericRule,
  shortTextRule,
  textLimits,
} from './text.ts'
export { emailVerificationCodeRule } from './verification-code.ts'
