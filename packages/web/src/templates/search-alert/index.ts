// The page that starts, confirms and stops e-mails about a search: its content, and what the search finds now.
import type { ContentPage } from '@husrum/domain'
import { isAnsweredForm, readAlertQuery } from '../../features/saved-searches/alert-query.ts'
import { typedAlertQuery } from '../../features/saved-searches/queries.ts'
import { homesQuery } from '../../features/search/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import { followedSearchOf } from './followed-search.ts'
import type { SearchAlertData } from './Template.tsx'
import { SearchAlertTemplate } from './Template.tsx'

export const template: Template<ContentPage, SearchAlertData> = {
  texts: ['savedSearches', 'search', 'homes'],
  load: async ({ address, site, search, savedSearches, fetch, required }) => {
    const query = readAlertQuery(address.search)
    const followed = query.done === undefined ? followedSearchOf(query, site) : undefined
    const [found, typed] = await Promise.all([
      followed && required(fetch(homesQuery(followed.state, site, search))),
      // Without the typed values the form is only empty.
      isAnsweredForm(query) ? fetch(typedAlertQuery(savedSearches)).catch(() => ({})) : {},
    ])
    return { found, typed }
  },
  shows: ({ model }) => blockComponents(model.blocks),
  Component: SearchAlertTemplate,
}
