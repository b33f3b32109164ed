// The port to saved searches, and to values typed into a form about one.
import type { Home, HomeNews, HomeNewsCounts, SavedSearch } from '@husrum/domain'

/** News of a home, with what the list needs to name it. */
export interface NamedHomeNews extends Omit<HomeNews, 'home'> {
  readonly home: Pick<Home, 'id' | 'name' | 'path' | 'disposalForm'>
}

/** A saved search, and what it finds now. */
export interface StoredSearch extends SavedSearch {
  readonly homes: number
  /** The places in the search that the catalogue contains. */
  readonly places: readonly { readonly url: string; readonly name: string }[]
  /** News since the person's last visit, with the homes that changed last. */
  readonly news: HomeNewsCounts & { readonly latest: readonly NamedHomeNews[] }
}

/** All saved searches of a person. */
export interface StoredSearches {
  /** Latest first. */
  readonly searches: readonly StoredSearch[]
  /** The end of the previous visit, epoch milliseconds; absent on the first visit. */
  readonly newsSince?: number
  /** The time up to which changes of homes were read. */
  readonly newsTo: number
}

/** Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface SavedSearches {
  /** Of the signed-in person on the site that this was created for. */
  list(): Promise<StoredSearches>
  /** Called when the list is displayed. News stays new until the person has been away for half an hour. */
  see(newsTo: number): Promise<void>
  /** Values typed in this browser into a form that was submitted without script, for ten minutes. */
  typed(): Promise<Readonly<Record<string, string>>>
}
