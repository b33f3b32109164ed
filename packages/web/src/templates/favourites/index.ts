// The homes that a visitor has marked, signed in or not.
import type { MarkedList } from '@husrum/application'
import type { ContentPage, homeMarks } from '@husrum/domain'
import { moreTools } from '../../features/homes/HomeTools.tsx'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import type { LoadContext, Template } from '../../frame/template.ts'
import { askedMark } from './asked-mark.ts'
import type { FavouritesData } from './Template.tsx'
import { FavouritesTemplate } from './Template.tsx'

const none: MarkedList = { homes: [] }

/** Of the signed-in user, for a page without script; in a browser the keeper loads them. Empty for guests. */
const markedOf = ({ favourites, fetch, site }: LoadContext<ContentPage>, mark: (typeof homeMarks)[number]) =>
  fetch<MarkedList>({
    queryKey: ['marked-homes', site.key, mark],
    queryFn: async () => (typeof document === 'undefined' ? favourites.list(mark).catch(() => none) : none),
  })

export const template: Template<ContentPage, FavouritesData> = {
  texts: ['favourites', 'homes'],
  load: async (context) => {
    const { address, site, search, fetch, required } = context
    const asked = askedMark(address.search)
    const [{ homes: favourite, newsTo }, { homes: hidden }] = await Promise.all([
      markedOf(context, 'favourite').catch(() => none),
      markedOf(context, 'hidden').catch(() => none),
    ])
    const ids = [...new Set([...favourite, ...hidden].map(({ id }) => id)), ...(asked ? [asked.id] : [])]
    const homes =
      ids.length === 0 ? [] : await required(fetch(homesByIdsQuery(ids.slice(0, 400), site, search)))
    return { favourite, hidden, homes: homes ?? [], newsTo }
  },
  Component: FavouritesTemplate,
  shows: () => [moreTools],
}
