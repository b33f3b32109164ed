// The promised times of errands, and whether they were kept: an overview for boards.
import { compareValues } from '../search/sort-order.ts'
import type { Errand } from './errand.ts'
import { errandStatusOf } from './errand-statuses.ts'

/** An errand with its promised times; all in epoch milliseconds. */
export interface PromisedErrand extends Errand {
  /** By when an answer is promised: since the report, or since it was reopened. */
  readonly promisedBy?: number
  /** When staff answered; absent until then. */
  readonly answeredAt?: number
  /** By when staff have said that it is done; absent until they say so. */
  readonly doneBy?: number
  /** When it was dealt with. */
  readonly doneAt?: number
}

/** `late` and `running` are open; `none`: nothing was promised, or the reporter closed it. */
export type ErrandPromise = 'none' | 'running' | 'late' | 'kept' | 'missed'

/** Whether it is not dealt with yet. */
export const isErrandOpen = ({ status }: Pick<Errand, 'status'>): boolean => {
  const { group } = errandStatusOf(status)
  return status !== 'executedNo' && (group === 'registered' || group === 'ongoing')
}

/** Whether it was dealt with, so that the promise can be evaluated. */
export const isErrandDone = ({ status }: Pick<Errand, 'status'>): boolean =>
  status === 'executed' || status === 'executedNo' || status === 'completed'

type Promises = Pick<PromisedErrand, 'promisedBy' | 'answeredAt' | 'doneBy'>

/** The promise that counts now: the answer until it is given, then the day that staff have said. Undefined if none is due. */
export const errandDueBy = ({ promisedBy, answeredAt, doneBy }: Promises): number | undefined =>
  answeredAt === undefined ? (promisedBy ?? doneBy) : doneBy

/**
 * The state of the promises at a time. Exactly at the promised time they are still kept. An errand that was never answered was answered
 * when it was done.
 */
export const errandPromiseOf = (errand: PromisedErrand, now: number): ErrandPromise => {
  const { doneAt, doneBy, promisedBy, answeredAt = doneAt } = errand
  if (promisedBy === undefined && doneBy === undefined) return 'none'
  if (isErrandOpen(errand)) return now > (errandDueBy(errand) ?? now) ? 'late' : 'running'
  if (doneAt === undefined || answeredAt === undefined || !isErrandDone(errand)) return 'none'
  return answeredAt > (promisedBy ?? answeredAt) || doneAt > (doneBy ?? doneAt) ? 'missed' : 'kept'
}

/** Late errands, earliest promise first. */
export const lateErrands = <Promised extends PromisedErrand>(
  errands: readonly Promised[],
  now: number,
): readonly Promised[] =>
  errands
    .filter((errand) => errandPromiseOf(errand, now) === 'late')
    .map((errand) => [errandDueBy(errand) ?? 0, errand] as const)
    .sort(([a, one], [b, other]) => compareValues(a, b) || compareValues(one.id, other.id))
    .map(([, errand]) => errand)

/** Sorts errands for a board: late ones, then open ones, then the rest; oldest first in each group. */
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

/** Age in whole days; until it was dealt with if it is over. */
export const errandAgeInDays = ({ creationDate, doneAt }: PromisedErrand, now: number): number =>
  Math.max(0, Math.floor(((doneAt ?? now) - creationDate) / 86_400_000))

/** The stairwell of an errand: its part of the building, or else its address; empty if neither is known. */
export const stairwellOf = ({ buildingPartName, objectAddress }: Errand): string =>
  [buildingPartName, objectAddress].find(Boolean) ?? ''

/** Figures on the errands of one stairwell, or of one kind. */
export interface ErrandTally {
  /** The common property; empty if it is unknown. */
  readonly name: string
  readonly all: number
  readonly open: number
  readonly late: number
  /** Of the completed ones. */
  readonly kept: number
  readonly missed: number
  /** Age of the oldest open one in days; absent if there is none. */
  readonly oldestDays?: number
}

/** Tallies in display order: most open ones first, then by name. */
export const sortTallies = (tallies: readonly ErrandTally[]): readonly ErrandTally[] =>
  [...tallies].sort((one, other) => other.open - one.open || compareValues(one.name, other.name))

/** Errands counted by a common property, in the order of {@link sortTallies}. */
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
