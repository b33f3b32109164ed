// The number of a dwelling in its building (specification 2 §5; contract-decisions 4.2).
import type { CountryCode } from '../sites/site.ts'
import { normaliseLine } from './characters.ts'
import type { Rule } from './rule.ts'
import { invalid, textRule, valid } from './rule.ts'

/** Most digits of a dwelling number: the four of the tax agency's register (specification 2 §5). */
export const maxDwellingNumberLength = 4

/**
 * A required dwelling number: 1 to 4 digits. In Norway the letter of the official number (H, U, K or L before
 * four digits, "H0203") is taken and left out of the value; a form that shows the number keeps what was
 * typed. Errors: `numeric`, `maxLength` with `max`.
 */
export const dwellingNumberRule = (country: CountryCode): Rule<string> =>
  textRule((typed) => {
    const line = normaliseLine(typed)
    const text = country === 'NO' && /^[HUKL] ?[0-9]{4}$/i.test(line) ? line.slice(-4) : line
    if (!/^[0-9]+$/.test(text)) return invalid('numeric')
    return text.length > maxDwellingNumberLength
      ? invalid('maxLength', { max: maxDwellingNumberLength })
      : valid(text)
  })
