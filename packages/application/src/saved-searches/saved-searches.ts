// The port to the searches that people keep, and to what somebody typed into a form about one.
import type { SavedSearch } from '@husrum/domain'

/** A saved search, and what it finds now. */
export interface KeptSearch extends SavedSearch {
  readonly homes: number
  /** The places that it names and the catalogue knows. */
  readonly places: readonly { readonly url: string; readonly name: string }[]
}

/** Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface SavedSearches {
  /** Of the signed-in person on the site that it was made for, the latest first. */
  list(): Promise<readonly KeptSearch[]>
  /** What this browser typed into a form that came back, for ten minutes. */
  typed(): Promise<Readonly<Record<string, string>>>
}
