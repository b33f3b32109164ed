// Options for the interior of a stage's homes as a company enters them, and the offer that follows from them.
import type { InteriorGroup, InteriorOption } from '../interior/interior-offer.ts'
import { noMoney } from '../money/money.ts'
import { withoutUndefined } from '../without-undefined.ts'
import type { RecordIssue } from './record-issues.ts'

/** An option as its source describes it. */
export interface OptionRecord
  extends Pick<InteriorOption, 'id' | 'title'>,
    Partial<Pick<InteriorOption, 'text' | 'price' | 'image' | 'isStandard' | 'needs' | 'excludes'>> {}

/** A group of options as its source describes it. */
export interface OptionGroupRecord
  extends Pick<InteriorGroup, 'title' | 'rule' | 'lastDay'>,
    Partial<Pick<InteriorGroup, 'text'>> {
  /** The source's own key. */
  readonly externalId: string
  /** The keys of the stages that offer it. They may come later. */
  readonly stages: readonly string[]
  /** The company that delivers the options: what is ordered is listed for each. */
  readonly supplier?: string
  /** The lowest first; groups without one are last, in the order of their keys. */
  readonly sortOrder?: number
  /** In display order. */
  readonly options: readonly OptionRecord[]
}

/** An option of an offer. */
export interface OfferedRecord extends InteriorOption {
  /** It needs one that is not offered: it cannot be chosen until that one comes. */
  readonly isIncomplete: boolean
}

/** What a stage offers: groups in display order. */
export type StageOffer = readonly (Omit<InteriorGroup, 'options'> & {
  readonly supplier?: string
  readonly options: readonly OfferedRecord[]
})[]

const byOrder = (a: OptionGroupRecord, b: OptionGroupRecord): number =>
  (a.sortOrder ?? Number.POSITIVE_INFINITY) - (b.sortOrder ?? Number.POSITIVE_INFINITY) ||
  (a.externalId < b.externalId ? -1 : 1)

/** Options that need one which is missing, or one that is incomplete itself. */
const incompleteOf = (options: readonly OptionRecord[]): ReadonlySet<string> => {
  const complete = new Set(options.map(({ id }) => id))
  let before = -1
  while (complete.size !== before) {
    before = complete.size
    for (const { id, needs = [] } of options)
      if (needs.some((other) => !complete.has(other))) complete.delete(id)
  }
  return new Set(options.map(({ id }) => id).filter((id) => !complete.has(id)))
}

/**
 * What a stage offers, as the records of its groups describe it. The same in whatever order they came.
 *
 * @param groups all groups that name the stage.
 */
export const deriveOffer = (groups: readonly OptionGroupRecord[]): StageOffer => {
  const incomplete = incompleteOf(groups.flatMap(({ options }) => options))
  return groups
    .toSorted(byOrder)
    .map(({ externalId, title, text = '', rule, lastDay, supplier, options }) => ({
      id: externalId,
      title,
      text,
      rule,
      ...withoutUndefined({ lastDay, supplier }),
      options: options.map(({ id, title: name, text: words = '', price = noMoney, image, ...rest }) => ({
        id,
        title: name,
        text: words,
        price,
        ...withoutUndefined({ image }),
        isStandard: rest.isStandard ?? false,
        needs: rest.needs ?? [],
        excludes: rest.excludes ?? [],
        isIncomplete: incomplete.has(id),
      })),
    }))
}

/** Mistakes of a group. */
export const optionGroupRecordIssues = ({ rule, options }: OptionGroupRecord): readonly RecordIssue[] => {
  const ids = options.map(({ id }) => id)
  const standards = options.flatMap(({ isStandard }, at) => (isStandard ? [at] : []))
  return [
    ...ids.flatMap((id, at) =>
      ids.indexOf(id) === at ? [] : [{ field: `options.${at}.id`, key: 'invalidInput' } as const],
    ),
    ...(rule === 'one'
      ? standards.slice(1).map((at) => ({ field: `options.${at}.isStandard`, key: 'invalidInput' }) as const)
      : []),
    ...options.flatMap(({ id, needs = [], excludes = [] }, at): readonly RecordIssue[] => [
      ...(needs.includes(id) ? [{ field: `options.${at}.needs`, key: 'invalidInput' } as const] : []),
      ...(excludes.includes(id) || excludes.some((other) => needs.includes(other))
        ? [{ field: `options.${at}.excludes`, key: 'invalidInput' } as const]
        : []),
    ]),
  ]
}

/** Ids that two groups of one stage have: `groups.options` by the key of the group, of the given ones. */
export const repeatedOptions = (
  groups: readonly OptionGroupRecord[],
): readonly { readonly externalId: string; readonly at: number }[] => {
  const owners = Map.groupBy(
    groups.flatMap(({ externalId, options }) => options.map(({ id }, at) => ({ id, externalId, at }))),
    ({ id }) => id,
  )
  return [...owners.values()].flatMap((places) =>
    new Set(places.map(({ externalId }) => externalId)).size > 1
      ? places.map(({ externalId, at }) => ({ externalId, at }))
      : [],
  )
}
