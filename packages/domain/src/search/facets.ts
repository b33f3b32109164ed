// Facet counts: for each value of a filter, how many homes the search would find with that value in its place.
import type { SiteDefinition } from '../sites/sites.ts'
import { expandChoice } from './choice-expansion.ts'
import type { ChoiceFilter } from './search-filters.ts'

/**
 * Disjunctive: the counts of a filter leave that filter itself out, so that a person sees what one more pick adds.
 * Counts are of raw values, but for `outdoorArea`, whose counts are of the option with all that it also means (a home
 * has several, so raw counts would not add up), and for `accessibility` and
 * `sun`, of which a home must have all that are picked. `inhabitDate` counts by code, cumulatively; `viewing` by filter value;
 * `type` counts the found homes as `object`, their stages as `stage` and the areas that they stand in as `area`.
 */
export type FacetDistribution = Readonly<
  Record<ChoiceFilter | 'inhabitDate' | 'viewing' | 'type', Readonly<Record<string, number>>>
>

/** How many homes an option of a filter would find, with the option's expansion (SEARCH-6, SEARCH-13). */
export const countOfOption = (
  facets: FacetDistribution,
  filter: ChoiceFilter,
  option: string,
  site: SiteDefinition,
): number => {
  // Counts of outdoor areas hold what an option also means.
  const meant: readonly string[] = filter === 'outdoorArea' ? [option] : expandChoice([option], site)
  return meant.reduce((total, value) => total + (facets[filter][value] ?? 0), 0)
}
