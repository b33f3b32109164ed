// Rules that look at what people fill in, and answer its canonical form or field error keys.
export type { BirthDateTerms } from './birth-date.ts'
export { birthDateRule, hasTurned } from './birth-date.ts'
export { lengthOfText, normaliseLine, normaliseText } from './characters.ts'
export { dwellingNumberRule, maxDwellingNumberLength } from './dwelling-number.ts'
export { canonicalEmail, emailRule, maxEmailLength } from './email.ts'
export type { Checked, FieldError, FieldErrorKey, FieldIssue } from './field-error.ts'
export { addedFieldErrorKeys, fieldErrorKeys, specifiedFieldErrorKeys } from './field-error.ts'
export {
  canonicalOrganisationNumber,
  isAssociationNumber,
  organisationNumberRule,
  organisationNumberShapeRule,
} from './organisation-number.ts'
export { newPasswordRule, passwordLengths, passwordsMatch } from './password.ts'
export type { PersonalNumberTerms } from './personal-number.ts'
export {
  birthDateOf,
  canonicalPersonalNumber,
  personalNumberRule,
  samePersonalNumber,
} from './personal-number.ts'
export {
  callingCodes,
  canonicalPhone,
  isSwedishMobile,
  phoneLengths,
  phoneRule,
  phoneWithCountryCodeRule,
  swedishPhoneRule,
} from './phone.ts'
export { formatPostalCode, maxPostalCodeLength, postalCodeRule } from './postal-code.ts'
export type { FormFields, FormValues, OutputOf, Rule, RuleIssue } from './rule.ts'
export {
  checkbox,
  form,
  invalid,
  listOf,
  mustBeTrue,
  oneOf,
  optional,
  rule,
  textRule,
  valid,
  within,
} from './rule.ts'
export type { TextDefinition } from './text.ts'
export {
  addressRule,
  descriptionRule,
  forbiddenInText,
  lightTextRule,
  longTextRule,
  messageRule,
  nameRule,
  numericAndSlashRule,
  numericRule,
  shortTextRule,
  textLimits,
  textOf,
} from './text.ts'
export { emailVerificationCodeLength, emailVerificationCodeRule } from './verification-code.ts'
