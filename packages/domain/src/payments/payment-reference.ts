// References by which bank transfers find their payment: Swedish OCR, Norwegian KID, Finnish viite and RF (ISO 11649).
import { luhnSum, remainderOf97 } from '../sellers/bank-account.ts'
import type { CountryCode } from '../sites/site.ts'

const luhnDigit = (digits: string): string => String((10 - (luhnSum(`${digits}0`) % 10)) % 10)

/** The weights of a Finnish reference, from the right. */
const weights = [7, 3, 1]

const finnishDigit = (digits: string): string => {
  const sum = [...digits].reduceRight(
    (total, digit, place) => total + Number(digit) * (weights[(digits.length - 1 - place) % 3] ?? 1),
    0,
  )
  return String((10 - (sum % 10)) % 10)
}

/** The digits after the number of the payment: in Sweden the length of the whole reference and a check digit, elsewhere a check digit. */
const withCheck = (digits: string, country: CountryCode): string => {
  if (country === 'FI') return `${digits}${finnishDigit(digits)}`
  if (country === 'NO') return `${digits}${luhnDigit(digits)}`
  const withLength = `${digits}${(digits.length + 2) % 10}`
  return `${withLength}${luhnDigit(withLength)}`
}

const checkLengths: Readonly<Record<CountryCode, number>> = { SE: 2, NO: 1, FI: 1 }

/**
 * The reference of a payment by its number. A longer `length` puts zeros in front.
 *
 * @example paymentReferenceOf(100_001, 'SE') // "10000181"
 */
export const paymentReferenceOf = (number: number, country: CountryCode, length = 0): string =>
  withCheck(String(number).padStart(length - checkLengths[country], '0'), country)

/**
 * A Finnish reference in the international form.
 *
 * @example rfReferenceOf('1000005') // "RF741000005"
 */
export const rfReferenceOf = (viite: string): string => {
  // R and F are 27 and 15 in ISO 7064.
  const check = 98 - remainderOf97(`${viite}271500`)
  return `RF${String(check).padStart(2, '0')}${viite}`
}

/** The digits of a reference as a bank writes it; undefined for other texts, and for an RF reference with wrong check digits. */
const digitsOf = (reference: string): string | undefined => {
  const text = reference.replace(/[\s-]/g, '').toUpperCase()
  const rf = /^RF(\d\d)(\d{4,21})$/.exec(text)
  if (!rf) return /^\d{4,30}$/.test(text) ? text : undefined
  const [, check = '', digits = ''] = rf
  return remainderOf97(`${digits}2715${check}`) === 1 ? digits : undefined
}

/** The number of the payment that a reference names; undefined if a check digit is wrong. Zeros in front do not count. */
export const paymentNumberOf = (reference: string, country: CountryCode): number | undefined => {
  const digits = digitsOf(reference)
  if (digits === undefined) return undefined
  const number = digits.slice(0, -checkLengths[country])
  const value = Number(number)
  return withCheck(number, country) === digits && Number.isSafeInteger(value) && value > 0 ? value : undefined
}

/**
 * A reference as people read it: in Finland in groups of five from the right.
 *
 * @example groupedReference('1000014', 'FI') // "10 00014"
 */
export const groupedReference = (reference: string, country: CountryCode): string =>
  country === 'FI'
    ? [...reference]
        .map((digit, place) => (place > 0 && (reference.length - place) % 5 === 0 ? ` ${digit}` : digit))
        .join('')
    : reference
