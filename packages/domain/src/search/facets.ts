// Facet counts: for each value of a filter, how many homes the search would find with that value in its place.
import type { SiteDefinition } from '../sites/site.ts'
import { expandDisposalForms, expandResidenceTypes } from './choice-expansion.ts'
import type { ChoiceFilter } from './search-filters.ts'

/**
 * Disjunctive: the counts of a filter leave that filter itself out, so that a person sees what one more pick adds.
 * Counts are of raw values, but for `outdoorArea`, whose counts are of the option with all that it also means (a home
 * has several, so raw counts would not add up). `inhabitDate` counts by code, cumulatively; `viewing` by filter value;
 * `type` counts the found homes as `object`, their stages as `stage` and the areas that they stand in as `area`.
 */
export type FacetDistribution = Readonly<
  Record<ChoiceFilter | 'inhabitDate' | 'viewing' | 'type', Readonly<Record<string, number>>>
>

/** How many homes an option of a filter would find, with the option's expansion (specification 3 §4.1). */
export const countOfOption = (
  facets: FacetDistribution,
  filter: ChoiceFilter,
  option: string,
  site: SiteDefinition,
): number => {
  const counts = facets[filter]
  const sum = (values: readonly string[]) => values.reduce((total, value) => total + (counts[value] ?? 0), 0)
  if (filter === 'residenceType') return sum(expandResidenceTypes([option as never], site))
  if (filter === 'disposalForm') return sum(expandDisposalForms([option as never]))
  return counts[option] ?? 0
}
