// The search choices of a visitor, which the browser keeps for a day (PLAT-22).
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
 * The choices that cookies tell. What nobody of ours wrote is no choice.
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

/** Choices as cookies would tell them; before others it is these that are read. */
export const writeSearchChoices = ({ pageSize, kind }: SearchChoices): string =>
  `${cookies.searchItems.name}=${pageSize}; ${cookies.residenceType.name}=${kind}`

/** A short name of an address: two that have the same are as good as never met (FNV-1a, 32 bits). */
const shortNameOf = (address: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < address.length; at += 1)
    hash = Math.imul(hash ^ address.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(36)
}

const farthest = 1_000_000

/** How far down somebody is in a search, as the cookie has it: the address by a short name, and whole CSS pixels. */
export const placeInSearch = (address: string, scrollY: number): string =>
  `${shortNameOf(address)}.${Math.min(Math.max(Math.round(scrollY) || 0, 0), farthest)}`

/** How far down somebody was in this very search, CSS pixels; undefined where the cookies tell of another, or of none. */
export const readPlaceInSearch = (sent: string, address: string): number | undefined => {
  const [name, pixels = ''] = sentValue(sent, cookies.scrollPosition.name).split('.')
  return name === shortNameOf(address) && /^\d{1,7}$/.test(pixels) ? Number(pixels) : undefined
}
