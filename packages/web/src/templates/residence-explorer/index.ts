// The page for selecting the homes of a stage in a drawing.
import type { ResidenceExplorerPage } from '@husrum/domain'
import { explorerHomesQuery, explorerViewsQuery } from '../../features/explorer/queries.ts'
import { dayIn } from '../../features/homes/time-zones.ts'
import type { Template } from '../../frame/template.ts'
import type { ExplorerPageData } from './Template.tsx'
import { ResidenceExplorerTemplate } from './Template.tsx'

export const template: Template<ResidenceExplorerPage, ExplorerPageData> = {
  texts: ['homes', 'search', 'explorer'],
  load: async ({ page, site, explorer, fetch, required }) => {
    const { id } = page.model.stage
    const [homes, views] = await Promise.all([
      required(fetch(explorerHomesQuery(id, site, explorer))),
      required(fetch(explorerViewsQuery(id, site, explorer))),
    ])
    return {
      hasFailed: { homes: homes === undefined, views: views === undefined },
      today: dayIn(new Date(), site.country),
    }
  },
  Component: ResidenceExplorerTemplate,
  leadsTo: 'object',
}
