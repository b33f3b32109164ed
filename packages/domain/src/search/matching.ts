// Matching rules that the searches for homes, premises and apartments share.
import type { RangeBounds, RangeFilter } from './range-filters.ts'
import { rangeFilterNames, rangeFilters } from './range-filters.ts'

/** Whether any of these values is wanted; without wanted values, everything matches. */
export const isWanted = <Value>(wanted: readonly Value[] | undefined, ...values: readonly Value[]): boolean =>
  !wanted?.length || values.some((value) => wanted.includes(value))

/**
 * Whether a known value is within the bounds, which include their own value. An absent bound is no restriction; an unknown value matches
 * only without bounds.
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
