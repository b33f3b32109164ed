// A site's start page: its newest homes, and those that its blocks list, in one call.
import type { Home, StartPage } from '@husrum/domain'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import type { Template } from '../../frame/template.ts'
import { lazyComponent } from '../../lazy/lazy-component.tsx'
import { blockComponents } from '../content/block-components.ts'
import { listedHomeIds } from '../content/listed-home-ids.ts'

export interface StartData {
  /** Undefined where they could not be had. */
  readonly homes: readonly Home[] | undefined
}

export const idsOfStart = ({ model: { newestIds, blocks } }: StartPage): readonly string[] => [
  ...new Set([...newestIds, ...listedHomeIds(blocks)]),
]

export const startTemplate: Template<StartPage, StartData> = {
  kinds: ['start'],
  texts: ['homes'],
  load: async ({ page, site, search, fetch, attempt }) => ({
    homes: await attempt(fetch(homesByIdsQuery(idsOfStart(page), site, search))),
  }),
  shows: ({ model }) => blockComponents(model.blocks),
  component: lazyComponent(async () => (await import('./Template.tsx')).StartTemplate),
  structuredData: async (...given) =>
    (await import('./start-structured-data.ts')).startStructuredData(...given),
  leadsTo: 'search',
}
