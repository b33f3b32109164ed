// What a home can be given inside before it is finished: groups of options, each group with its last day.
import type { Money } from '../money/money.ts'
import { noMoney, sumOfMoney } from '../money/money.ts'

/** Something that can be chosen for a home. */
export interface InteriorOption {
  readonly id: string
  readonly title: string
  readonly text: string
  /** With value added tax; nothing where the price of the home covers it. */
  readonly price: Money
  /** Id of a picture. */
  readonly image?: string
  /** What the home gets where nobody chooses anything else. */
  readonly isStandard: boolean
  /** Ids of options that must be chosen with it. */
  readonly needs: readonly string[]
  /** Ids of options that cannot be chosen with it, whichever of the two says so. */
  readonly excludes: readonly string[]
}

/** How many of a group may be chosen: exactly one, or as many as one likes. */
export type InteriorRule = 'one' | 'any'

/** Options of one kind, which are ordered from the same supplier by the same day. */
export interface InteriorGroup {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly rule: InteriorRule
  /** The last day on which it can be chosen, where the home stands: `yyyy-MM-dd`. Without one it stays open. */
  readonly lastDay?: string
  /** In the order in which they are shown. */
  readonly options: readonly InteriorOption[]
}

/**
 * Whether a group can still be chosen from.
 *
 * @param today where the home stands, `yyyy-MM-dd`: a group closes at that place's midnight.
 */
export const isInteriorGroupOpen = ({ lastDay }: Pick<InteriorGroup, 'lastDay'>, today: string): boolean =>
  lastDay === undefined || today <= lastDay

/** The next day on which a group closes, `yyyy-MM-dd`; undefined where none does any more. */
export const nextInteriorStop = (groups: readonly InteriorGroup[], today: string): string | undefined =>
  groups.flatMap(({ lastDay }) => (lastDay !== undefined && today <= lastDay ? [lastDay] : [])).toSorted()[0]

/** Whether nothing can be chosen any more, which is not so where nothing ever could. */
export const isInteriorClosed = (groups: readonly InteriorGroup[], today: string): boolean =>
  groups.length > 0 && !groups.some((group) => isInteriorGroupOpen(group, today))

/**
 * What a home gets: what is chosen, and the standard of each group in which nothing is. In the order of the offer, each
 * once; ids that are not offered are left out.
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

/** What the chosen options cost together, with value added tax. Ids that are not offered cost nothing. */
export const interiorSum = (groups: readonly InteriorGroup[], chosen: readonly string[]): Money =>
  sumOfMoney(
    groups.flatMap(({ options }) =>
      options.filter(({ id }) => chosen.includes(id)).map(({ price }) => price),
    ),
  ) ?? noMoney
