// What was promised of an errand, and what became of it: what a board sees in one look.
import { compareValues } from '../search/sort-order.ts'
import type { Errand } from './errand.ts'
import { errandStatusOf } from './errand-statuses.ts'

/** An errand with what was promised; all in epoch milliseconds. */
export interface PromisedErrand extends Errand {
  /** When somebody is expected to have dealt with it. */
  readonly expectedBy?: number
  /** By when it was promised first; stays when it is over. */
  readonly promisedBy?: number
  /** When it was dealt with. */
  readonly doneAt?: number
}

/** `late` and `running` are open; `none`: nothing was promised, or it was closed by whoever reported. */
export type ErrandPromise = 'none' | 'running' | 'late' | 'kept' | 'missed'

/** Whether somebody still has to deal with it. */
export const isErrandOpen = ({ status }: Pick<Errand, 'status'>): boolean => {
  const { group } = errandStatusOf(status)
  return status !== 'executedNo' && (group === 'registered' || group === 'ongoing')
}

/** Whether it was dealt with, so that one can say how that went. */
export const isErrandDone = ({ status }: Pick<Errand, 'status'>): boolean =>
  status === 'executed' || status === 'executedNo' || status === 'completed'

/** What became of the promise by now. On the very moment it is still kept. */
export const errandPromiseOf = (errand: PromisedErrand, now: number): ErrandPromise => {
  const { doneAt, expectedBy, promisedBy = expectedBy } = errand
  if (promisedBy === undefined) return 'none'
  if (isErrandOpen(errand)) return now > promisedBy ? 'late' : 'running'
  if (doneAt === undefined || !isErrandDone(errand)) return 'none'
  return doneAt > promisedBy ? 'missed' : 'kept'
}

/** What is late now, what was promised for the earliest day first. */
export const lateErrands = <Promised extends PromisedErrand>(
  errands: readonly Promised[],
  now: number,
): readonly Promised[] =>
  errands
    .filter((errand) => errandPromiseOf(errand, now) === 'late')
    .map((errand) => [errand.promisedBy ?? errand.expectedBy ?? 0, errand] as const)
    .sort(([a, one], [b, other]) => compareValues(a, b) || compareValues(one.id, other.id))
    .map(([, errand]) => errand)

/**
 * In the order in which a board looks at its errands: what is late, then what is open, then the rest; the oldest first
 * within each.
 */
export const sortForBoard = <Promised extends PromisedErrand>(
  errands: readonly Promised[],
  now: number,
): readonly Promised[] => {
  const rankOf = (errand: Promised): number =>
    errandPromiseOf(errand, now) === 'late' ? 0 : isErrandOpen(errand) ? 1 : 2
  return errands
    .map((errand) => [rankOf(errand), errand] as const)
    .sort(
      ([a, one], [b, other]) =>
        a - b || one.creationDate - other.creationDate || compareValues(one.id, other.id),
    )
    .map(([, errand]) => errand)
}

/** Whole days since it was reported; for what is over until it was dealt with. */
export const errandAgeInDays = ({ creationDate, doneAt }: PromisedErrand, now: number): number =>
  Math.max(0, Math.floor(((doneAt ?? now) - creationDate) / 86_400_000))

/** The stairwell of an errand: its part of the building, or else its address; empty where neither is known. */
export const stairwellOf = ({ buildingPartName, objectAddress }: Errand): string =>
  [buildingPartName, objectAddress].find(Boolean) ?? ''

/** How it stands with the errands of one stairwell, or of one kind. */
export interface ErrandTally {
  /** What they have in common; empty where that is not known. */
  readonly name: string
  readonly all: number
  readonly open: number
  readonly late: number
  /** Of those that are over. */
  readonly kept: number
  readonly missed: number
  /** Days of the oldest that is open; absent where none is. */
  readonly oldestDays?: number
}

/** Tallies in the order in which they are shown: the most open ones first, then by name. */
export const sortTallies = (tallies: readonly ErrandTally[]): readonly ErrandTally[] =>
  [...tallies].sort((one, other) => other.open - one.open || compareValues(one.name, other.name))

/** Errands counted by what they have in common, as {@link sortTallies} sorts them. */
export const tallyErrands = <Promised extends PromisedErrand>(
  errands: readonly Promised[],
  nameOf: (errand: Promised) => string,
  now: number,
): readonly ErrandTally[] => {
  const tallies = new Map<string, ErrandTally>()
  for (const errand of errands) {
    const name = nameOf(errand)
    const { all, open, late, kept, missed, oldestDays } = tallies.get(name) ?? {
      all: 0,
      open: 0,
      late: 0,
      kept: 0,
      missed: 0,
    }
    const promise = errandPromiseOf(errand, now)
    const isOpen = isErrandOpen(errand)
    const oldest = isOpen ? Math.max(oldestDays ?? 0, errandAgeInDays(errand, now)) : oldestDays
    tallies.set(name, {
      name,
      all: all + 1,
      open: open + (isOpen ? 1 : 0),
      late: late + (promise === 'late' ? 1 : 0),
      kept: kept + (promise === 'kept' ? 1 : 0),
      missed: missed + (promise === 'missed' ? 1 : 0),
      ...(oldest !== undefined && { oldestDays: oldest }),
    })
  }
  return sortTallies([...tallies.values()])
}
