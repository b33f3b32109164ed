// My Pages: the VIP membership, the member's wishes in its sales, and its payments.
import { wishesQuery } from '@husrum/contract/wishes/wire'
import type { ContentPage } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { hasErrandsQuery } from '../../features/my-pages/queries.ts'
import { showingsQuery } from '../../features/showings/queries.ts'
import { vipQuery, wishedProjectQuery } from '../../features/vip/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { VipData } from './Template.tsx'
import { VipTemplate } from './Template.tsx'

export const template: Template<ContentPage, VipData> = {
  texts: ['vip', 'wishes', 'showings', 'payments', 'myPages'],
  load: async ({ site, address, membership, showings, errands, fetch, required, markNotFound }) => {
    if (!site.features.vip) return { hasFailed: false }
    const project = new URLSearchParams(address.search).get(wishesQuery.project)
    // If showings have no page of their own, they are on this one.
    const withShowings = project === null && routePath(site, 'vipShowing') === undefined
    const [found, seen] = await Promise.all([
      project === null
        ? required(fetch(vipQuery(site, membership)))
        : required(fetch(wishedProjectQuery(project, site, membership))),
      withShowings ? required(fetch(showingsQuery(site, showings))) : undefined,
      fetch(hasErrandsQuery(site, errands)).catch(() => undefined),
    ])
    if (found === null) markNotFound()
    return {
      hasFailed: found === undefined,
      ...(withShowings && { showings: { isSignedOut: false, hasFailed: seen === undefined } }),
    }
  },
  shows: ({ model }) => blockComponents(model.blocks),
  Component: VipTemplate,
}
