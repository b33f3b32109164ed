// A visitor's search choices, which the browser stores for a day (PLAT-22).
import type { ResultKind } from '@husrum/domain'
import { cookies, pageSizes, resultKinds } from '@husrum/domain'

/** How many homes a new search lists, and which tab it opens with. */
export interface SearchChoices {
  readonly pageSize: number
  readonly kind: ResultKind
}

const sentValue = (sent: string, name: string): string =>
  new RegExp(`(?:^|; ?)${name}=([\\w.]{1,20})(?:;|$)`).exec(sent)?.[1] ?? ''

/**
 * Reads choices from cookies. Values that this site does not write are ignored.
 *
 * @param sent cookies as a request or a document has them: `a=1; b=2`
 */
export const readSearchChoices = (sent: string): SearchChoices => {
  const size = sentValue(sent, cookies.searchItems.name)
  const kind = sentValue(sent, cookies.residenceType.name)
  return {
    pageSize: pageSizes.find((known) => String(known) === size) ?? pageSizes[0],
    kind: resultKinds.find((known) => known === kind) ?? 'object',
  }
}

/** Serializes choices as cookies. Prepended to other cookies, they take precedence. */
export const writeSearchChoices = ({ pageSize, kind }: SearchChoices): string =>
  `${cookies.searchItems.name}=${pageSize}; ${cookies.residenceType.name}=${kind}`

/** A short hash of an address; collisions are negligible here (FNV-1a, 32 bits). */
const shortNameOf = (address: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < address.length; at += 1)
    hash = Math.imul(hash ^ address.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(36)
}

const farthest = 1_000_000

/** Scroll position in a search, as stored in the cookie: hash of the address, and whole CSS pixels. */
export const placeInSearch = (address: string, scrollY: number): string =>
  `${shortNameOf(address)}.${Math.min(Math.max(Math.round(scrollY) || 0, 0), farthest)}`

/** Scroll position in this search, CSS pixels; undefined if the cookies have none, or that of another search. */
export const readPlaceInSearch = (sent: string, address: string): number | undefined => {
  const [name, pixels = ''] = sentValue(sent, cookies.scrollPosition.name).split('.')
  return name === shortNameOf(address) && /^\d{1,7}$/.test(pixels) ? Number(pixels) : undefined
}
