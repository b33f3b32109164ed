// The buyers: one or two, each with a name, contact details, a personal number and a share.
import type { CountryCode } from '../sites/site.ts'
import { ageOfMajority } from '../validation/birth-date.ts'
import { typed } from '../validation/characters.ts'
import { canonicalEmail, emailRule } from '../validation/email.ts'
import type { Checked, FieldError, FieldErrorKey } from '../validation/field-error.ts'
import { personalNumberRule } from '../validation/personal-number.ts'
import { phoneRule } from '../validation/phone.ts'
import type { Rule } from '../validation/rule.ts'
import { formRule, invalid, listOfRule, rule, textRule, valid } from '../validation/rule.ts'
import { addressRule, nameRule } from '../validation/text.ts'

/** Maximum number of applicants per booking. */
export const maxApplicants = 2

/** Minimum age of an applicant, in full years. */
export const minApplicantAge = ageOfMajority

/** One buyer, in canonical form. */
export interface Applicant {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly address: string
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly country: string
  readonly personalNumber: string
  /** Per cent of the home: an integer; the shares of all applicants add up to 100. */
  readonly share: number
}

/** The country and day of the application. */
export interface ApplicantOptions {
  /** The country whose personal numbers are accepted. */
  readonly country: CountryCode
  /** `yyyy-MM-dd`. */
  readonly today: string
}

/**
 * A text of a contract: of Latin, Greek and Cyrillic letters, which papers can contain. Registers and e-identities write names of other
 * scripts in Latin letters.
 */
const writable = (line: Rule<string>): Rule<string> =>
  rule((value) => {
    const checked = line.check(value)
    if (checked.kind === 'invalid') return checked
    const isWritable =
      /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u
    return isWritable.test(checked.value) && !/\p{Extended_Pictographic}/u.test(checked.value)
      ? checked
      : invalid('unwritableScript')
  })

const countryRule: Rule<string> = textRule((text) =>
  /^[a-z]{2}$/i.test(text) ? valid(text.toUpperCase()) : invalid('unknownValue'),
)

/** A share may be a number or typed digits, with or without a per cent sign. If omitted, it is the whole rest. */
const shareRule = (max: number): Rule<number, number | string | undefined> =>
  rule((value) => {
    const given = typed(value)
    if (given === '') return max === 100 ? valid(max) : invalid('required')
    const share =
      typeof given === 'string' && /^\d{1,3}(?: ?%)?$/.test(given) ? Number.parseInt(given, 10) : given
    if (typeof share !== 'number' || !Number.isInteger(share)) return invalid('numeric')
    if (share < 1) return invalid('min', { min: 1 })
    return share > max ? invalid('max', { max }) : valid(share)
  })

/**
 * A rule over the list of buyers: one or two, all at least 18. One owns 100 %; two own 1 to 99 % each and 100 together. Errors of a field
 * are at `[place, field]`; `shareSum`, `uniqueSocial` and `uniqueEmail` at the last applicant, once all fields are valid. No buyer is
 * `required`, more than two `max`.
 */
export const applicantsRule = ({ country, today }: ApplicantOptions): Rule<readonly Applicant[]> =>
  rule((value): Checked<readonly Applicant[]> => {
    if (!Array.isArray(value) || value.length === 0) return invalid('required')
    if (value.length > maxApplicants) return invalid('max', { max: maxApplicants })
    const checked = listOfRule(
      formRule({
        firstName: writable(nameRule),
        lastName: writable(nameRule),
        email: emailRule,
        phone: phoneRule,
        address: writable(addressRule),
        country: countryRule,
        personalNumber: personalNumberRule({ country, today, minAge: minApplicantAge }),
        share: shareRule(value.length === 1 ? 100 : 99),
      }),
    ).check(value)
    if (checked.kind === 'invalid') return checked
    const [buyer, other] = checked.value
    const emails = checked.value.map(({ email }) => canonicalEmail(email))
    const crossing: readonly (readonly [FieldErrorKey, keyof Applicant, boolean])[] = [
      ['uniqueSocial', 'personalNumber', buyer?.personalNumber === other?.personalNumber],
      ['uniqueEmail', 'email', emails[0] === emails[1]],
      ['shareSum', 'share', checked.value.reduce((sum, { share }) => sum + share, 0) !== 100],
    ]
    const issues = crossing
      .filter(([, , isWrong]) => isWrong)
      .map(([key, field]) => ({ key, path: [value.length - 1, field] }))
    return issues.length > 0 ? { kind: 'invalid', issues } : checked
  })

/**
 * Interprets the answer of `booking/email_is_valid`: 200 with a true value means that the e-mail may be used, anything
 * else is `emailInUse` (BOOK-18).
 */
export const emailCheckError = (answer: {
  readonly status: number
  readonly data?: unknown
}): FieldError | undefined => (answer.status === 200 && answer.data ? undefined : { key: 'emailInUse' })

/** Interprets the answer of `booking/is_bookable`: anything other than `true` is `cannotBook`. */
export const bookableError = (isBookable: unknown): FieldError | undefined =>
  isBookable === true ? undefined : { key: 'cannotBook' }
