// The five brands of memberships, consents and payments, and the sites of each.
import type { SiteDefinition } from '../sites/sites.ts'

/** Brands in the order of the wire (PLAT-60). All except the main one have one site each, with the key of the brand. */
export const userBrands = ['main', 'cooperative', 'senior', 'norway', 'finland'] as const
/** One of {@link userBrands}. */
export type UserBrand = (typeof userBrands)[number]

/**
 * The brand of a site's accounts: the main one for the Swedish site and its English subsite. Undefined for the contractor site, which has
 * no accounts.
 */
export const userBrandOf = ({ key }: Pick<SiteDefinition, 'key'>): UserBrand | undefined =>
  key === 'sweden' || key === 'sweden-english' ? 'main' : userBrands.find((brand) => brand === key)
