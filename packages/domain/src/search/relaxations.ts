// Relaxations of a search without results: the smallest changes that could help, in ascending order.
import type { FilterRanges } from '../sites/site.ts'
import { clamp } from './query.ts'
import type { RangeFilter, RangeParameter } from './range-filters.ts'
import { amountFilterNames, openRange, rangeFilterNames, rangeFilters } from './range-filters.ts'
import type { ChoiceFilter, SearchFilters } from './search-filters.ts'
import { choiceFilterNames, defaultFilters, isChanged } from './search-filters.ts'

/** One relaxation, and the resulting filters. */
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

/** Number of steps of a bound before the whole range is opened. */
const widening = { price: 5, rent: 2, rooms: 1, area: 2 } as const satisfies Record<RangeFilter, number>

type WithoutFilters<Step> = Step extends Relaxation ? Omit<Step, 'filters'> : never

/** Every single relaxation of these filters; each leaves all others unchanged. Empty for the default filters. */
export const relaxations = (filters: SearchFilters, ranges: FilterRanges): readonly Relaxation[] => {
  const { inhabitDate, viewing, tags, stageIds, geoSearch } = defaultFilters(ranges)
  /** A relaxation that changes nothing is left out. */
  const back = (step: WithoutFilters<Relaxation>, changes: Partial<SearchFilters>) =>
    isChanged(filters, changes) ? [{ ...step, filters: { ...filters, ...changes } } as Relaxation] : []
  const isOpen = (name: RangeFilter, { filters: to }: Relaxation) => !isChanged(to, openRange(name, ranges))
  /** To open one of price and rent would exclude the homes with that amount, if the other has bounds. */
  const isRelaxed = (name: RangeFilter) => (step: Relaxation) =>
    !amountFilterNames.includes(name) ||
    !isOpen(name, step) ||
    amountFilterNames.every((amount) => isOpen(amount, step))
  const widen = (name: RangeFilter, parameter: RangeParameter, direction: 1 | -1) => {
    const { min, max, step } = ranges[name]
    const to = clamp(filters[parameter] + direction * widening[name] * step, min, max)
    return back({ kind: 'widen', parameter, to }, { [parameter]: to }).filter(isRelaxed(name))
  }
  return [
    ...rangeFilterNames.flatMap((name) => [
      ...widen(name, rangeFilters[name].max, 1),
      ...widen(name, rangeFilters[name].min, -1),
    ]),
    ...choiceFilterNames.flatMap((filter) => back({ kind: 'any-choice', filter }, { [filter]: [] })),
    ...back({ kind: 'any-inhabit-date' }, { inhabitDate }),
    ...back({ kind: 'any-viewing' }, { viewing }),
    ...rangeFilterNames.flatMap((filter) =>
      back({ kind: 'open-range', filter }, openRange(filter, ranges)).filter(isRelaxed(filter)),
    ),
    ...back({ kind: 'any-place' }, { tags, geoSearch }),
    ...back({ kind: 'any-stage' }, { stageIds }),
  ]
}
