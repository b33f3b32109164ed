// Which facts of a home a new record changes. Bookings and staff change homes too: what a source repeats unchanged never takes their
// changes back.
import type { HomeGuard } from '../booking/home-guard.ts'
import { heldBackByBooking } from '../booking/home-guard.ts'
import type { HomeDetails } from '../homes/home.ts'
import type { ChangingFact, HomeChange } from '../homes/home-change.ts'
import { changingFacts } from '../homes/home-change.ts'
import { noMoney } from '../money/money.ts'
import { sortedShowings } from './derive-catalogue.ts'
import type { HomeRecord } from './records.ts'

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A record's value as a home has it. */
const factOf = (record: HomeRecord, fact: ChangingFact): HomeDetails[ChangingFact] => {
  if (fact === 'price') return record.price ?? noMoney
  return fact === 'showings' ? sortedShowings(record.showings) : record[fact]
}

/** The facts of a home that stay as they are, and those that a booking holds back. */
export interface KeptFacts {
  readonly kept: Partial<Pick<HomeDetails, ChangingFact | 'soldAt'>>
  readonly heldBack: readonly ChangingFact[]
  /** What the source wants of the facts that are held back, and of the others that it changes. */
  readonly wanted: HomeChange
}

/**
 * The facts that stay although the source sent the home again: those that its record repeats, and those that a booking decides.
 *
 * @param before the record that the source sent last.
 * @param options.guard the progress of the booking that guards the home, if there is one.
 */
export const keptFacts = (
  before: HomeRecord,
  after: HomeRecord,
  { home, guard }: { readonly home: HomeDetails; readonly guard: HomeGuard | undefined },
): KeptFacts => {
  const isNew = (fact: ChangingFact): boolean => !isSame(factOf(before, fact), factOf(after, fact))
  const wanted: HomeChange = Object.fromEntries(
    changingFacts
      .filter((fact) => isNew(fact) && !isSame(factOf(after, fact), home[fact]))
      .map((fact) => [fact, factOf(after, fact)]),
  )
  const heldBack = guard ? heldBackByBooking(wanted, { guard, status: home.status }).heldBack : []
  const kept = changingFacts.filter((fact) => !isNew(fact) || heldBack.includes(fact))
  return {
    kept: Object.fromEntries(
      [...kept, ...(kept.includes('status') ? (['soldAt'] as const) : [])].flatMap((fact) =>
        home[fact] === undefined ? [] : [[fact, home[fact]]],
      ),
    ),
    heldBack,
    wanted,
  }
}
