// My Pages: all payments of the user.
import type { ContentPage } from '@husrum/domain'
import { hasErrandsQuery } from '../../features/my-pages/queries.ts'
import { ownPaymentsQuery } from '../../features/payments/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { PaymentsData } from './Template.tsx'
import { PaymentsTemplate } from './Template.tsx'

export const template: Template<ContentPage, PaymentsData> = {
  texts: ['payments', 'vip', 'myPages'],
  load: async ({ site, payments, errands, fetch, required }) => {
    const [found] = await Promise.all([
      required(fetch(ownPaymentsQuery(site, payments))),
      fetch(hasErrandsQuery(site, errands)).catch(() => undefined),
    ])
    return { hasFailed: found === undefined }
  },
  shows: ({ model }) => blockComponents(model.blocks),
  Component: PaymentsTemplate,
}
