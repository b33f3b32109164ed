// My Pages: upcoming showings.
import type { ContentPage } from '@husrum/domain'
import { hasErrandsQuery } from '../../features/my-pages/queries.ts'
import { printOrdersQuery } from '../../features/print-orders/print-orders-query.ts'
import { showingsQuery } from '../../features/showings/queries.ts'
import { askForShowings } from '../../features/showings/ShowingsPart.tsx'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { VipShowingData } from './Template.tsx'
import { VipShowingTemplate } from './Template.tsx'

export const template: Template<ContentPage, VipShowingData> = {
  texts: ['showings', 'printOrders', 'myPages'],
  load: async ({ site, showings, printOrders, errands, fetch, cookies, required }) => {
    const [own] = await Promise.all([
      askForShowings(cookies, () => fetch(showingsQuery(site, showings)), required),
      fetch(hasErrandsQuery(site, errands)).catch(() => undefined),
    ])
    if (own.isSignedOut) return own
    return { ...own, prints: await required(fetch(printOrdersQuery(site, printOrders))) }
  },
  shows: ({ model }) => blockComponents(model.blocks),
  Component: VipShowingTemplate,
}
