// Queries of the user's saved searches, cached per session.
import type { SavedSearches, StoredSearches } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'

export const savedSearchesQuery = (
  site: SiteDefinition,
  savedSearches: Pick<SavedSearches, 'list'>,
): Query<StoredSearches> => ({
  queryKey: ['session', site.key, 'saved-searches'],
  queryFn: () => savedSearches.list(),
  staleTime: 0,
})

export const typedAlertQuery = (
  savedSearches: Pick<SavedSearches, 'typed'>,
): Query<Readonly<Record<string, string>>> => ({
  queryKey: ['typed-search-alert'],
  queryFn: () => savedSearches.typed(),
  staleTime: 0,
})
