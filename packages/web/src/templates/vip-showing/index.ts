// My Pages: showings to come to.
import type { ContentPage } from '@husrum/domain'
import { hasErrandsQuery } from '../../features/my-pages/queries.ts'
import { showingsQuery } from '../../features/showings/queries.ts'
import type { ShowingsData } from '../../features/showings/ShowingsPart.tsx'
import { askForShowings } from '../../features/showings/ShowingsPart.tsx'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import { VipShowingTemplate } from './Template.tsx'

export const template: Template<ContentPage, ShowingsData> = {
  texts: ['showings', 'myPages'],
  load: async ({ site, showings, errands, fetch, cookies, attempt }) => {
    const [own] = await Promise.all([
      askForShowings(cookies, () => fetch(showingsQuery(site, showings)), attempt),
      fetch(hasErrandsQuery(site, errands)).catch(() => undefined),
    ])
    return own
  },
  shows: ({ model }) => blockComponents(model.blocks),
  Component: VipShowingTemplate,
}
