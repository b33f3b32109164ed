// The search page: the first part of the list, and what would help if it is empty.
import type { SearchPage } from '@husrum/domain'
import { readSearchAddress } from '@husrum/domain'
import { homesQuery, relaxationsQuery } from '../../features/search/queries.ts'
import type { Template } from '../../frame/template.ts'
import type { SearchData } from './Template.tsx'
import { SearchTemplate } from './Template.tsx'

export const template: Template<SearchPage, SearchData> = {
  texts: ['homes', 'search'],
  load: async ({ address, site, search, fetch, attempt }) => {
    const { state } = readSearchAddress(address.pathname, new URLSearchParams(address.search), site)
    const found = await attempt(fetch(homesQuery(state, site, search)))
    if (found?.total === 0) await attempt(fetch(relaxationsQuery(state.filters, site, search)))
    return { hasFailed: found === undefined }
  },
  Component: SearchTemplate,
  leadsTo: 'object',
}
