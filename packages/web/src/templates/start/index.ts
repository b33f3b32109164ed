// A site's start page: its newest homes, and those that its blocks list, in one call.
import type { StartPage } from '@husrum/domain'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { StartData } from './Template.tsx'
import { idsOfStart, StartTemplate } from './Template.tsx'

export const template: Template<StartPage, StartData> = {
  texts: ['homes'],
  load: async ({ page, site, search, fetch, attempt }) => ({
    homes: await attempt(fetch(homesByIdsQuery(idsOfStart(page), site, search))),
  }),
  shows: ({ model }) => blockComponents(model.blocks),
  Component: StartTemplate,
  structuredData: async (...given) =>
    (await import('./start-structured-data.ts')).startStructuredData(...given),
  leadsTo: 'search',
}
