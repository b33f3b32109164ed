// Changes to a home in the catalogue, and the rules that refuse them.
import type { HomeDetails } from './home.ts'
import type { AmountIssue } from './home-amounts.ts'
import { amountIssues } from './home-amounts.ts'
import type { StatusChange, StatusTransition } from './status-transitions.ts'
import { residenceStatusTransition } from './status-transitions.ts'

/** The facts of a home that change while it is on sale. */
export const changingFacts = [
  'status',
  'price',
  'totalPrice',
  'monthlyFee',
  'inhabitDate',
  'showings',
] as const satisfies readonly (keyof HomeDetails)[]
/** One of {@link changingFacts}. */
export type ChangingFact = (typeof changingFacts)[number]

/** The new values of a home; absent ones stay unchanged. */
export type HomeChange = Partial<Pick<HomeDetails, ChangingFact>>

/** Why a home may not get another status. */
export type StatusRefusal = Exclude<StatusTransition['kind'], 'allowed' | 'same-status'>

/** The result of a change. */
export type HomeChangeResult =
  /** `before` and `after` contain only the facts that differ. */
  | {
      readonly kind: 'changed'
      readonly home: HomeDetails
      readonly before: HomeChange
      readonly after: HomeChange
    }
  /** Nothing differs. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: StatusRefusal }
  /** Amounts that are invalid for the home. */
  | { readonly kind: 'amounts-refused'; readonly amounts: readonly AmountIssue[] }

const isSame = (a: HomeChange[ChangingFact], b: HomeChange[ChangingFact]): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.join() === b.join() : a === b

const pick = (home: HomeChange, facts: readonly ChangingFact[]): HomeChange =>
  Object.fromEntries(facts.filter((fact) => home[fact] !== undefined).map((fact) => [fact, home[fact]]))

/** A sold home keeps its sale date, or gets this one; any other home has none. */
const withDayOfSale = ({ soldAt, ...home }: HomeDetails, today: string): HomeDetails =>
  home.status === 'sold' ? { ...home, soldAt: soldAt ?? today } : home

/**
 * Applies a change to a home. Its status is checked by {@link residenceStatusTransition}, its amounts by {@link amountIssues}; viewings are
 * sorted, without duplicates. A sale is dated today.
 *
 * @param by.today `yyyy-MM-dd`, in the home's own country.
 * @example changeHome(home, { price: moneyOf(3_795_000) }, { by: 'staff', today }) // { kind: 'changed', before: { price: 389500000 }, … }
 */
export const changeHome = (
  home: HomeDetails,
  change: HomeChange,
  { today, ...by }: StatusChange & { readonly today: string },
): HomeChangeResult => {
  const wanted: HomeChange = {
    ...change,
    ...(change.showings && { showings: [...new Set(change.showings)].sort() }),
  }
  const facts = changingFacts.filter(
    (fact) => wanted[fact] !== undefined && !isSame(wanted[fact], home[fact]),
  )
  if (facts.length === 0) return { kind: 'unchanged' }
  if (wanted.status !== undefined && facts.includes('status')) {
    const { kind } = residenceStatusTransition(home.status, wanted.status, by)
    if (kind !== 'allowed' && kind !== 'same-status') return { kind: 'refused', reason: kind }
  }
  const after = pick(wanted, facts)
  const amounts = amountIssues({ ...home, ...after }, facts)
  if (amounts.length > 0) return { kind: 'amounts-refused', amounts }
  return {
    kind: 'changed',
    home: withDayOfSale({ ...home, ...after }, today),
    before: pick(home, facts),
    after,
  }
}

/** The home as it was before a change of its history: facts that the change added are removed. */
export const undoHomeChange = <Changed extends HomeChange>(
  home: Changed,
  { before, after }: { readonly before: HomeChange; readonly after: HomeChange },
): Changed => {
  const was: Changed = { ...home, ...before }
  for (const fact of changingFacts)
    if (after[fact] !== undefined && before[fact] === undefined)
      delete (was as { -readonly [Fact in ChangingFact]?: unknown })[fact]
  return was
}
