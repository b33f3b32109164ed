// Route of the search page: the first part of the list, and what would help if it is empty.

import type { SearchPage } from '@husrum/domain'
import { readSearchAddress } from '@husrum/domain'
import { prefetchQuietly } from '../../app/prefetch-quietly.ts'
import { homesQuery, relaxationsQuery } from '../../features/search/queries.ts'
import type { TemplateRoute } from '../../frame/template.ts'
import { SearchTemplate } from './SearchTemplate.tsx'

export const searchRoute: TemplateRoute<SearchPage> = {
  prefetch: async ({ address, site, answers, useCases }) => {
    const { state } = readSearchAddress(address.pathname, new URLSearchParams(address.search), site)
    try {
      const found = await (await answers.bring()).client.fetchQuery(homesQuery(state, site, useCases))
      if (found.total === 0) await prefetchQuietly(answers, relaxationsQuery(state.filters, site, useCases))
      return true
    } catch {
      return false
    }
  },
  Component: SearchTemplate,
}
