// The five brands that memberships, consents and payments are kept under, and the sites of each.
import type { SiteDefinition, SiteKey } from '../sites/site.ts'

/** Brands in the specification's order (1 §3.7), each with its sites. The contractor site has no accounts. */
export const userBrands = {
  main: ['sweden', 'sweden-english'],
  cooperative: ['cooperative'],
  senior: ['senior'],
  norway: ['norway'],
  finland: ['finland'],
} as const satisfies Readonly<Record<string, readonly SiteKey[]>>
/** A key of {@link userBrands}. */
export type UserBrand = keyof typeof userBrands

/** The brand that a site's accounts are kept under; undefined for a site without accounts. */
export const userBrandOf = (site: Pick<SiteDefinition, 'key'>): UserBrand | undefined =>
  (Object.keys(userBrands) as readonly UserBrand[]).find((brand) =>
    (userBrands[brand] as readonly SiteKey[]).includes(site.key),
  )
