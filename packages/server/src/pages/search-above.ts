// Who takes the end off a home's address stands at its area, its municipality or all homes: the search in that place.
import type { SiteDefinition } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { searchLink } from './chrome.ts'
import type { PageCatalogue } from './page-catalogue.ts'

const mostMunicipalities = 1_000

/** Undefined where no homes are searched, or for a place that nobody knows. */
export const makeSearchAbove =
  (catalogue: Pick<PageCatalogue, 'largestPlaces' | 'tagsByUrl'>) =>
  async (site: SiteDefinition, [municipality, area]: readonly string[]): Promise<string | undefined> => {
    if (routePath(site, 'search') === undefined) return undefined
    if (municipality === undefined) return searchLink(site, {})
    const places = await catalogue.largestPlaces(site.catalogueSiteId, mostMunicipalities)
    const around = places.find(({ url }) => url.endsWith(`/${municipality}`))?.url
    if (around === undefined) return undefined
    const asked = area === undefined ? around : `${around}/${area}`
    const [place] = await catalogue.tagsByUrl(site.catalogueSiteId, [asked])
    return place && searchLink(site, { tags: [place.url] })
  }
