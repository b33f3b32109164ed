// Query for homes by id.

import type { RecentlyViewed, Search } from '@husrum/application'
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

/** Includes homes viewed a moment ago. */
export const lastVisitedQuery = (
  site: SiteDefinition,
  recentlyViewed: Pick<RecentlyViewed, 'lastHomes'>,
): Query<readonly Home[]> => ({
  queryKey: ['last-visited', site.key],
  queryFn: () => recentlyViewed.lastHomes(),
  staleTime: 0,
})

export const popularStagesQuery = (
  placeUrl: string,
  site: SiteDefinition,
  recentlyViewed: Pick<RecentlyViewed, 'popularStages'>,
): Query<readonly Stage[]> => ({
  queryKey: ['popular-stages', site.key, placeUrl.split('/')[0]],
  queryFn: () => recentlyViewed.popularStages(placeUrl),
})
