// When a search asks the service to list near homes first (SEARCH-11).
import type { SearchFilters } from './search-filters.ts'

/** Who searches. `userId` is the id that an anonymous visitor was given, if one was. */
export type SearchVisitor =
  | { readonly kind: 'anonymous'; readonly userId?: string }
  | { readonly kind: 'signedIn' }

/** Query parameters that a search call is sent with. */
export interface GeoQuery {
  readonly geo?: 'auto'
  readonly userId?: string
}

/**
 * `geo=auto` where homes to move into now (code 0) are asked for, with the visitor's id when anonymous: the service
 * knows a signed-in user by the token. Nothing for any other day of access.
 */
export const geoQuery = (
  { inhabitDate }: Pick<SearchFilters, 'inhabitDate'>,
  visitor: SearchVisitor,
): GeoQuery =>
  inhabitDate === 0
    ? { geo: 'auto', ...(visitor.kind === 'anonymous' && visitor.userId && { userId: visitor.userId }) }
    : {}
