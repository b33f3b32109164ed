// Facet counts: for each value of a filter, the number of homes that the search would return with that value.
import type { SiteDefinition } from '../sites/sites.ts'
import { expandChoice } from './choice-expansion.ts'
import type { ChoiceFilter } from './search-filters.ts'

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
