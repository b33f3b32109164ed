// The pages composed of blocks: every kind without a template of its own.
import type { Block, ContentPage } from '@husrum/domain'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents, consentForm, cookieList, stagesOnMap } from './block-components.ts'
import { hasConsentForm, listedHomeIds, stagesOnMapOf } from './blocks.ts'
import type { ContentData } from './Template.tsx'
import { ContentTemplate } from './Template.tsx'

const hasHomes = (blocks: readonly Block[]): boolean =>
  blocks.some(({ kind }) => kind === 'listing' || kind === 'form')

export const template: Template<ContentPage, ContentData> = {
  texts: ({ template, model: { blocks } }) => [
    ...(hasHomes(blocks) ? (['homes'] as const) : []),
    ...(template === 'cookies' || hasConsentForm(blocks) ? (['consent'] as const) : []),
  ],
  load: async ({ page, site, search, fetch, optional }) => {
    const ids = listedHomeIds(page.model.blocks)
    return { homes: ids.length === 0 ? [] : await optional(fetch(homesByIdsQuery(ids, site, search))) }
  },
  shows: ({ template, model: { blocks } }) => [
    ...blockComponents(blocks),
    ...(stagesOnMapOf({ template, model: { blocks } }).length > 0 ? [stagesOnMap] : []),
    ...(template === 'cookies' ? [consentForm, cookieList] : []),
  ],
  Component: ContentTemplate,
  structuredData: async (...given) =>
    (await import('./content-structured-data.ts')).contentStructuredData(...given),
}
