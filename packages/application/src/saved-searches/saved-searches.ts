// The port to the searches that people keep, and to what somebody typed into a form about one.
import type { Home, HomeNews, HomeNewsCounts, SavedSearch } from '@husrum/domain'

/** What is said of a home that has news, as far as the list names it. */
export interface NamedHomeNews extends Omit<HomeNews, 'home'> {
  readonly home: Pick<Home, 'id' | 'name' | 'path' | 'disposalForm'>
}

/** A saved search, and what it finds now. */
export interface KeptSearch extends SavedSearch {
  readonly homes: number
  /** The places that it names and the catalogue knows. */
  readonly places: readonly { readonly url: string; readonly name: string }[]
  /** Since its person last looked, with the homes that changed last. */
  readonly news: HomeNewsCounts & { readonly latest: readonly NamedHomeNews[] }
}

/** All that somebody keeps. */
export interface KeptSearches {
  /** The latest first. */
  readonly searches: readonly KeptSearch[]
  /** The end of the visit before, epoch milliseconds; absent on the first. */
  readonly newsSince?: number
  /** How far the changes of homes were looked at. */
  readonly newsTo: number
}

/** Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface SavedSearches {
  /** Of the signed-in person on the site that it was made for. */
  list(): Promise<KeptSearches>
  /** The list is before its person: what is new stays so until they have been away for half an hour. */
  see(newsTo: number): Promise<void>
  /** What this browser typed into a form that came back, for ten minutes. */
  typed(): Promise<Readonly<Record<string, string>>>
}
