// What a payer types at their bank.
import type { Seller } from '../sellers/sellers.ts'
import { paymentReferenceOf, rfReferenceOf } from './payment-reference.ts'

/** The details of a bank transfer. */
export interface TransferDetails {
  /** The company that receives it. */
  readonly receiver: string
  /** Sweden. */
  readonly bankgiro?: string
  /** Norway: the eleven digits of the account. */
  readonly account?: string
  readonly iban?: string
  readonly bic?: string
  /** OCR, KID or viite, with its check digit. */
  readonly reference: string
  /** Finland: the same reference in the international form. */
  readonly rfReference?: string
}

/** The details for a payment by its number; undefined for a seller without an account. */
export const transferDetailsOf = (
  { legalName, country, bank }: Pick<Seller, 'legalName' | 'country' | 'bank'>,
  number: number,
): TransferDetails | undefined => {
  if (!bank || (bank.bankgiro === undefined && bank.iban === undefined)) return undefined
  const { bankgiro, iban, bic, referenceLength } = bank
  const reference = paymentReferenceOf(number, country, referenceLength)
  return {
    receiver: legalName,
    ...(bankgiro !== undefined && { bankgiro }),
    ...(country === 'NO' && iban !== undefined && { account: iban.slice(4) }),
    ...(iban !== undefined && { iban }),
    ...(bic !== undefined && { bic }),
    reference,
    ...(country === 'FI' && { rfReference: rfReferenceOf(reference) }),
  }
}

/**
 * An IBAN in groups of four.
 *
 * @example groupedIban('SE4550000000058398257466') // "SE45 5000 0000 0583 9825 7466"
 */
export const groupedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/**
 * A Norwegian account number as people read it.
 *
 * @example groupedAccount('86011117947') // "8601 11 17947"
 */
export const groupedAccount = (account: string): string => account.replace(/^(\d{4})(\d\d)/, '$1 $2 ')
