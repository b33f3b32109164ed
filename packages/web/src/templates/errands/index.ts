// My Pages: the errands that somebody follows, one of them, or what a board sees of all.
import type { ContentPage } from '@husrum/domain'
import { errandForms } from '../../features/errands/errand-forms.ts'
import { readErrandPageAddress } from '../../features/errands/errand-page-address.ts'
import {
  errandQueryOf,
  errandsQuery,
  roundsQuery,
  typedErrandFormQuery,
} from '../../features/errands/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { ErrandsData } from './Template.tsx'
import { ErrandsTemplate } from './Template.tsx'

export const template: Template<ContentPage, ErrandsData> = {
  texts: ['errands', 'files'],
  load: async ({ address, site, errands, fetch, attempt }) => {
    if (!site.features.login) return { hasFailed: false, typed: {} }
    const { errandId, view, open } = readErrandPageAddress(address.search)
    const what =
      errandId !== undefined
        ? attempt(fetch(errandQueryOf(errandId, site, errands)))
        : view === 'rounds'
          ? attempt(fetch(roundsQuery(site, errands)))
          : attempt(fetch(errandsQuery(site, errands)))
    const [shown, typed] = await Promise.all([
      what,
      open ? fetch(typedErrandFormQuery(errands)).catch(() => ({})) : {},
    ])
    return { hasFailed: shown === undefined, typed }
  },
  shows: ({ model }) => [errandForms, ...blockComponents(model.blocks)],
  Component: ErrandsTemplate,
}
