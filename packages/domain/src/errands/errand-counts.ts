// The number of errands by status and type: for the checkboxes and figures of a list that shows a part of them.
import type { Errand } from './errand.ts'

/** The number of errands with a status and type. */
export interface ErrandCount extends Pick<Errand, 'status' | 'type'> {
  readonly count: number
}

/** Counts errands by status and type; empty combinations are omitted. */
export const countErrands = (errands: readonly Pick<Errand, 'status' | 'type'>[]): readonly ErrandCount[] => {
  const counts = new Map<string, ErrandCount>()
  for (const { status, type } of errands) {
    const key = `${status} ${type}`
    counts.set(key, { status, type, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

/**
 * The number of errands that match a predicate; all of them without one.
 *
 * @example sumErrands(counts, (errand) => showsErrand(filter, errand))
 */
export const sumErrands = (
  counts: readonly ErrandCount[],
  holds: (errand: Pick<Errand, 'status' | 'type'>) => boolean = () => true,
): number => counts.reduce((sum, counted) => sum + (holds(counted) ? counted.count : 0), 0)
