// How many errands there are of each status and type: for the boxes and figures of a list that shows a part of them.
import type { Errand } from './errand.ts'

/** How many errands are of one status and one type. */
export interface ErrandCount extends Pick<Errand, 'status' | 'type'> {
  readonly count: number
}

/** Counts errands, a row for each status and type that some have. */
export const countErrands = (errands: readonly Pick<Errand, 'status' | 'type'>[]): readonly ErrandCount[] => {
  const counts = new Map<string, ErrandCount>()
  for (const { status, type } of errands) {
    const key = `${status} ${type}`
    counts.set(key, { status, type, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

/**
 * How many errands something holds for; all of them without a rule.
 *
 * @example sumErrands(counts, (errand) => showsErrand(filter, errand))
 */
export const sumErrands = (
  counts: readonly ErrandCount[],
  holds: (errand: Pick<Errand, 'status' | 'type'>) => boolean = () => true,
): number => counts.reduce((sum, counted) => sum + (holds(counted) ? counted.count : 0), 0)
