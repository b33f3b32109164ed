// Who takes the end off a home's address stands at its area, its municipality or all homes: the search in that place.
import type { SiteDefinition, Tag } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { searchLink } from './chrome.ts'
import type { PageCatalogue } from './page-catalogue.ts'

const mostMunicipalities = 1_000

/** The area that a home's address names, or else the municipality. */
export type PlaceAt = (site: SiteDefinition, steps: readonly string[]) => Promise<Tag | undefined>

/** Undefined for a municipality that nobody knows. */
export const makePlaceAt =
  (catalogue: Pick<PageCatalogue, 'largestPlaces' | 'tagsByUrl'>): PlaceAt =>
  async (site, [municipality, area]) => {
    if (municipality === undefined) return undefined
    const places = await catalogue.largestPlaces(site.catalogueSiteId, mostMunicipalities)
    const around = places.find(({ url }) => url.endsWith(`/${municipality}`))
    if (around === undefined || area === undefined) return around
    const [within] = await catalogue.tagsByUrl(site.catalogueSiteId, [`${around.url}/${area}`])
    return within ?? around
  }

/** Undefined where no homes are searched, or for a place that nobody knows. */
export const makeSearchAbove =
  (placeAt: PlaceAt) =>
  async (site: SiteDefinition, steps: readonly string[]): Promise<string | undefined> => {
    if (routePath(site, 'search') === undefined) return undefined
    if (steps.length === 0) return searchLink(site, {})
    const place = await placeAt(site, steps)
    const isAsked = place?.url.endsWith(`/${steps.slice(0, 2).join('/')}`) ?? false
    return place && isAsked ? searchLink(site, { tags: [place.url] }) : undefined
  }
