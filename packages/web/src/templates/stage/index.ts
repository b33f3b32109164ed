// The page of a stage: its homes.
import type { Home, StagePage } from '@husrum/domain'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import { dayIn } from '../../features/homes/time-zones.ts'
import type { Template } from '../../frame/template.ts'
import { lazyComponent } from '../../lazy/lazy-component.tsx'

export interface StageData {
  /** Undefined where they could not be had. */
  readonly homes: readonly Home[] | undefined
  /** In the country of the site, `yyyy-MM-dd`. */
  readonly today: string
}

export const stageTemplate: Template<StagePage, StageData> = {
  kinds: ['stage'],
  texts: ['homes'],
  load: async ({ page, site, search, fetch, attempt }) => ({
    homes: await attempt(fetch(homesByIdsQuery(page.model.homeIds, site, search))),
    today: dayIn(new Date(), site.country),
  }),
  component: lazyComponent(async () => (await import('./Template.tsx')).StageTemplate),
  structuredData: async (...given) =>
    (await import('./stage-structured-data.ts')).stageStructuredData(...given),
  leadsTo: 'object',
}
