// The pages that are composed of blocks: every kind without a template of its own.
import type { Block, ContentPage, Home } from '@husrum/domain'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import type { Template } from '../../frame/template.ts'
import { lazyComponent } from '../../lazy/lazy-component.tsx'
import { blockComponents, consentForm, cookieList } from './block-components.ts'
import { listedHomeIds } from './listed-home-ids.ts'

export interface ContentData {
  /** Those that the blocks list; undefined where they could not be had. */
  readonly homes: readonly Home[] | undefined
}

export const hasConsentForm = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => block.kind === 'form' && block.form === 'consent')

const hasHomes = (blocks: readonly Block[]): boolean =>
  blocks.some(({ kind }) => kind === 'listing' || kind === 'form')

export const contentTemplate: Template<ContentPage, ContentData> = {
  kinds: [],
  texts: ({ template, model: { blocks } }) => [
    ...(hasHomes(blocks) ? (['homes'] as const) : []),
    ...(template === 'cookies' || hasConsentForm(blocks) ? (['consent'] as const) : []),
  ],
  load: async ({ page, site, search, fetch, attempt }) => {
    const ids = listedHomeIds(page.model.blocks)
    return { homes: ids.length === 0 ? [] : await attempt(fetch(homesByIdsQuery(ids, site, search))) }
  },
  shows: ({ template, model: { blocks } }) => [
    ...blockComponents(blocks),
    ...(template === 'cookies' ? [consentForm, cookieList] : []),
  ],
  component: lazyComponent(async () => (await import('./Template.tsx')).ContentTemplate),
  structuredData: async (...given) =>
    (await import('./content-structured-data.ts')).contentStructuredData(...given),
}
