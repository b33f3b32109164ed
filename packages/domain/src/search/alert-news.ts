// Which changes of homes affect a saved search, and what remains to report when the e-mail is written.

import type { ResidenceStatus } from '../homes/enumerations.ts'
import type { Home } from '../homes/home.ts'
import { comingShowings } from '../homes/home.ts'
import type { HomeChange } from '../homes/home-change.ts'
import { undoHomeChange } from '../homes/home-change.ts'
import type { Money } from '../money/money.ts'
import type { HomeCriteria } from './expansion.ts'
import { matchesCriteria } from './matches.ts'
import { searchedPrice } from './sort-order.ts'

/** A change from a home's history. */
export interface FollowedChange {
  /** The home did not exist before. */
  readonly isNew: boolean
  /** The facts that differ. */
  readonly before: HomeChange
  readonly after: HomeChange
}

/** Viewings that a change added to the existing ones. */
export const addedShowings = ({ before, after }: FollowedChange): readonly string[] =>
  (after.showings ?? []).filter((showing) => !before.showings?.includes(showing))

/** Kinds of news of a saved search: newly matching homes; for matching homes another price, another status, a viewing. */
export const alertKinds = ['newHome', 'price', 'status', 'showing'] as const
/** One of {@link alertKinds}. */
export type AlertKind = (typeof alertKinds)[number]

const changedKinds = (change: FollowedChange): readonly AlertKind[] => [
  ...(['price', 'totalPrice'].some((fact) => Object.hasOwn(change.after, fact)) ? (['price'] as const) : []),
  ...(Object.hasOwn(change.after, 'status') ? (['status'] as const) : []),
  ...(addedShowings(change).length > 0 ? (['showing'] as const) : []),
]

/** Effect of a change on a search: a newly matching home, or news of a home that already matched. */
export type AlertHit = 'new' | 'changed'

/**
 * The effect of a change on a search: the home matches now, or already matched and got another price, another status or a viewing.
 * Undefined for all else: another fee or day of access is shown on the page only.
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
  if (wasFound) return changedKinds(change).length > 0 ? 'changed' : undefined
  return isFound ? 'new' : undefined
}

/** Whether the effect of a change on a search is of a wanted kind. */
export const isWantedHit = (hit: AlertHit, change: FollowedChange, wanted: readonly AlertKind[]): boolean =>
  hit === 'new' ? wanted.includes('newHome') : changedKinds(change).some((kind) => wanted.includes(kind))

/** A home in an alert e-mail. */
export interface HomeNews<Shown extends Home = Home> {
  readonly home: Shown
  /** It matches since the last e-mail. */
  readonly isNew: boolean
  readonly price?: { readonly before: Money; readonly now: Money }
  readonly status?: { readonly before: ResidenceStatus; readonly now: ResidenceStatus }
  /** Viewings that were added and are still to come. */
  readonly showings: readonly string[]
}

/** The earliest value of a fact among changes in chronological order. */
const firstBefore = <Fact extends keyof HomeChange>(
  changes: readonly FollowedChange[],
  fact: Fact,
): HomeChange[Fact] | undefined => changes.find(({ before }) => before[fact] !== undefined)?.before[fact]

/**
 * The news of a home when the e-mail is written: compared with the last known facts, without intermediate steps. A fact that changed back
 * is no news, and a home that came and went in between is left out.
 *
 * @param home the home as it is now.
 * @param hits the changes of the home that affected the search, in chronological order.
 * @param today `yyyy-MM-dd`, in the site's own time.
 * @param wanted the kinds to report; all other facts are left out.
 */
export const homeNewsOf = <Shown extends Home>(
  home: Shown,
  hits: readonly { readonly hit: AlertHit; readonly change: FollowedChange }[],
  {
    criteria,
    today,
    wanted = alertKinds,
  }: {
    readonly criteria: HomeCriteria
    readonly today: string
    readonly wanted?: readonly AlertKind[]
  },
): HomeNews<Shown> | undefined => {
  const isNew = hits[0]?.hit === 'new'
  if (isNew)
    return wanted.includes('newHome') && matchesCriteria(home, criteria)
      ? { home, isNew, showings: [] }
      : undefined
  const changes = hits.map(({ change }) => change)
  const now = searchedPrice(home)
  const before = searchedPrice({
    price: firstBefore(changes, 'price') ?? home.price,
    ...(home.totalPrice !== undefined && {
      totalPrice: firstBefore(changes, 'totalPrice') ?? home.totalPrice,
    }),
  })
  const status = firstBefore(changes, 'status')
  const added = new Set(wanted.includes('showing') ? changes.flatMap(addedShowings) : [])
  const showings = comingShowings(home.showings, today).filter((showing) => added.has(showing))
  const hasPrice = before !== now && wanted.includes('price')
  const hasStatus = status !== undefined && status !== home.status && wanted.includes('status')
  if (!hasPrice && !hasStatus && showings.length === 0) return undefined
  return {
    home,
    isNew,
    ...(hasPrice && { price: { before, now } }),
    ...(hasStatus && { status: { before: status, now: home.status } }),
    showings,
  }
}

/** Number of homes with news, by kind: a home with a new price that is reserved counts as both. */
export interface HomeNewsCounts extends Readonly<Record<AlertKind, number>> {
  readonly homes: number
}

/** Counts news for the e-mail. */
export const homeNewsCounts = (
  news: readonly Pick<HomeNews, 'isNew' | 'price' | 'status' | 'showings'>[],
): HomeNewsCounts => ({
  homes: news.length,
  newHome: news.filter(({ isNew }) => isNew).length,
  price: news.filter(({ price }) => price !== undefined).length,
  status: news.filter(({ status }) => status !== undefined).length,
  showing: news.filter(({ showings }) => showings.length > 0).length,
})
