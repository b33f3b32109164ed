// For tests: the result of a rule as one short value, and numbers with valid checksums.
import type { CountryCode } from '../sites/site.ts'
import type { FieldIssue } from '../validation/field-error.ts'
import type { Rule } from '../validation/rule.ts'

/** The valid value, or the issues of an invalid one: `{ value }` or `{ issues }`. */
export const outcomeOf = <Output>(
  rule: Rule<Output>,
  value: unknown,
): { readonly value: Output } | { readonly issues: readonly FieldIssue[] } => {
  const checked = rule.check(value)
  return checked.kind === 'valid' ? { value: checked.value } : { issues: checked.issues }
}

/** The keys of the issues, joined by a comma; "valid" if there are none. */
export const keysOf = (rule: Rule<unknown>, value: unknown): string => {
  const checked = rule.check(value)
  return checked.kind === 'valid' ? 'valid' : checked.issues.map(({ key }) => key).join(',')
}

const pad = (number: number, digits: number): string => String(number).padStart(digits, '0')

/** The check digit that makes nine digits pass Luhn's check, found by trying. */
const luhnDigit = (nine: string): string => {
  const total = [...nine]
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 2 : 1))
    .reduce((sum, product) => sum + Math.floor(product / 10) + (product % 10), 0)
  return String((1000 - total) % 10)
}

const dotProduct = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits.charAt(place)), 0)

/** A Norwegian number, or undefined for digits without valid check digits. */
const norwegianNumber = (head: string): string | undefined => {
  const first = (11 - (dotProduct(head, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11
  const second = (11 - (dotProduct(head + first, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  return first === 10 || second === 10 ? undefined : `${head}${first}${second}`
}

/**
 * A valid personal number for `birthDate` (`yyyy-MM-dd`, 1940 to 2039), in canonical form. `serial` (from 0) distinguishes people born on
 * one day. It may belong to a living person only by chance: use it in tests only.
 */
export const aPersonalNumber = (country: CountryCode, birthDate: string, serial = 0): string => {
  const [year = '', month = '', day = ''] = birthDate.split('-')
  const yy = year.slice(2)
  if (country === 'SE') {
    const nine = `${yy}${month}${day}${pad(1 + (serial % 999), 3)}`
    return `${year.slice(0, 2)}${nine}${luhnDigit(nine)}`
  }
  if (country === 'FI') {
    const individual = pad(2 + (serial % 898), 3)
    const check = '0123456789ABCDEFHJKLMNPRSTUVWXY'.charAt(Number(`${day}${month}${yy}${individual}`) % 31)
    return `${day}${month}${yy}${year < '2000' ? '-' : 'A'}${individual}${check}`
  }
  const start = year < '2000' ? 0 : 500
  for (let tried = 0; tried < 500; tried += 1) {
    const number = norwegianNumber(`${day}${month}${yy}${pad(start + ((serial + tried) % 500), 3)}`)
    if (number !== undefined) return number
  }
  throw new Error(`No number is left for ${birthDate}`)
}
