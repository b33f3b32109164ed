// Stores a visitor's search choices in the browser for a day (PLAT-22).
import type { ResultKind } from '@husrum/domain'
import type { CookieJar } from '../consent/cookie-jar.ts'
import { placeInSearch } from './search-choices.ts'

/** Absent values stay unchanged. */
export interface ChosenForSearch {
  readonly kind?: ResultKind
  /** Number of homes that a new search lists. */
  readonly pageSize?: number
  /** The visitor's scroll position in a search: its address, and CSS pixels. */
  readonly place?: { readonly address: string; readonly scrollY: number }
}

export type RememberSearch = (chosen: ChosenForSearch) => Promise<void>

export const makeRememberSearch =
  (cookies: Pick<CookieJar, 'write'>): RememberSearch =>
  async ({ kind, pageSize, place }) => {
    if (kind !== undefined) cookies.write('residenceType', kind)
    if (pageSize !== undefined) cookies.write('searchItems', String(pageSize))
    if (place) cookies.write('scrollPosition', placeInSearch(place.address, place.scrollY))
  }
