// The filters with two bounds: their names, and which bounds are active.
import type { FilterRanges } from '../sites/site.ts'

/** The filters with two bounds, and their query names. */
export const rangeFilters = {
  price: { min: 'minPrice', max: 'maxPrice' },
  rent: { min: 'minRent', max: 'maxRent' },
  rooms: { min: 'minRooms', max: 'maxRooms' },
  area: { min: 'minArea', max: 'maxArea' },
} as const
/** The name of such a filter. */
export type RangeFilter = keyof typeof rangeFilters
/** All names of {@link rangeFilters}, in the order in which addresses have them. */
export const rangeFilterNames = ['price', 'rent', 'rooms', 'area'] as const satisfies readonly RangeFilter[]
/** The query name of a bound. */
export type RangeParameter = (typeof rangeFilters)[RangeFilter]['min' | 'max']

/** The amounts of homes: a price if they are sold, a rent if they are let. Bounds of both are alternatives. */
export const amountFilterNames: readonly RangeFilter[] = ['price', 'rent']

/** Both bounds of every range: whole units of the site's currency (a rent is for a month), rooms, m². */
export type RangeBounds = Readonly<Record<RangeParameter, number>>

/** The unrestricted bounds of one range: its ends. */
export const openRange = (name: RangeFilter, ranges: FilterRanges): Partial<RangeBounds> => {
  const { min, max } = rangeFilters[name]
  return { [min]: ranges[name].min, [max]: ranges[name].max }
}

/** The unrestricted bounds of all ranges. */
export const openBounds = (ranges: FilterRanges): RangeBounds =>
  Object.assign({}, ...rangeFilterNames.map((name) => openRange(name, ranges)))

/** The active bounds: at the end of its range a bound means "or less" or "or more". An absent one is open. */
export const requestedBounds = (
  filters: Partial<RangeBounds>,
  ranges: FilterRanges,
): Partial<RangeBounds> => {
  const asked: { -readonly [Name in RangeParameter]?: number } = {}
  for (const name of rangeFilterNames) {
    const { min, max } = rangeFilters[name]
    const [low = ranges[name].min, high = ranges[name].max] = [filters[min], filters[max]]
    if (low > ranges[name].min) asked[min] = low
    if (high < ranges[name].max) asked[max] = high
  }
  return asked
}
