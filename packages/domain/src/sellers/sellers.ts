// The companies that sell the homes: named in agreements, receipts and letters.
import type { SiteDefinition } from '../sites/sites.ts'
import type { FieldErrorKey } from '../validation/field-error.ts'
import { organisationNumberRule } from '../validation/organisation-number.ts'
import { vatNumberRule } from '../validation/vat-number.ts'
import type { SellerBank } from './bank-account.ts'
import { bankIssues, canonicalBank } from './bank-account.ts'

/** A company that sells homes. */
export interface Seller {
  /** The company's own key, by which stages name it. */
  readonly key: string
  readonly country: SiteDefinition['country']
  /** The sites whose seller it is, unless a stage names another one. */
  readonly siteIds: readonly number[]
  readonly legalName: string
  /** In its country's notation. */
  readonly organisationNumber: string
  /** In its country's notation; absent if it is not registered for value added tax. */
  readonly vatNumber?: string
  readonly address: string
  readonly email: string
  readonly phone: string
  /** Names of those who sign for it. */
  readonly signatories: readonly string[]
  /** Where buyers pay by bank transfer. */
  readonly bank?: SellerBank
}

/** A mistake in a list of sellers. */
export interface SellerIssue {
  /** Place in the list. */
  readonly at: number
  readonly field: string
  readonly key: FieldErrorKey
}

const isDouble = <Value>(values: readonly Value[], value: Value, at: number): boolean =>
  values.indexOf(value) < at

/**
 * The sellers with their numbers in canonical form, and the mistakes of the list: a wrong number, a repeated key, and a site
 * that has two sellers, is unknown, or is in another country; a wrong number of an account.
 *
 * @param siteById undefined for an unknown site.
 */
export const checkSellers = (
  sellers: readonly Seller[],
  siteById: (siteId: number) => SiteDefinition | undefined,
): { readonly sellers: readonly Seller[]; readonly issues: readonly SellerIssue[] } => {
  const keys = sellers.map(({ key }) => key)
  const siteIds = sellers.flatMap((seller) => seller.siteIds)
  let sitesBefore = 0
  const checked = sellers.map((seller, at) => {
    const number = organisationNumberRule(seller.country).check(seller.organisationNumber)
    const vat =
      seller.vatNumber === undefined ? undefined : vatNumberRule(seller.country).check(seller.vatNumber)
    const offset = sitesBefore
    sitesBefore += seller.siteIds.length
    const bank = seller.bank && canonicalBank(seller.bank)
    const issues: readonly SellerIssue[] = [
      ...(isDouble(keys, seller.key, at) ? [{ at, field: 'key', key: 'invalidInput' } as const] : []),
      ...(number.kind === 'valid' ? [] : [{ at, field: 'organisationNumber', key: 'orgNr' } as const]),
      ...(vat?.kind === 'invalid' ? [{ at, field: 'vatNumber', key: 'invalidInput' } as const] : []),
      ...seller.siteIds.flatMap((siteId, place): readonly SellerIssue[] => {
        const site = siteById(siteId)
        const isWrong =
          site?.country !== seller.country ||
          site.catalogueSiteId !== siteId ||
          isDouble(siteIds, siteId, offset + place)
        return isWrong ? [{ at, field: `siteIds.${place}`, key: 'unknownValue' }] : []
      }),
      ...(bank ? bankIssues(bank, seller.country) : []).map(
        (field): SellerIssue => ({ at, field: `bank.${field}`, key: 'invalidInput' }),
      ),
    ]
    return {
      seller: {
        ...seller,
        ...(number.kind === 'valid' && { organisationNumber: number.value }),
        ...(bank && { bank }),
        ...(vat?.kind === 'valid' && { vatNumber: vat.value }),
      },
      issues,
    }
  })
  return { sellers: checked.map(({ seller }) => seller), issues: checked.flatMap(({ issues }) => issues) }
}
