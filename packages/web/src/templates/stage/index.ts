// The page of a stage: its homes.
import type { StagePage } from '@husrum/domain'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import { dayIn } from '../../features/homes/time-zones.ts'
import type { Template } from '../../frame/template.ts'
import type { StageData } from './Template.tsx'
import { StageTemplate } from './Template.tsx'

export const template: Template<StagePage, StageData> = {
  texts: ({ template, model }) => [
    'homes',
    'homePage',
    'sun',
    ...(template === 'rentalProject' ? (['rentals'] as const) : []),
    ...(model.explorer ? (['explorer'] as const) : []),
  ],
  load: async ({ page, site, search, fetch, required }) => ({
    homes: await required(fetch(homesByIdsQuery(page.model.homeIds, site, search))),
    today: dayIn(new Date(), site.country),
  }),
  Component: StageTemplate,
  structuredData: async (...given) =>
    (await import('./stage-structured-data.ts')).stageStructuredData(...given),
  leadsTo: 'object',
}
