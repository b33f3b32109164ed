// Phone numbers: what is one, and when two are the same (specification 2 §5; contract-decisions 4.2).
import type { CountryCode } from '../sites/site.ts'
import { normaliseLine, withPlainHyphens } from './characters.ts'
import type { Rule } from './rule.ts'
import { invalid, textRule, valid } from './rule.ts'

/** Fewest and most characters of a phone number, separators included (specification 2 §5). */
export const phoneLengths = { min: 7, max: 20 } as const

/** Country calling codes (ITU-T E.164). */
export const callingCodes = { SE: '46', NO: '47', FI: '358' } as const satisfies Record<CountryCode, string>

const readPhone = (typed: string): string => withPlainHyphens(normaliseLine(typed))

const withoutSeparators = (typed: string): string => readPhone(typed).replace(/[ -]/g, '')

/**
 * A required phone number of any country: digits, hyphen, plus and space, with a digit among them. Errors:
 * `phoneNumber` for other characters, then `minLength` and `maxLength` (7 to 20 characters as typed).
 */
export const phoneRule: Rule<string> = textRule((typed) => {
  const text = readPhone(typed)
  if (!/^[0-9+ -]+$/.test(text) || !/[0-9]/.test(text)) return invalid('phoneNumber')
  if (text.length < phoneLengths.min) return invalid('minLength', { min: phoneLengths.min })
  if (text.length > phoneLengths.max) return invalid('maxLength', { max: phoneLengths.max })
  return valid(text)
})

/**
 * A required phone number with its country code: plus, 1 to 9, then 7 to 14 digits. Spaces and hyphens may
 * stand between and are left out of the value. Error: `phoneWithCountryCode`.
 */
export const phoneWithCountryCodeRule: Rule<string> = textRule((typed) => {
  const bare = withoutSeparators(typed)
  return /^\+[1-9][0-9]{7,14}$/.test(bare) ? valid(bare) : invalid('phoneWithCountryCode')
})

/**
 * A required Swedish phone number: `+46` or `0`, then 7 to 9 digits of which the first is not 0. Spaces and
 * hyphens may stand between; the value is written with `+46`. Error: `swedishPhone`.
 */
export const swedishPhoneRule: Rule<string> = textRule((typed) => {
  const national = /^(?:\+46|0)([1-9][0-9]{6,8})$/.exec(withoutSeparators(typed))?.[1]
  return national === undefined ? invalid('swedishPhone') : valid(`+46${national}`)
})

/** Whether a number in canonical form is a Swedish mobile: 070, 072, 073, 076 or 079 and seven digits. */
export const isSwedishMobile = (canonical: string): boolean => /^\+467[02369][0-9]{7}$/.test(canonical)

/**
 * A phone number for comparison: plus, country code, number, digits only. "070-123 45 67" in Sweden, "+46
 * (0)70 123 45 67" and "0046701234567" are one. A text without a digit over 0 gives the empty text; nothing
 * is refused: use a rule for that.
 */
export const canonicalPhone = (text: string, country: CountryCode): string => {
  const typed = normaliseLine(text).replaceAll('(0)', '')
  const digits = typed.replace(/[^0-9]/g, '')
  if (!/[1-9]/.test(digits)) return ''
  const international = typed.startsWith('+')
    ? digits
    : digits.startsWith('00')
      ? digits.slice(2)
      : callingCodes[country] + digits
  // Sweden and Finland dial a 0 before a number at home, which people leave in after the country code. Norway
  // has none.
  return `+${international.replace(/^(46|358)0+/, '$1')}`
}
