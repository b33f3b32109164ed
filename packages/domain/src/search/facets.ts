// Facet counts: for each value of a filter, the number of homes that the search would return with that value.
import type { SiteDefinition } from '../sites/sites.ts'
import { expandChoice } from './choice-expansion.ts'
import { isWanted } from './matching.ts'
import { requestedBounds } from './range-filters.ts'
import type { ChoiceFilter, SearchFilters } from './search-filters.ts'

/**
 * Disjunctive: the counts of a filter ignore that filter itself, so that a visitor sees the effect of one more choice. Counts are of raw
 * values, except for `outdoorArea`, whose counts are of the option with its expansion (a home has several, so raw counts would not add up),
 * and for `accessibility` and `sun`, of which a home must have all chosen values. `inhabitDate` counts by code, cumulatively; `viewing` by
 * filter value; `type` counts the found homes as `object`, their stages as `stage` and their areas as `area`.
 */
export type FacetDistribution = Readonly<
  Record<ChoiceFilter | 'inhabitDate' | 'viewing' | 'type', Readonly<Record<string, number>>>
>

/** Number of homes of a filter's option, with the option's expansion (SEARCH-6, SEARCH-13). */
export const countOfOption = (
  facets: FacetDistribution,
  filter: ChoiceFilter,
  option: string,
  site: SiteDefinition,
): number => {
  // Counts of outdoor areas already include the expansion.
  const meant: readonly string[] = filter === 'outdoorArea' ? [option] : expandChoice([option], site)
  return meant.reduce((total, value) => total + (facets[filter][value] ?? 0), 0)
}

/**
 * Whether a search can find rentals, so that bounds of the rent are of use. Bounds of the price exclude rentals from the counts: then, and
 * while the counts are unknown, the site decides.
 */
export const canFindRentals = (
  filters: SearchFilters,
  facets: FacetDistribution | undefined,
  site: SiteDefinition,
): boolean => {
  const { minPrice, maxPrice, minRent, maxRent } = requestedBounds(filters, site.ranges)
  if (minRent !== undefined || maxRent !== undefined) return true
  if (!isWanted(filters.disposalForm, 'tenancy')) return false
  return facets && minPrice === undefined && maxPrice === undefined
    ? (facets.disposalForm.tenancy ?? 0) > 0
    : site.routes.rentals !== undefined
}
