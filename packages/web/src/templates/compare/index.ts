// Homes side by side. The address contains their ids, so that it can be shared.
import type { ContentPage, HomeDetails } from '@husrum/domain'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import type { LoadContext, Template } from '../../frame/template.ts'
import { comparedIds } from './compared-ids.ts'
import type { CompareData } from './Template.tsx'
import { CompareTemplate } from './Template.tsx'

/** The same details as the home's own page, from the same source. */
const detailsOf = ({ fetch, pages, site }: LoadContext<ContentPage>, path: string) =>
  fetch<HomeDetails | null>({
    queryKey: ['home-details', site.key, path],
    queryFn: async () => {
      const loaded = await pages.load(path)
      return loaded.kind === 'page' && loaded.page.template === 'object' ? loaded.page.model.home : null
    },
  })

export const template: Template<ContentPage, CompareData> = {
  texts: ['favourites', 'homes', 'homePage'],
  load: async (context) => {
    const { address, site, search, fetch, required } = context
    const ids = comparedIds(address.search)
    const homes = ids.length === 0 ? [] : await required(fetch(homesByIdsQuery(ids, site, search)))
    const details = await Promise.all((homes ?? []).map(({ path }) => required(detailsOf(context, path))))
    return {
      homes: details.filter((home) => home !== undefined && home !== null),
      hasFailed: homes === undefined || details.includes(undefined),
    }
  },
  Component: CompareTemplate,
}
