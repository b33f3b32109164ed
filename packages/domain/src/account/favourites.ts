// Homes that a person has marked: how a list grows, and what becomes of an anonymous one at sign-in.
import { bulkLimit } from '../search/paging.ts'
import type { User } from './user.ts'
import { isBoardMember } from './user-standing.ts'

/** Most favourites of one person: what one search by ids answers (specification 3 §9). */
export const maxFavourites: number = bulkLimit

/** What became of marking a home. The list is the latest first. */
export type FavouriteOutcome =
  | { readonly kind: 'added' | 'removed'; readonly favourites: readonly string[] }
  /** Nothing was added: the list holds as many as it may. */
  | { readonly kind: 'full'; readonly favourites: readonly string[] }

/** Marks a home that is not marked, at the front; takes the mark from one that is. */
export const toggleFavourite = (favourites: readonly string[], objectId: string): FavouriteOutcome => {
  if (favourites.includes(objectId))
    return { kind: 'removed', favourites: favourites.filter((id) => id !== objectId) }
  return favourites.length >= maxFavourites
    ? { kind: 'full', favourites }
    : { kind: 'added', favourites: [objectId, ...favourites] }
}

/**
 * The account's favourites after somebody signs in with a list on the device (contract-decisions 4.1). Homes that only
 * the device knew come first, as the latest; each stands once. Where both together are too many, the account's stay
 * and the device's oldest are left out.
 */
export const mergeFavourites = (
  onDevice: readonly string[],
  onAccount: readonly string[],
): readonly string[] => {
  const kept = [...new Set(onAccount)].slice(0, maxFavourites)
  const added = [...new Set(onDevice)].filter((id) => !kept.includes(id))
  return [...added.slice(0, maxFavourites - kept.length), ...kept]
}

/** Whether somebody has a heart to press: everybody but board members (specification 1 §6). */
export const hasFavourites = (user: User | undefined): boolean => !user || !isBoardMember(user)

/**
 * Whether to say that favourites stay on this device until one signs in: to an anonymous visitor with a favourite, once
 * (contract-decisions 4.1; the cookie `favorite-notice` remembers it).
 */
export const showsFavouriteNotice = (facts: {
  readonly isSignedIn: boolean
  readonly favourites: number
  readonly wasShown: boolean
}): boolean => !facts.isSignedIn && facts.favourites > 0 && !facts.wasShown
