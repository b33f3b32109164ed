// The start of a fault report: urgent contacts, saved drafts, and the entries to the wizard.
import type { FaultReportPage } from '@husrum/domain'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import { listedHomeIds } from '../content/blocks.ts'
import type { FaultReportData } from './Template.tsx'
import { FaultReportTemplate } from './Template.tsx'

export const template: Template<FaultReportPage, FaultReportData> = {
  texts: ['faultReport', 'homes'],
  load: async ({ page, site, search, fetch, optional }) => {
    const ids = listedHomeIds(page.model.blocks)
    return { homes: ids.length === 0 ? [] : await optional(fetch(homesByIdsQuery(ids, site, search))) }
  },
  shows: ({ model: { blocks } }) => blockComponents(blocks),
  Component: FaultReportTemplate,
  leadsTo: 'caseWizard',
}
