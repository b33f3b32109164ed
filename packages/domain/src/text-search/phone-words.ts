// Phone numbers in a text: however their digits are grouped, each is one word.
import type { CountryCode, Locale } from '../sites/site.ts'
import { canonicalPhone } from '../validation/phone.ts'

/** Starts with a zero or a plus sign, which a price does not. */
export const phonePattern = '(?<!\\d)[+0]\\d(?:[ \\u00a0-]?\\d){6,13}(?!\\d)'

const whole = new RegExp(`^${phonePattern}$`)
const everywhere = new RegExp(phonePattern, 'g')

/** English is the language of visitors to Sweden. */
const countries: Readonly<Record<Locale, CountryCode>> = { sv: 'SE', en: 'SE', nb: 'NO', fi: 'FI' }

export const isPhoneNumber = (text: string): boolean => whole.test(text)

/**
 * The phone numbers of a text as words, and the text without them.
 *
 * @example phoneWordsOf('Ring 08-465 004 00', 'sv') // { words: ['+46846500400'], rest: 'Ring  ' }
 */
export const phoneWordsOf = (
  text: string,
  locale: Locale,
): { readonly words: readonly string[]; readonly rest: string } => {
  // Most texts have none.
  if (!/[+0]\d/.test(text)) return { words: [], rest: text }
  const numbers = text.match(everywhere) ?? []
  return {
    words: numbers.map((number) => canonicalPhone(number, countries[locale])),
    rest: text.replace(everywhere, ' '),
  }
}
