// My Pages: the errands of a resident, one of them, or a board's overview.
import type { ContentPage } from '@husrum/domain'
import { errandForms } from '../../features/errands/errand-forms.ts'
import { readErrandPageAddress } from '../../features/errands/errand-page-address.ts'
import {
  errandQueryOf,
  errandsQuery,
  overviewQuery,
  roundsQuery,
  typedErrandFormQuery,
} from '../../features/errands/queries.ts'
import { hasErrandsQuery } from '../../features/my-pages/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { ErrandsData } from './Template.tsx'
import { ErrandsTemplate, roundOf } from './Template.tsx'

export const template: Template<ContentPage, ErrandsData> = {
  texts: ['errands', 'files', 'myPages'],
  load: async ({ address, site, errands, fetch, required, markNotFound }) => {
    if (!site.features.login) return { hasFailed: false, typed: {} }
    const here = readErrandPageAddress(address.search)
    const { errandId, roundId, view, open } = here
    const list = () => fetch(errandsQuery(site, errands, here))
    const asked: () => Promise<unknown> =
      errandId !== undefined
        ? async () => {
            const found = await fetch(errandQueryOf(errandId, site, errands))
            if (found.value === null) markNotFound()
            return found
          }
        : view === 'rounds'
          ? async () => {
              const found = await fetch(roundsQuery(site, errands))
              if (roundId !== undefined && !roundOf(found.value, roundId)) markNotFound()
              return found
            }
          : view === 'overview'
            ? // A user without a board has the list at the same address.
              () => fetch(overviewQuery(site, errands, here)).catch(list)
            : list
    const [shown, typed] = await Promise.all([
      required(asked()),
      open ? fetch(typedErrandFormQuery(errands)).catch(() => ({})) : {},
      fetch(hasErrandsQuery(site, errands)).catch(() => undefined),
    ])
    return { hasFailed: shown === undefined, typed }
  },
  shows: ({ model }) => [errandForms, ...blockComponents(model.blocks)],
  Component: ErrandsTemplate,
}
