// Homes that a user has marked, latest first: adding one, and merging the anonymous list at sign-in.
import type { ResidenceStatus } from '../homes/enumerations.ts'
import { residenceStatuses } from '../homes/enumerations.ts'
import type { Home } from '../homes/home.ts'
import { comingShowings } from '../homes/home.ts'
import { countsAsSold } from '../homes/statuses.ts'
import type { Money } from '../money/money.ts'
import { moneyOf, wholeUnitsOf } from '../money/money.ts'
import type { FollowedChange } from '../search/alert-news.ts'
import { addedShowings } from '../search/alert-news.ts'
import { bulkLimit } from '../search/paging.ts'
import { unique } from '../search/query.ts'
import type { CountryCode } from '../sites/site.ts'

/** Adds a home at the front, or removes it if it is marked. */
export const toggleFavourite = (favourites: readonly string[], objectId: string): readonly string[] =>
  favourites.includes(objectId) ? favourites.filter((id) => id !== objectId) : [objectId, ...favourites]

/**
 * The account's favourites after sign-in with a list on the device. Homes that are only on the device come first, as the latest. No
 * duplicates.
 */
export const mergeFavourites = (
  onDevice: readonly string[],
  onAccount: readonly string[],
): readonly string[] => unique([...onDevice.filter((id) => !onAccount.includes(id)), ...onAccount])

/**
 * Whether to show the notice that favourites stay on this device until sign-in: to an anonymous visitor with a favourite, once (the cookie
 * `favorite-notice` remembers it).
 */
export const showsFavouriteNotice = (facts: {
  readonly isSignedIn: boolean
  readonly favourites: number
  readonly wasShown: boolean
}): boolean => !facts.isSignedIn && facts.favourites > 0 && !facts.wasShown

/** The marks that a user can give a home: favourite, or hidden from lists. */
export const homeMarks = ['favourite', 'hidden'] as const
/** One of {@link homeMarks}. */
export type HomeMark = (typeof homeMarks)[number]

/** Maximum number of homes per user and mark: the maximum of one catalogue query. */
export const maxMarkedHomes = bulkLimit

/** When something last changed, epoch milliseconds, and whether the user has not seen it yet. */
export interface FavouriteMoment {
  readonly at: number
  readonly isNew: boolean
}

/** The last change of each kind since a home was marked; absent if unchanged. */
export interface FavouriteHistory {
  readonly price?: FavouriteMoment
  readonly status?: FavouriteMoment
  /** Includes added viewings that are over. */
  readonly showing?: FavouriteMoment & { readonly added: readonly string[] }
}

/** A marked home, and its state when it was marked. */
export interface MarkedHome {
  readonly id: string
  /** Epoch milliseconds. */
  readonly markedAt: number
  /** Total price for the buyer, in whole units of the site's currency; absent if it was not read. */
  readonly price?: number
  readonly status?: ResidenceStatus
  /** Only for favourites of an account; a device stores none. */
  readonly history?: FavouriteHistory
}

/** The stored state of a home that is marked now. */
export const markHome = (
  { id, price, totalPrice = price, status }: Pick<Home, 'id' | 'price' | 'totalPrice' | 'status'>,
  now: number,
): MarkedHome => ({ id, markedAt: now, price: Math.round(wholeUnitsOf(totalPrice)), status })

const isMarkedHome = (value: unknown): value is MarkedHome => {
  if (typeof value !== 'object' || value === null) return false
  const { id, markedAt, price = 0, status = 'forSale' } = value as Readonly<Record<string, unknown>>
  return (
    typeof id === 'string' &&
    /^[\w-]{1,64}$/.test(id) &&
    Number.isSafeInteger(markedAt) &&
    Number.isSafeInteger(price) &&
    residenceStatuses.some((known) => known === status)
  )
}

/** Parses marked homes as a device stores them. Invalid entries and duplicates are omitted. */
export const readMarkedHomes = (text: string | null): readonly MarkedHome[] => {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    const homes = Array.isArray(read) ? read.filter(isMarkedHome) : []
    return homes
      .filter((home, at) => homes.findIndex(({ id }) => id === home.id) === at)
      .slice(0, maxMarkedHomes)
  } catch {
    return []
  }
}

/** One change of a home's history, in chronological order. */
export interface DatedChange extends FollowedChange {
  /** Sequence number over all changes of homes. */
  readonly number: number
  /** Epoch milliseconds. */
  readonly at: number
}

/** The stored changes of an account's favourite: the last of each kind. */
export const favouriteHistoryOf = (changes: readonly DatedChange[], seenTo: number): FavouriteHistory => {
  const last = (isOne: (change: DatedChange) => boolean): FavouriteMoment | undefined => {
    const change = changes.findLast(isOne)
    return change && { at: change.at, isNew: change.number > seenTo }
  }
  const price = last(({ after }) => after.price !== undefined || after.totalPrice !== undefined)
  const status = last(({ after }) => after.status !== undefined)
  const showing = last((change) => addedShowings(change).length > 0)
  return {
    ...(price && { price }),
    ...(status && { status }),
    ...(showing && { showing: { ...showing, added: unique(changes.flatMap(addedShowings)) } }),
  }
}

/** A change of a favourite since it was marked. `since` is set for favourites of an account. */
export type FavouriteChange =
  | { readonly kind: 'sold'; readonly since?: FavouriteMoment }
  | {
      readonly kind: 'price'
      readonly before: Money
      readonly now: Money
      readonly since?: FavouriteMoment
    }
  | {
      readonly kind: 'status'
      readonly before: ResidenceStatus
      readonly now: ResidenceStatus
      readonly since?: FavouriteMoment
    }
  /** Added viewings that are still to come. */
  | { readonly kind: 'showing'; readonly showings: readonly string[]; readonly since?: FavouriteMoment }

/**
 * The differences of a favourite from its state when it was marked, most final first, without intermediate steps. Empty if nothing has
 * changed.
 *
 * @param at.today `yyyy-MM-dd`, in the site's own time.
 */
export const favouriteChanges = (
  { price, status, history = {} }: Pick<MarkedHome, 'price' | 'status' | 'history'>,
  home: Pick<Home, 'price' | 'totalPrice' | 'status' | 'showings'>,
  { country, today }: { readonly country: CountryCode; readonly today: string },
): readonly FavouriteChange[] => {
  const now = markHome({ ...home, id: '' }, 0)
  const since = (moment: FavouriteMoment | undefined) => moment && { since: moment }
  const isSold =
    countsAsSold(home.status, country) && !(status !== undefined && countsAsSold(status, country))
  const coming = comingShowings(home.showings, today).filter((showing) =>
    history.showing?.added.includes(showing),
  )
  return [
    ...(isSold ? [{ kind: 'sold' as const, ...since(history.status) }] : []),
    ...(!isSold && status !== undefined && status !== home.status
      ? [{ kind: 'status' as const, before: status, now: home.status, ...since(history.status) }]
      : []),
    ...(price !== undefined && now.price !== undefined && price !== now.price
      ? [
          {
            kind: 'price' as const,
            before: moneyOf(price),
            now: moneyOf(now.price),
            ...since(history.price),
          },
        ]
      : []),
    ...(coming.length > 0
      ? [
          {
            kind: 'showing' as const,
            showings: coming,
            ...(history.showing && { since: { at: history.showing.at, isNew: history.showing.isNew } }),
          },
        ]
      : []),
  ]
}
