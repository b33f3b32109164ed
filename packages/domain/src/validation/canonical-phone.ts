// When two phone numbers are the same, without the rules of the forms: every page that links to a number asks for it
// (contract-decisions 4.2).
import type { CountryCode } from '../sites/site.ts'
import { normaliseLine } from './characters.ts'

/** Country calling codes (ITU-T E.164). */
const callingCodes: Readonly<Record<CountryCode, string>> = { SE: '46', NO: '47', FI: '358' }

/**
 * A phone number for comparison: plus, country code, number, digits only. "070-123 45 67" in Sweden, "+46
 * (0)70 123 45 67" and "0046701234567" are one. A text without a digit over 0 gives the empty text; nothing
 * is refused: use a rule for that.
 */
export const canonicalPhone = (text: string, country: CountryCode): string => {
  const dialled = normaliseLine(text).replaceAll('(0)', '').replace(/^\+/, '00').replace(/\D/g, '')
  if (!/[1-9]/.test(dialled)) return ''
  const international = dialled.startsWith('00') ? dialled.slice(2) : callingCodes[country] + dialled
  // Sweden and Finland dial a 0 before a number at home, which people leave in after the country code. Norway
  // has none.
  return `+${international.replace(/^(46|358)0+/, '$1')}`
}
