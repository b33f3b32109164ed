// What of the changes of homes concerns somebody who follows a search, and what is left to tell when the letter is written.

import type { ResidenceStatus } from '../homes/enumerations.ts'
import type { Home } from '../homes/home.ts'
import { comingShowings } from '../homes/home.ts'
import type { HomeChange } from '../homes/home-change.ts'
import { undoHomeChange } from '../homes/home-change.ts'
import type { Money } from '../money/money.ts'
import type { HomeCriteria } from './expansion.ts'
import { matchesCriteria, searchedPrice } from './matches.ts'

/** A change out of a home's history. */
export interface FollowedChange {
  /** The home was not there before. */
  readonly isNew: boolean
  /** The facts that differ. */
  readonly before: HomeChange
  readonly after: HomeChange
}

/** Whether viewings were added to those that there were. */
const addedShowings = ({ before, after }: FollowedChange): readonly string[] =>
  (after.showings ?? []).filter((showing) => !before.showings?.includes(showing))

const isTold = (change: FollowedChange): boolean =>
  ['status', 'price', 'totalPrice'].some((fact) => Object.hasOwn(change.after, fact)) ||
  addedShowings(change).length > 0

/** What a change is to a search: a home that it finds from now on, or news of one that it found. */
export type AlertHit = 'new' | 'changed'

/**
 * Whether a change concerns a search: the home came into what it finds, or was there already and got another price, another
 * status or a viewing. Undefined for all else: another fee or day of access is read on the page.
 *
 * @param home the home as it is after the change.
 */
export const alertHitOf = (
  home: Home,
  change: FollowedChange,
  criteria: HomeCriteria,
): AlertHit | undefined => {
  const isFound = matchesCriteria(home, criteria)
  if (change.isNew) return isFound ? 'new' : undefined
  const wasFound = matchesCriteria(undoHomeChange(home, change), criteria)
  if (wasFound) return isTold(change) ? 'changed' : undefined
  return isFound ? 'new' : undefined
}

/** What a letter says of a home. */
export interface HomeNews<Shown extends Home = Home> {
  readonly home: Shown
  /** The search finds it since the letter before. */
  readonly isNew: boolean
  readonly price?: { readonly before: Money; readonly now: Money }
  readonly status?: { readonly before: ResidenceStatus; readonly now: ResidenceStatus }
  /** Viewings that were added and are still to come. */
  readonly showings: readonly string[]
}

/** The earliest value of a fact among changes in the order in which they were made. */
const firstBefore = <Fact extends keyof HomeChange>(
  changes: readonly FollowedChange[],
  fact: Fact,
): HomeChange[Fact] | undefined => changes.find(({ before }) => before[fact] !== undefined)?.before[fact]

/**
 * What is left to tell of a home when the letter is written: against what was known before, not each step between. What
 * is so again as it was is no news, and a home that came and went in between was never there.
 *
 * @param home the home as it is now.
 * @param hits the changes of the home that concerned the search, in the order in which they were made.
 * @param today `yyyy-MM-dd`, in the site's own time.
 */
export const homeNewsOf = <Shown extends Home>(
  home: Shown,
  hits: readonly { readonly hit: AlertHit; readonly change: FollowedChange }[],
  { criteria, today }: { readonly criteria: HomeCriteria; readonly today: string },
): HomeNews<Shown> | undefined => {
  const isNew = hits[0]?.hit === 'new'
  if (isNew) return matchesCriteria(home, criteria) ? { home, isNew, showings: [] } : undefined
  const changes = hits.map(({ change }) => change)
  const now = searchedPrice(home)
  const before = searchedPrice({
    price: firstBefore(changes, 'price') ?? home.price,
    ...(home.totalPrice !== undefined && {
      totalPrice: firstBefore(changes, 'totalPrice') ?? home.totalPrice,
    }),
  })
  const status = firstBefore(changes, 'status')
  const added = new Set(changes.flatMap(addedShowings))
  const showings = comingShowings(home.showings, today).filter((showing) => added.has(showing))
  if (before === now && (status ?? home.status) === home.status && showings.length === 0) return undefined
  return {
    home,
    isNew,
    ...(before !== now && { price: { before, now } }),
    ...(status !== undefined && status !== home.status && { status: { before: status, now: home.status } }),
    showings,
  }
}
