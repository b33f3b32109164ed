// Homes that a person has marked, the latest first: how a list grows, and what becomes of an anonymous one at sign-in.
import { unique } from '../search/query.ts'

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
