// Choosing the interior of a home: what may be kept, what stands in the way of confirming it, and what holds in the end.
import type { InteriorGroup, InteriorOption } from './interior-offer.ts'
import { isInteriorGroupOpen, withInteriorStandards } from './interior-offer.ts'

/** What can be wrong with an option. */
export type InteriorIssueKind =
  /** Nobody offers it. */
  | 'unknown'
  /** A second one of a group of which there is one. */
  | 'onlyOne'
  /** Its group is closed, and what holds there is something else. */
  | 'closed'
  /** It takes another one, which is not chosen. */
  | 'needs'
  /** It cannot stand beside another one that is chosen. */
  | 'excludes'

/** What is wrong with an option, and with which other one. */
export interface InteriorIssue {
  readonly kind: InteriorIssueKind
  /** The id of the option. */
  readonly option: string
  /** The id of the other one; of `closed` the group's. */
  readonly other?: string
}

/**
 * What holds in the groups that are closed, and what is chosen in the others: what was not confirmed in time was not
 * ordered, and the standard is what one gets.
 *
 * @param confirmed what was confirmed last; nothing confirmed is an empty list
 * @param today where the home stands, `yyyy-MM-dd`
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

/** What stands in the way of confirming what is chosen: options that miss another one, and pairs that cannot be. */
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

/** What came of a choice. */
export type InteriorChoice =
  /** It can be kept as it is; with issues it cannot be confirmed yet. */
  | { readonly kind: 'kept'; readonly chosen: readonly string[]; readonly issues: readonly InteriorIssue[] }
  /** It cannot be kept: nothing is changed. */
  | { readonly kind: 'refused'; readonly issues: readonly InteriorIssue[] }

/**
 * Checks what somebody chose. What is kept has the standards filled in, so that it is what the home would get; choosing
 * it again changes nothing.
 *
 * @param chosen ids, in any order; the same twice counts once
 * @param confirmed what was confirmed last, which alone holds in closed groups
 * @param today where the home stands, `yyyy-MM-dd`
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

/** Whether two choices are the same, whatever their order. */
export const isSameInterior = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))
