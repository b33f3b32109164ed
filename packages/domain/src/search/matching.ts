// What the searches for homes, premises and apartments share when they ask whether a thing answers.
import type { RangeBounds, RangeFilter } from './range-filters.ts'
import { rangeFilterNames, rangeFilters } from './range-filters.ts'

/** Whether any of these values is wanted; where nothing is wanted, everything answers. */
export const isWanted = <Value>(wanted: readonly Value[] | undefined, ...values: readonly Value[]): boolean =>
  !wanted?.length || values.some((value) => wanted.includes(value))

/**
 * Whether what is known of a thing lies within the bounds, which include their own value. An absent bound lets
 * everything through; a fact that is not known answers as long as nobody asks.
 */
export const isWithinBounds = (
  facts: Partial<Readonly<Record<RangeFilter, number>>>,
  bounds: Partial<RangeBounds>,
): boolean =>
  rangeFilterNames.every((name) => {
    const value = facts[name] ?? Number.NaN
    const least = bounds[rangeFilters[name].min]
    const max = bounds[rangeFilters[name].max]
    return (least === undefined || value >= least) && (max === undefined || value <= max)
  })
