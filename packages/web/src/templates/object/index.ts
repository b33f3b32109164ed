// The page of a home: the home comes with the view model, similar homes beside it.
import type { ObjectPage } from '@husrum/domain'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import type { Template } from '../../frame/template.ts'
import type { ObjectData } from './Template.tsx'
import { ObjectTemplate } from './Template.tsx'

export const template: Template<ObjectPage, ObjectData> = {
  texts: ['homes'],
  // Similar homes are an extra: without them the page is still whole.
  load: async ({ page, site, search, fetch }) => ({
    similar: await fetch(homesByIdsQuery(page.model.similarIds, site, search)).catch(() => undefined),
  }),
  Component: ObjectTemplate,
  structuredData: async (...given) =>
    (await import('./object-structured-data.ts')).objectStructuredData(...given),
  leadsTo: 'search',
}
