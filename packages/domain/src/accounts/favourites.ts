// Homes that a person has marked, the latest first: how a list grows, and what becomes of an anonymous one at sign-in.
import type { ResidenceStatus } from '../homes/enumerations.ts'
import { residenceStatuses } from '../homes/enumerations.ts'
import type { Home } from '../homes/home.ts'
import { countsAsSold } from '../homes/statuses.ts'
import type { Money } from '../money/money.ts'
import { moneyOf, wholeUnitsOf } from '../money/money.ts'
import { bulkLimit } from '../search/paging.ts'
import { unique } from '../search/query.ts'
import type { CountryCode } from '../sites/site.ts'

/** Marks a home that is not marked, at the front; takes the mark from one that is. */
export const toggleFavourite = (favourites: readonly string[], objectId: string): readonly string[] =>
  favourites.includes(objectId) ? favourites.filter((id) => id !== objectId) : [objectId, ...favourites]

/**
 * The account's favourites after somebody signs in with a list on the device. Homes that only
 * the device knew come first, as the latest; each stands once.
 */
export const mergeFavourites = (
  onDevice: readonly string[],
  onAccount: readonly string[],
): readonly string[] => unique([...onDevice.filter((id) => !onAccount.includes(id)), ...onAccount])

/**
 * Whether to say that favourites stay on this device until one signs in: to an anonymous visitor with a favourite, once
 * (the cookie `favorite-notice` remembers it).
 */
export const showsFavouriteNotice = (facts: {
  readonly isSignedIn: boolean
  readonly favourites: number
  readonly wasShown: boolean
}): boolean => !facts.isSignedIn && facts.favourites > 0 && !facts.wasShown

/** What somebody may think of a home among others: to come back to, or not to be shown again. */
export const homeMarks = ['favourite', 'hidden'] as const
/** One of {@link homeMarks}. */
export type HomeMark = (typeof homeMarks)[number]

/** As many homes as one person may mark each way: those that one question of the catalogue takes. */
export const maxMarkedHomes = bulkLimit

/** A home that somebody has marked, and what it was then. */
export interface MarkedHome {
  readonly id: string
  /** Epoch milliseconds. */
  readonly markedAt: number
  /** What the buyer paid in all, in whole units of the site's currency; absent where nobody looked. */
  readonly price?: number
  readonly status?: ResidenceStatus
}

/** What is remembered of a home that is marked now. */
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

/** Reads marked homes as a device keeps them. Whatever is none of ours is left out, and each stands once. */
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

/** What became of a favourite since it was marked; undefined where nothing did. A home that is gone has no home. */
export type FavouriteChange =
  | { readonly kind: 'gone' }
  | { readonly kind: 'sold' }
  | { readonly kind: 'price'; readonly before: Money }
  | { readonly kind: 'status'; readonly before: ResidenceStatus }

/** The one change that matters most to whoever comes back. */
export const favouriteChange = (
  marked: MarkedHome,
  home: Pick<Home, 'id' | 'price' | 'totalPrice' | 'status'> | undefined,
  country: CountryCode,
): FavouriteChange | undefined => {
  if (!home) return { kind: 'gone' }
  if (countsAsSold(home.status, country) && !(marked.status && countsAsSold(marked.status, country)))
    return { kind: 'sold' }
  const now = markHome(home, 0)
  if (marked.price !== undefined && marked.price !== now.price)
    return { kind: 'price', before: moneyOf(marked.price) }
  return marked.status === undefined || marked.status === now.status
    ? undefined
    : { kind: 'status', before: marked.status }
}
