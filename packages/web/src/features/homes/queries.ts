// Homes by their ids, as a query.

import type { Search } from '@husrum/application'
import type { Home, SiteDefinition, Stage } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'

export const homesByIdsQuery = (
  ids: readonly string[],
  site: SiteDefinition,
  search: Pick<Search, 'byIds'>,
): Query<readonly Home[]> => ({
  queryKey: ['homes-by-ids', site.key, ids],
  queryFn: () => search.byIds(ids),
})

export const stagesByIdsQuery = (
  ids: readonly string[],
  site: SiteDefinition,
  search: Pick<Search, 'stagesByIds'>,
): Query<readonly Stage[]> => ({
  queryKey: ['stages-by-ids', site.key, ids],
  queryFn: () => search.stagesByIds(ids),
})
