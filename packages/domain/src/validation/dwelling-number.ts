// The number of a dwelling in its building (FAULT-48).
import type { CountryCode } from '../sites/site.ts'
import type { Rule } from './rule.ts'
import { invalid, ofLength, textRule } from './rule.ts'

/** Maximum number of digits of a dwelling number: the four of the tax agency's register (FAULT-48). */
export const maxDwellingNumberLength = 4

/**
 * A required dwelling number: 1 to 4 digits. In Norway the letter of the official number (H, U, K or L before four digits, "H0203") is
 * accepted and removed from the value; a form that shows the number keeps the typed text. Errors: `numeric`, `maxLength` with `max`.
 */
export const dwellingNumberRule = (country: CountryCode): Rule<string> =>
  textRule((line) => {
    const text = country === 'NO' ? line.replace(/^[HUKL] ?(?=\d{4}$)/i, '') : line
    return /^\d+$/.test(text) ? ofLength(text, { min: 1, max: maxDwellingNumberLength }) : invalid('numeric')
  })
