// The pages that are composed of blocks: every kind without a template of its own.
import type { Block, ContentPage } from '@husrum/domain'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import { ownSessionsQuery } from '../../features/sessions/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents, consentForm, cookieList, ownSessions, stagesOnMap } from './block-components.ts'
import { hasConsentForm, hasOwnSessions, listedHomeIds, stagesOnMapOf } from './blocks.ts'
import type { ContentData } from './Template.tsx'
import { ContentTemplate } from './Template.tsx'

const hasHomes = (blocks: readonly Block[]): boolean =>
  blocks.some(({ kind }) => kind === 'listing' || kind === 'form')

export const template: Template<ContentPage, ContentData> = {
  texts: ({ template, model: { blocks } }) => [
    ...(hasHomes(blocks) ? (['homes'] as const) : []),
    ...(template === 'cookies' || hasConsentForm(blocks) ? (['consent'] as const) : []),
    ...(hasOwnSessions({ template }) ? (['sessions'] as const) : []),
  ],
  load: async ({ page, site, search, accounts, fetch, attempt }) => {
    const ids = listedHomeIds(page.model.blocks)
    const [homes, sessions] = await Promise.all([
      ids.length === 0 ? [] : attempt(fetch(homesByIdsQuery(ids, site, search))),
      hasOwnSessions(page) ? attempt(fetch(ownSessionsQuery(site, accounts))) : [],
    ])
    return { homes, sessions }
  },
  shows: ({ template, model: { blocks } }) => [
    ...blockComponents(blocks),
    ...(stagesOnMapOf({ template, model: { blocks } }).length > 0 ? [stagesOnMap] : []),
    ...(template === 'cookies' ? [consentForm, cookieList] : []),
    ...(hasOwnSessions({ template }) ? [ownSessions] : []),
  ],
  Component: ContentTemplate,
  structuredData: async (...given) =>
    (await import('./content-structured-data.ts')).contentStructuredData(...given),
}
