// Matching rules that the searches for homes, premises and apartments share.
import type { RangeBounds, RangeFilter } from './range-filters.ts'
import { amountFilterNames, rangeFilterNames, rangeFilters } from './range-filters.ts'

/** Whether any of these values is wanted; without wanted values, everything matches. */
export const isWanted = <Value>(wanted: readonly Value[] | undefined, ...values: readonly Value[]): boolean =>
  !wanted?.length || values.some((value) => wanted.includes(value))

/**
 * Whether known values are within the bounds, which include their own value. An absent bound is no restriction; an unknown value matches
 * only without bounds. Bounds of price and rent are alternatives: a search with both finds homes by their price and rentals by their rent.
 */
export const isWithinBounds = (
  facts: Partial<Readonly<Record<RangeFilter, number>>>,
  bounds: Partial<RangeBounds>,
): boolean => {
  const boundsOf = (name: RangeFilter) =>
    [bounds[rangeFilters[name].min], bounds[rangeFilters[name].max]] as const
  const isWithin = (name: RangeFilter): boolean => {
    const value = facts[name] ?? Number.NaN
    const [min, max] = boundsOf(name)
    return (min === undefined || value >= min) && (max === undefined || value <= max)
  }
  const bounded = rangeFilterNames.filter((name) => boundsOf(name).some((bound) => bound !== undefined))
  const isAmount = (name: RangeFilter): boolean => amountFilterNames.includes(name)
  const boundedAmounts = bounded.filter(isAmount)
  return (
    bounded.every((name) => isAmount(name) || isWithin(name)) &&
    (boundedAmounts.length === 0 || boundedAmounts.some(isWithin))
  )
}
