// My Pages: the membership that goes before others, and the payments that it takes.
import type { ContentPage } from '@husrum/domain'
import { hasErrandsQuery } from '../../features/my-pages/queries.ts'
import { vipQuery } from '../../features/vip/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { VipData } from './Template.tsx'
import { VipTemplate } from './Template.tsx'

export const template: Template<ContentPage, VipData> = {
  texts: ['vip', 'payments', 'myPages'],
  load: async ({ site, membership, errands, fetch, attempt }) => {
    if (!site.features.vip) return { hasFailed: false }
    const [found] = await Promise.all([
      attempt(fetch(vipQuery(site, membership))),
      fetch(hasErrandsQuery(site, errands)).catch(() => undefined),
    ])
    return { hasFailed: found === undefined }
  },
  shows: ({ model }) => blockComponents(model.blocks),
  Component: VipTemplate,
}
