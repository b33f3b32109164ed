// Queries of the explorer of a stage.
import type { Explorer, HouseViews } from '@husrum/application'
import type { Home, SiteDefinition } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'

export const explorerHomesQuery = (
  stageId: string,
  site: SiteDefinition,
  explorer: Pick<Explorer, 'homes'>,
): Query<readonly Home[]> => ({
  queryKey: ['explorer-homes', site.key, stageId],
  queryFn: () => explorer.homes(stageId),
})

export const explorerViewsQuery = (
  stageId: string,
  site: SiteDefinition,
  explorer: Pick<Explorer, 'views'>,
): Query<HouseViews> => ({
  queryKey: ['explorer-views', site.key, stageId],
  queryFn: () => explorer.views(stageId),
  // Pictures of a house change with an import.
  staleTime: 300_000,
})
