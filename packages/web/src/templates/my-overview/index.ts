// My Pages: the next steps, what is in progress, what is new; for a board its association's errands first.
import type { ContentPage } from '@husrum/domain'
import { overviewQuery } from '../../features/my-pages/overview-query.ts'
import { hasErrandsQuery } from '../../features/my-pages/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { OverviewData } from './Template.tsx'
import { MyOverviewTemplate } from './Template.tsx'

export const template: Template<ContentPage, OverviewData> = {
  texts: ['overview', 'myPages'],
  load: async ({ site, myPages, errands, fetch, required }) => {
    if (!site.features.login) return { hasFailed: false }
    const had = await required(fetch(overviewQuery(site, myPages)))
    if (!had) return { hasFailed: true }
    const { hasErrands, isIdentityMissing, failed } = had.seen
    // The submenu asks the same query, so it is answered with the page. An unknown answer hides no link.
    const isKnown = !isIdentityMissing && !failed.includes('errands')
    await fetch({ ...hasErrandsQuery(site, errands), queryFn: async () => !isKnown || hasErrands })
    return { hasFailed: false }
  },
  shows: ({ model }) => blockComponents(model.blocks),
  Component: MyOverviewTemplate,
}
