// My Pages: the saved searches of the user, with what each finds now.
import type { ContentPage } from '@husrum/domain'
import { hasErrandsQuery } from '../../features/my-pages/queries.ts'
import { isAnsweredForm, readAlertQuery } from '../../features/saved-searches/alert-query.ts'
import { savedSearchesQuery, typedAlertQuery } from '../../features/saved-searches/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { SavedSearchesData } from './Template.tsx'
import { SavedSearchesTemplate } from './Template.tsx'

export const template: Template<ContentPage, SavedSearchesData> = {
  texts: ['savedSearches', 'search', 'homes', 'myPages'],
  load: async ({ address, site, savedSearches, errands, fetch, required }) => {
    const [searches, typed] = await Promise.all([
      required(fetch(savedSearchesQuery(site, savedSearches))),
      isAnsweredForm(readAlertQuery(address.search))
        ? fetch(typedAlertQuery(savedSearches)).catch(() => ({}))
        : {},
      fetch(hasErrandsQuery(site, errands)).catch(() => undefined),
    ])
    return { searches, typed }
  },
  shows: ({ model }) => blockComponents(model.blocks),
  Component: SavedSearchesTemplate,
}
