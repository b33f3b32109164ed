// Postal codes (specification 2 §5).
import type { CountryCode } from '../sites/site.ts'
import { normaliseLine } from './characters.ts'
import type { Rule } from './rule.ts'
import { invalid, textRule, valid } from './rule.ts'

/** Most characters of a postal code in the general form (specification 2 §5). */
export const maxPostalCodeLength = 50

/** A required postal code of any country: digits and spaces. Errors: `numeric`, `inputToLong` with `max`. */
export const postalCodeRule: Rule<string> = textRule((typed) => {
  const text = normaliseLine(typed)
  if (!/^[0-9 ]+$/.test(text)) return invalid('numeric')
  return text.length > maxPostalCodeLength
    ? invalid('inputToLong', { max: maxPostalCodeLength })
    : valid(text)
})

/**
 * A postal code as its country writes it: "123 45" in Sweden, "0123" in Norway, "00100" in Finland. What has
 * another number of digits comes back as one trimmed line.
 */
export const formatPostalCode = (text: string, country: CountryCode): string => {
  const line = normaliseLine(text)
  const digits = line.replaceAll(' ', '')
  if (!(country === 'NO' ? /^[0-9]{4}$/ : /^[0-9]{5}$/).test(digits)) return line
  return country === 'SE' ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits
}
