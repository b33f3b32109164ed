// Interior options of a home before completion: groups of options, each with a deadline.
import type { Money } from '../money/money.ts'
import { noMoney, sumOfMoney } from '../money/money.ts'

/** An option that can be chosen for a home. */
export interface InteriorOption {
  readonly id: string
  readonly title: string
  readonly text: string
  /** With value added tax; absent if the price of the home includes it. */
  readonly price: Money
  /** Id of a picture. */
  readonly image?: string
  /** The default of its group, if nothing else is chosen. */
  readonly isStandard: boolean
  /** Ids of options that it requires. */
  readonly needs: readonly string[]
  /** Ids of options that it excludes; one of the two need list it. */
  readonly excludes: readonly string[]
}

/** Number of options of a group: exactly one, or any. */
export type InteriorRule = 'one' | 'any'

/** Options of one kind, which are ordered from the same supplier by the same day. */
export interface InteriorGroup {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly rule: InteriorRule
  /** The last day for choosing, local date of the home: `yyyy-MM-dd`. Absent if no group of the home has one: it stays open. */
  readonly lastDay?: string
  /** In display order. */
  readonly options: readonly InteriorOption[]
}

/**
 * Whether a group is still open.
 *
 * @param today local date of the home, `yyyy-MM-dd`: a group closes at local midnight.
 */
export const isInteriorGroupOpen = ({ lastDay }: Pick<InteriorGroup, 'lastDay'>, today: string): boolean =>
  lastDay === undefined || today <= lastDay

/**
 * The last day of each group of a home, `yyyy-MM-dd`. A group without its own closes with the last of the others, which ends the phase.
 *
 * @param lastDays of all groups of the home, in any order
 * @example lastDayOfGroup(['2026-09-20', undefined])(undefined) // '2026-09-20'
 */
export const lastDayOfGroup = (
  lastDays: readonly (string | undefined)[],
): ((own: string | undefined) => string | undefined) => {
  const last = lastDays
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1)
  return (own) => own ?? last
}

/** The next of some last days, `yyyy-MM-dd`; undefined if all are past. */
export const nextStopOf = (lastDays: readonly string[], today: string): string | undefined =>
  lastDays.filter((lastDay) => today <= lastDay).toSorted()[0]

/** The next day on which a group closes, `yyyy-MM-dd`; undefined if none closes any more. */
export const nextInteriorStop = (groups: readonly InteriorGroup[], today: string): string | undefined =>
  nextStopOf(
    groups.flatMap(({ lastDay }) => lastDay ?? []),
    today,
  )

/** Whether all groups are closed; false if there are none. */
export const isInteriorClosed = (groups: readonly InteriorGroup[], today: string): boolean =>
  groups.length > 0 && !groups.some((group) => isInteriorGroupOpen(group, today))

/**
 * The final options of a home: the chosen ones, and the standard of each group without a choice. In the order of the offer, each once; ids
 * that are not offered are left out.
 */
export const withInteriorStandards = (
  groups: readonly InteriorGroup[],
  chosen: readonly string[],
): readonly string[] =>
  groups.flatMap(({ rule, options }) => {
    const picked = options.filter(({ id }) => chosen.includes(id))
    const isEmpty = picked.length === 0
    return options
      .filter((option) => picked.includes(option) || (option.isStandard && (rule === 'any' || isEmpty)))
      .map(({ id }) => id)
  })

/** The total cost of the chosen options, with value added tax. Ids that are not offered cost nothing. */
export const interiorSum = (groups: readonly InteriorGroup[], chosen: readonly string[]): Money =>
  sumOfMoney(
    groups.flatMap(({ options }) =>
      options.filter(({ id }) => chosen.includes(id)).map(({ price }) => price),
    ),
  ) ?? noMoney
