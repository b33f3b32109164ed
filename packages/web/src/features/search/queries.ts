// Every question that the search page asks. Keys leave out how much of the list is shown, so that the list is kept whole.

import type { HomesFound } from '@husrum/application'
import type { SearchFilters, SearchState, SiteDefinition } from '@husrum/domain'
import { pageSize } from '@husrum/domain'
import { queryOptions } from '@tanstack/react-query'
import type { Answers } from '../../app/answers.ts'
import type { UseCases } from '../../composition/use-cases.ts'

/** The list of homes, as long as the address asks for; `listMoreHomes` makes it longer. */
export const homesQuery = (search: SearchState, site: SiteDefinition, { searchHomes }: UseCases) =>
  queryOptions({
    queryKey: ['homes', site.key, search.filters, search.sort],
    queryFn: ({ client, queryKey }) => {
      const listed = client.getQueryData<HomesFound>(queryKey)?.homes.length ?? 0
      return searchHomes({ search: { ...search, items: Math.max(search.items, listed) } })
    },
  })

/** Fetches the next part and puts it behind what is listed already. */
export const listMoreHomes = async (
  search: SearchState,
  site: SiteDefinition,
  { answers, useCases }: { answers: Answers; useCases: UseCases },
): Promise<void> => {
  const { queryKey } = homesQuery(search, site, useCases)
  const { client } = await answers.bring()
  const offset = client.getQueryData(queryKey)?.homes.length ?? 0
  const part = await useCases.searchHomes({ search: { ...search, items: offset + pageSize }, offset })
  client.setQueryData(queryKey, (before) =>
    before ? { ...part, homes: [...before.homes.slice(0, offset), ...part.homes] } : undefined,
  )
}

export const relaxationsQuery = (
  filters: SearchFilters,
  site: SiteDefinition,
  { suggestRelaxations }: UseCases,
) =>
  queryOptions({
    queryKey: ['relaxations', site.key, filters],
    queryFn: () => suggestRelaxations(filters),
  })

export const stagesAndAreasQuery = (
  search: SearchState,
  site: SiteDefinition,
  { findStagesAndAreas }: UseCases,
) =>
  queryOptions({
    queryKey: ['stages-and-areas', site.key, search.filters, search.sort],
    queryFn: () => findStagesAndAreas(search),
  })

export const placesQuery = (text: string, site: SiteDefinition, { suggestPlaces }: UseCases) =>
  queryOptions({
    queryKey: ['places', site.key, text.trim().toLowerCase()],
    queryFn: () => suggestPlaces(text),
    staleTime: 300_000,
  })
