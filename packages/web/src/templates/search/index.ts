// The search page: the first part of the list, and the suggestions if it is empty.
import { readSearchChoices } from '@husrum/application'
import type { SearchPage } from '@husrum/domain'
import { readSearchAddress } from '@husrum/domain'
import { moreTools } from '../../features/homes/HomeTools.tsx'
import { popularStagesQuery } from '../../features/homes/queries.ts'
import { homesQuery, relaxationsQuery, stagesAndAreasQuery } from '../../features/search/queries.ts'
import type { Template } from '../../frame/template.ts'
import type { SearchData } from './Template.tsx'
import { popularStages, SearchTemplate, stagesOrAreas } from './Template.tsx'

export const template: Template<SearchPage, SearchData> = {
  texts: ['homes', 'search'],
  load: async ({ address, site, cookies, search, recentlyViewed, fetch, required }) => {
    const choices = readSearchChoices(cookies)
    const { state } = readSearchAddress(
      address.pathname,
      new URLSearchParams(address.search),
      site,
      choices.pageSize,
    )
    const [found] = await Promise.all([
      required(fetch(homesQuery(state, site, search))),
      // The remembered tab is the one that is painted first.
      choices.kind !== 'object' &&
        Promise.all([required(fetch(stagesAndAreasQuery(state, site, search))), stagesOrAreas.load()]),
    ])
    const [placeUrl] = state.filters.tags
    if (found?.total === 0)
      await Promise.all([
        required(fetch(relaxationsQuery(state.filters, site, search))),
        placeUrl !== undefined &&
          Promise.all([
            fetch(popularStagesQuery(placeUrl, site, recentlyViewed)).catch(() => []),
            popularStages.load(),
          ]),
      ])
    return { hasFailed: found === undefined, choices }
  },
  Component: SearchTemplate,
  shows: () => [moreTools],
  leadsTo: 'object',
}
