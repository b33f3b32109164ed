// Postal codes (FAULT-49).
import type { CountryCode } from '../sites/site.ts'
import type { Rule } from './rule.ts'
import { invalid, textRule, valid } from './rule.ts'

/** Maximum length of a postal code in the general form (FAULT-49). */
const max = 50

/** A required postal code of any country: digits and spaces. Errors: `numeric`, `inputToLong` with `max`. */
export const postalCodeRule: Rule<string> = /* @__PURE__ */ textRule((text) => {
  if (!/^[\d ]+$/.test(text)) return invalid('numeric')
  return text.length > max ? invalid('inputToLong', { max }) : valid(text)
})

const digitsIn = { SE: 5, NO: 4, FI: 5 } as const satisfies Record<CountryCode, number>

/**
 * A required postal code of one country, for deliveries: five digits in Sweden and Finland, four in Norway, in the country's notation ("411
 * 03"). Errors: `numeric`, `invalidInput` with `max`, the number of digits.
 */
export const postalCodeRuleOf = (country: CountryCode): Rule<string> =>
  textRule((text) => {
    const digits = text.replace(/\s/g, '')
    if (!/^\d+$/.test(digits)) return invalid('numeric')
    const max = digitsIn[country]
    if (digits.length !== max) return invalid('invalidInput', { max })
    return valid(country === 'SE' ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits)
  })
