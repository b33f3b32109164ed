// When a search requests near homes first (SEARCH-11).
import type { SearchFilters } from './search-filters.ts'

/** The searching user. `userId` is the id of an anonymous visitor, if one was assigned. */
export type SearchVisitor =
  | { readonly kind: 'anonymous'; readonly userId?: string }
  | { readonly kind: 'signedIn' }

/** Query parameters of a search request. */
export interface GeoQuery {
  readonly geo?: 'auto'
  readonly userId?: string
}

/**
 * `geo=auto` for homes that are ready to move into (code 0), with the visitor's id when anonymous: the service identifies a signed-in user
 * by the token. Empty for any other day of access.
 */
export const geoQuery = (
  { inhabitDate }: Pick<SearchFilters, 'inhabitDate'>,
  visitor: SearchVisitor,
): GeoQuery =>
  inhabitDate === 0
    ? { geo: 'auto', ...(visitor.kind === 'anonymous' && visitor.userId && { userId: visitor.userId }) }
    : {}
