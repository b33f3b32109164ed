// Queries of the search page. Keys exclude the list length, so that the list is cached as a whole.
import type {
  FoundStagesAndAreas,
  HomesFound,
  Search,
  SuggestedRelaxation,
  SuggestPlaces,
} from '@husrum/application'
import type { GeoPoint, SearchFilters, SearchState, SiteDefinition } from '@husrum/domain'
import type { PageQueries, Query } from '../../frame/queries.tsx'

/** The list of homes, as long as the address says; `listHomes` extends or shortens it. */
export const homesQuery = (
  state: SearchState,
  site: SiteDefinition,
  search: Pick<Search, 'homes'>,
  near?: GeoPoint,
): Query<HomesFound> => ({
  queryKey: ['homes', site.key, state.filters, state.sort, ...(near ? [near] : [])],
  queryFn: () => search.homes({ search: state, ...(near && { near }) }),
})

/** Lists this many homes in total: fetches and appends the missing ones, or cuts off the end. */
export const listHomes = async (
  items: number,
  state: SearchState,
  site: SiteDefinition,
  {
    queries,
    search,
    near,
  }: {
    readonly queries: PageQueries
    readonly search: Pick<Search, 'homes'>
    readonly near?: GeoPoint | undefined
  },
): Promise<void> => {
  const { queryKey } = homesQuery(state, site, search, near)
  const { client } = await queries.library.load()
  const offset = client.getQueryData<HomesFound>(queryKey)?.homes.length ?? 0
  if (items <= offset) {
    client.setQueryData<HomesFound>(
      queryKey,
      (before) => before && { ...before, homes: before.homes.slice(0, items) },
    )
    return
  }
  const part = await search.homes({ search: { ...state, items }, offset, ...(near && { near }) })
  client.setQueryData<HomesFound>(
    queryKey,
    (before) => before && { ...part, homes: [...before.homes.slice(0, offset), ...part.homes] },
  )
}

export const relaxationsQuery = (
  filters: SearchFilters,
  site: SiteDefinition,
  search: Pick<Search, 'relaxations'>,
): Query<readonly SuggestedRelaxation[]> => ({
  queryKey: ['relaxations', site.key, filters],
  queryFn: () => search.relaxations(filters),
})

export const stagesAndAreasQuery = (
  state: SearchState,
  site: SiteDefinition,
  search: Pick<Search, 'stagesAndAreas'>,
): Query<FoundStagesAndAreas> => ({
  queryKey: ['stages-and-areas', site.key, state.filters, state.sort],
  queryFn: () => search.stagesAndAreas(state),
})

export const placesQuery = (
  text: string,
  site: SiteDefinition,
  search: Pick<Search, 'places'>,
): Query<Awaited<ReturnType<SuggestPlaces>>> => ({
  queryKey: ['places', site.key, text.trim().toLowerCase()],
  queryFn: () => search.places(text),
  staleTime: 300_000,
})
