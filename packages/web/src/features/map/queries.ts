// Queries of the map.
import type { FoundCell, MapPlaces, Search } from '@husrum/application'
import type { GeoBox, Home, SearchFilters, SiteDefinition } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'

export const cellsQuery = (
  { filters, box, zoom }: { readonly filters: SearchFilters; readonly box: GeoBox; readonly zoom: number },
  site: SiteDefinition,
  search: Pick<Search, 'map'>,
): Query<readonly FoundCell[]> => ({
  queryKey: ['map', site.key, filters, box, zoom],
  queryFn: () => search.map({ filters, box, zoom }),
})

export const mapPlacesQuery = (
  site: SiteDefinition,
  search: Pick<Search, 'mapPlaces'>,
): Query<Awaited<ReturnType<MapPlaces>>> => ({
  queryKey: ['map-places', site.key],
  queryFn: () => search.mapPlaces(),
  staleTime: 3_600_000,
})

export const pinnedHomesQuery = (
  ids: readonly string[],
  site: SiteDefinition,
  search: Pick<Search, 'byIds'>,
): Query<readonly Home[]> => ({
  queryKey: ['pinned-homes', site.key, ids],
  queryFn: () => search.byIds(ids),
})
