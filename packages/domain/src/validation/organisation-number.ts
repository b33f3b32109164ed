// Organisation numbers of Sweden, Norway and Finland (provider-facts 5.3; contract-decisions 4.2).
import type { CountryCode } from '../sites/site.ts'
import { normaliseLine, withPlainHyphens } from './characters.ts'
import { passesLuhn, weightedSum } from './checksums.ts'
import type { Rule } from './rule.ts'
import { invalid, textRule, valid } from './rule.ts'

const readNumber = (typed: string): string => withPlainHyphens(normaliseLine(typed)).replaceAll(' ', '')

/** Weights of modulus 11; the check digit itself weighs 1. */
const norwegianWeights = [3, 2, 7, 6, 5, 4, 3, 2, 1]
const finnishWeights = [7, 9, 10, 5, 8, 4, 2, 1]

/**
 * An organisation number as its country writes it: "556036-0793" in Sweden, "974760673" in Norway,
 * "2077474-0" in Finland. Undefined for what is none: shape, checksum, third digit under 2 (Sweden), first
 * digit other than 8 and 9 (Norway).
 */
export const canonicalOrganisationNumber = (text: string, country: CountryCode): string | undefined => {
  const typed = readNumber(text)
  const digits = typed.replace('-', '')
  if (country === 'NO')
    return /^[89][0-9]{8}$/.test(typed) && weightedSum(typed, norwegianWeights) % 11 === 0 ? typed : undefined
  if (country === 'FI')
    return /^[0-9]{7}-[0-9]$/.test(typed) && weightedSum(digits, finnishWeights) % 11 === 0
      ? typed
      : undefined
  return /^[0-9]{2}[2-9][0-9]{3}-?[0-9]{4}$/.test(typed) && passesLuhn(digits)
    ? `${digits.slice(0, 6)}-${digits.slice(6)}`
    : undefined
}

/**
 * A required organisation number with its checksum. Value: {@link canonicalOrganisationNumber}. Error:
 * `orgNr`.
 */
export const organisationNumberRule = (country: CountryCode): Rule<string> =>
  textRule((typed) => {
    const canonical = canonicalOrganisationNumber(typed, country)
    return canonical === undefined ? invalid('orgNr') : valid(canonical)
  })

/**
 * The wizard's looser rule (specification 2 §5): seven digits, hyphen, one digit, or six digits, hyphen, four
 * digits, of whatever checksum. Error: `orgNr`.
 */
export const organisationNumberShapeRule: Rule<string> = textRule((typed) => {
  const text = readNumber(typed)
  return /^(?:[0-9]{7}-[0-9]|[0-9]{6}-[0-9]{4})$/.test(text) ? valid(text) : invalid('orgNr')
})

/**
 * Whether a Swedish organisation number is one of an association: group 7 (economic, tenant-owners') or 8
 * (non-profit). A form warns about others and lets them pass (contract-decisions 4.2).
 */
export const isAssociationNumber = (canonical: string): boolean => /^[78]/.test(canonical)
