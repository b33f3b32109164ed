// Where a seller receives money: the numbers of its accounts, with their checksums.
import type { CountryCode } from '../sites/site.ts'
import { withoutSpaces } from '../validation/characters.ts'

/** The account of a seller. */
export interface SellerBank {
  /** Sweden: "5050-1055". */
  readonly bankgiro?: string
  /** Without spaces. */
  readonly iban?: string
  readonly bic?: string
  /**
   * The length of all references, if the agreement with the bank requires one: KID in Norway, OCR with a fixed length in Sweden. Shorter ones
   * begin with zeros.
   */
  readonly referenceLength?: number
}

/** A mistake in an account. */
export type SellerBankField = keyof SellerBank

const lettersAsNumbers = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))

/** The remainder of a long number, in groups that a double can hold. */
export const remainderOf97 = (digits: string): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** The length of an IBAN by country. */
const ibanLengths: Readonly<Record<CountryCode, number>> = { SE: 24, NO: 15, FI: 18 }

const isIban = (iban: string, country: CountryCode): boolean =>
  new RegExp(`^${country}\\d{${ibanLengths[country] - 2}}$`).test(iban) &&
  remainderOf97(lettersAsNumbers(`${iban.slice(4)}${iban.slice(0, 4)}`)) === 1

/** Luhn over any number of digits: every other one is doubled, from the right. */
export const luhnSum = (digits: string): number =>
  [...digits].reduceRight((sum, digit, place) => {
    const weighted = Number(digit) * (1 + ((digits.length - 1 - place) % 2))
    return sum + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)

const isBankgiro = (bankgiro: string): boolean =>
  /^\d{3,4}-\d{4}$/.test(bankgiro) && luhnSum(bankgiro.replace('-', '')) % 10 === 0

/** The account in its canonical form: IBAN and BIC without spaces, a bankgiro number with its hyphen. */
export const canonicalBank = ({ bankgiro, iban, bic, referenceLength }: SellerBank): SellerBank => ({
  ...(bankgiro !== undefined && {
    bankgiro: withoutSpaces(bankgiro).replace(/^(\d{3,4})(\d{4})$/, '$1-$2'),
  }),
  ...(iban !== undefined && { iban: withoutSpaces(iban).toUpperCase() }),
  ...(bic !== undefined && { bic: withoutSpaces(bic).toUpperCase() }),
  ...(referenceLength !== undefined && { referenceLength }),
})

/** The wrong fields of an account in its canonical form. A seller needs a bankgiro number (Sweden) or an IBAN. */
export const bankIssues = (
  { bankgiro, iban, bic, referenceLength }: SellerBank,
  country: CountryCode,
): readonly SellerBankField[] => [
  ...(bankgiro !== undefined && (country !== 'SE' || !isBankgiro(bankgiro)) ? (['bankgiro'] as const) : []),
  ...((iban === undefined ? bankgiro === undefined : !isIban(iban, country)) ? (['iban'] as const) : []),
  ...(bic !== undefined && !/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic) ? (['bic'] as const) : []),
  ...(referenceLength !== undefined && (country === 'FI' || referenceLength < 10 || referenceLength > 25)
    ? (['referenceLength'] as const)
    : []),
]
