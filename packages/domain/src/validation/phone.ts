// Typed phone numbers: the rules of the forms (FAULT-42), and their comparison.
import type { CountryCode } from '../sites/site.ts'
import { lineWithPlainHyphens, normaliseLine, withoutSeparators } from './characters.ts'
import type { Rule } from './rule.ts'
import { invalid, ofLength, patternRule, textRule } from './rule.ts'

/** Minimum and maximum length of a phone number, separators included (FAULT-42). */
export const phoneLengths = { min: 7, max: 20 } as const

/**
 * A required phone number of any country: digits, hyphen, plus and space, with a digit among them. Errors:
 * `phoneNumber` for other characters, then `minLength` and `maxLength` (7 to 20 characters as typed).
 */
export const phoneRule: Rule<string> = /* @__PURE__ */ textRule(
  (text) => (/^[+ -]*\d[\d+ -]*$/.test(text) ? ofLength(text, phoneLengths) : invalid('phoneNumber')),
  lineWithPlainHyphens,
)

/**
 * A required phone number with its country code: plus, 1 to 9, then 7 to 14 digits. Spaces and hyphens may be in between and are removed
 * from the value. Error: `phoneWithCountryCode`.
 */
export const phoneWithCountryCodeRule: Rule<string> = /* @__PURE__ */ patternRule(
  /^\+[1-9]\d{7,14}$/,
  'phoneWithCountryCode',
  withoutSeparators,
)

/**
 * A required Swedish phone number: `+46` or `0`, then 7 to 9 digits of which the first is not 0. Spaces and hyphens may be in between; the
 * value has `+46`. Error: `swedishPhone`.
 */
export const swedishPhoneRule: Rule<string> = /* @__PURE__ */ patternRule(
  /^\+46[1-9]\d{6,8}$/,
  'swedishPhone',
  (typed) => withoutSeparators(typed).replace(/^0/, '+46'),
)

/** How people of a country group the digits of their domestic numbers: the digits, and the groups. */
const groupings: Readonly<Record<CountryCode, readonly (readonly [RegExp, string])[]>> = {
  SE: [
    [/^(07\d)(\d{3})(\d{2})(\d{2})$/, '$1-$2 $3 $4'],
    [/^(08)(\d{2,3})(\d{3})(\d{2})$/, '$1-$2 $3 $4'],
  ],
  NO: [
    [/^([49]\d{2})(\d{2})(\d{3})$/, '$1 $2 $3'],
    [/^([2-35-8]\d)(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4'],
  ],
  FI: [[/^(04\d|050)(\d{3})(\d{3,4})$/, '$1 $2 $3']],
}

/**
 * A typed phone number in the groups of its country. Numbers of other countries, with a country code or of other lengths, stay as typed.
 *
 * @example formatPhone('0701234567', 'SE') // '070-123 45 67'
 */
export const formatPhone = (typed: string, country: CountryCode): string => {
  const digits = withoutSeparators(typed)
  const [pattern, groups] = groupings[country].find(([each]) => each.test(digits)) ?? []
  return pattern && groups !== undefined ? digits.replace(pattern, groups) : typed
}

/** Country calling codes (ITU-T E.164). */
const callingCodes: Readonly<Record<CountryCode, string>> = { SE: '46', NO: '47', FI: '358' }

/**
 * A phone number for comparison: plus, country code, number, digits only. "070-123 45 67" in Sweden, "+46 (0)70 123 45 67" and
 * "0046701234567" are one. A text without a digit over 0 gives the empty text; nothing is refused: use a rule for that.
 */
export const canonicalPhone = (text: string, country: CountryCode): string => {
  const dialled = normaliseLine(text).replaceAll('(0)', '').replace(/^\+/, '00').replace(/\D/g, '')
  if (!/[1-9]/.test(dialled)) return ''
  const international = dialled.startsWith('00') ? dialled.slice(2) : callingCodes[country] + dialled
  // Domestic numbers in Sweden and Finland begin with a 0, which people leave in after the country code. Norway has none.
  return `+${international.replace(/^(46|358)0+/, '$1')}`
}
