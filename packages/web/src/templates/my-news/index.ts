// My Pages: news for buyers, residents and boards; a list, or one item.
import type { ContentPage } from '@husrum/domain'
import { readNewsQuery } from '@husrum/domain'
import { hasErrandsQuery } from '../../features/my-pages/queries.ts'
import { newsItemQuery, newsQueryFrom } from '../../features/news/queries.ts'
import type { OwnData } from '../../features/own-bookings/ask-if-signed-in.ts'
import { askIfSignedIn } from '../../features/own-bookings/ask-if-signed-in.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import { MyNewsTemplate } from './Template.tsx'

export const template: Template<ContentPage, OwnData> = {
  texts: ['news', 'myPages'],
  load: async ({ site, news, errands, fetch, address, ...context }) => {
    if (!site.features.login) return { isSignedOut: false, hasFailed: false }
    const { id, from } = readNewsQuery(new URLSearchParams(address.search))
    const [own] = await Promise.all([
      askIfSignedIn(context, () =>
        id === undefined ? fetch(newsQueryFrom(site, news, from)) : fetch(newsItemQuery(site, news, id)),
      ),
      fetch(hasErrandsQuery(site, errands)).catch(() => undefined),
    ])
    return own
  },
  shows: ({ model }) => blockComponents(model.blocks),
  Component: MyNewsTemplate,
}
