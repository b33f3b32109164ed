// My Pages: one home of the user, by the address; without one in it, the first.
import type { ContentPage } from '@husrum/domain'
import { hasErrandsQuery } from '../../features/my-pages/queries.ts'
import type { OwnData } from '../../features/own-bookings/ask-if-signed-in.ts'
import { askIfSignedIn } from '../../features/own-bookings/ask-if-signed-in.ts'
import { ownResidencesQuery } from '../../features/residences/queries.ts'
import { isMissingResidence } from '../../features/residences/residence-address.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import { MyResidenceTemplate } from './Template.tsx'

export const template: Template<ContentPage, OwnData> = {
  texts: ['residences', 'homes', 'myPages'],
  load: async ({ address, site, residences, errands, fetch, ...context }) => {
    const [own] = await Promise.all([
      askIfSignedIn(context, async () => {
        const had = await fetch(ownResidencesQuery(site, residences))
        if (isMissingResidence(had.residences, address.search)) context.markNotFound()
        return had
      }),
      fetch(hasErrandsQuery(site, errands)).catch(() => undefined),
    ])
    return own
  },
  shows: ({ model }) => blockComponents(model.blocks),
  Component: MyResidenceTemplate,
}
