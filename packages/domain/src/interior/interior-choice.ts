// Choosing the interior of a home: whether a choice can be saved, what blocks its confirmation, and the final choice.
import type { InteriorGroup, InteriorOption } from './interior-offer.ts'
import { isInteriorGroupOpen, withInteriorStandards } from './interior-offer.ts'

/** Issues of an option. */
export type InteriorIssueKind =
  /** It is not offered. */
  | 'unknown'
  /** A second one of a group that allows one. */
  | 'onlyOne'
  /** Its group is closed with another choice. */
  | 'closed'
  /** It requires another one, which is not chosen. */
  | 'needs'
  /** It excludes another one that is chosen. */
  | 'excludes'

/** An issue of an option, with the other option involved. */
export interface InteriorIssue {
  readonly kind: InteriorIssueKind
  /** The id of the option. */
  readonly option: string
  /** The id of the other one; for `closed` the group's. */
  readonly other?: string
}

/**
 * The confirmed choice in closed groups, and the current choice in the others: choices that were not confirmed in time were not ordered,
 * and the standard applies.
 *
 * @param confirmed the last confirmed choice; an empty list if there is none
 * @param today local date of the home, `yyyy-MM-dd`
 */
export const interiorResult = (
  groups: readonly InteriorGroup[],
  {
    chosen,
    confirmed,
    today,
  }: { readonly chosen: readonly string[]; readonly confirmed: readonly string[]; readonly today: string },
): readonly string[] =>
  groups.flatMap((group) =>
    withInteriorStandards([group], isInteriorGroupOpen(group, today) ? chosen : confirmed),
  )

const optionsOf = (groups: readonly InteriorGroup[]): ReadonlyMap<string, InteriorOption> =>
  new Map(groups.flatMap(({ options }) => options.map((option) => [option.id, option] as const)))

/** Issues that block confirmation: options with a missing requirement, and pairs that exclude each other. */
const conflictsOf = (
  groups: readonly InteriorGroup[],
  chosen: readonly string[],
): readonly InteriorIssue[] => {
  const offered = optionsOf(groups)
  const taken = chosen.flatMap((id) => offered.get(id) ?? [])
  return taken.flatMap(({ id, needs, excludes }): readonly InteriorIssue[] => [
    ...needs
      .filter((other) => !chosen.includes(other))
      .map((other) => ({ kind: 'needs' as const, option: id, other })),
    ...taken
      .filter((other) => other.id !== id && excludes.includes(other.id))
      .map((other) => ({ kind: 'excludes' as const, option: id, other: other.id })),
  ])
}

/** The result of a choice. */
export type InteriorChoice =
  /** It can be saved; with issues it cannot be confirmed yet. */
  | { readonly kind: 'kept'; readonly chosen: readonly string[]; readonly issues: readonly InteriorIssue[] }
  /** It cannot be saved: nothing is changed. */
  | { readonly kind: 'refused'; readonly issues: readonly InteriorIssue[] }

/**
 * Validates a choice. The saved choice has the standards filled in, as the home would get them; choosing it again changes nothing.
 *
 * @param chosen ids, in any order; duplicates count once
 * @param confirmed the last confirmed choice, which alone applies to closed groups
 * @param today local date of the home, `yyyy-MM-dd`
 */
export const interiorChoice = (
  groups: readonly InteriorGroup[],
  asked: {
    readonly chosen: readonly string[]
    readonly confirmed: readonly string[]
    readonly today: string
  },
): InteriorChoice => {
  const { confirmed, today } = asked
  const chosen = [...new Set(asked.chosen)]
  const offered = optionsOf(groups)
  const holding = interiorResult(groups, { ...asked, chosen })
  const refused = [
    ...chosen.filter((id) => !offered.has(id)).map((option): InteriorIssue => ({ kind: 'unknown', option })),
    ...groups.flatMap((group): readonly InteriorIssue[] => {
      const taken = group.options.filter(({ id }) => chosen.includes(id))
      if (!isInteriorGroupOpen(group, today)) {
        const holds = withInteriorStandards([group], confirmed)
        return taken
          .filter(({ id }) => !holds.includes(id))
          .map(({ id }) => ({ kind: 'closed', option: id, other: group.id }))
      }
      if (group.rule === 'any') return []
      const [first, ...others] = taken
      return others.map(({ id }) => ({ kind: 'onlyOne', option: id, other: first?.id ?? id }))
    }),
  ]
  if (refused.length > 0) return { kind: 'refused', issues: refused }
  return { kind: 'kept', chosen: holding, issues: conflictsOf(groups, holding) }
}

/** Whether two choices are the same, in any order. */
export const isSameInterior = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))
