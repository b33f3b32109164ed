// When nothing is found: the smallest steps back that could help, the gentlest first.
import type { FilterRanges } from '../sites/site.ts'
import type { ChoiceFilter, RangeFilter, RangeParameter, SearchFilters } from './search-filters.ts'
import { choiceFilterNames, defaultFilters, rangeFilterNames, rangeFilters } from './search-filters.ts'

/** One step back, and the filters that it leads to. */
export type Relaxation =
  | {
      readonly kind: 'widen'
      readonly parameter: RangeParameter
      readonly to: number
      readonly filters: SearchFilters
    }
  | { readonly kind: 'open-range'; readonly filter: RangeFilter; readonly filters: SearchFilters }
  | { readonly kind: 'any-choice'; readonly filter: ChoiceFilter; readonly filters: SearchFilters }
  | { readonly kind: 'any-inhabit-date'; readonly filters: SearchFilters }
  | { readonly kind: 'any-viewing'; readonly filters: SearchFilters }
  | { readonly kind: 'any-place'; readonly filters: SearchFilters }
  | { readonly kind: 'any-stage'; readonly filters: SearchFilters }

/** How many steps a bound is moved before the whole range is opened. */
const widening = { price: 5, rooms: 1, area: 2 } as const satisfies Record<RangeFilter, number>

/** Every single step back from these filters; each leaves all others as they are. None for the default filters. */
export const relaxations = (filters: SearchFilters, ranges: FilterRanges): readonly Relaxation[] => {
  const steps: Relaxation[] = []
  const opened: Relaxation[] = []
  for (const name of rangeFilterNames) {
    const { min, max } = rangeFilters[name]
    const range = ranges[name]
    const by = widening[name] * range.step
    const widen = (parameter: RangeParameter, to: number, end: number) => {
      if (filters[parameter] !== end)
        steps.push({ kind: 'widen', parameter, to, filters: { ...filters, [parameter]: to } })
    }
    widen(max, Math.min(filters[max] + by, range.max), range.max)
    widen(min, Math.max(filters[min] - by, range.min), range.min)
    if (filters[min] !== range.min || filters[max] !== range.max)
      opened.push({
        kind: 'open-range',
        filter: name,
        filters: { ...filters, [min]: range.min, [max]: range.max },
      })
  }
  for (const filter of choiceFilterNames)
    if (filters[filter].length > 0)
      steps.push({ kind: 'any-choice', filter, filters: { ...filters, [filter]: [] } })
  const { inhabitDate, viewing } = defaultFilters(ranges)
  if (filters.inhabitDate !== inhabitDate)
    steps.push({ kind: 'any-inhabit-date', filters: { ...filters, inhabitDate } })
  if (filters.viewing !== viewing) steps.push({ kind: 'any-viewing', filters: { ...filters, viewing } })
  steps.push(...opened)
  if (filters.tags.length > 0) steps.push({ kind: 'any-place', filters: { ...filters, tags: [] } })
  if (filters.stageIds.length > 0) steps.push({ kind: 'any-stage', filters: { ...filters, stageIds: [] } })
  return steps
}
