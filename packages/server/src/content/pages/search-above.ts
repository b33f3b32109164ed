// A shortened address of a home leads to the search in its area or municipality, or to all homes.
import type { SiteDefinition, Tag } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { searchLink } from './chrome.ts'
import type { PageCatalogue } from './page-catalogue.ts'

const maxMunicipalities = 1_000

/** The area in a home's address, or else the municipality. */
export type PlaceAt = (site: SiteDefinition, steps: readonly string[]) => Promise<Tag | undefined>

/** Undefined for an unknown municipality. */
export const makePlaceAt =
  (catalogue: Pick<PageCatalogue, 'largestPlaces' | 'tagsByUrl'>): PlaceAt =>
  async (site, [municipality, area]) => {
    if (municipality === undefined) return undefined
    const places = await catalogue.largestPlaces(site.catalogueSiteId, maxMunicipalities)
    const around = places.find(({ url }) => url.endsWith(`/${municipality}`))
    if (around === undefined || area === undefined) return around
    const [within] = await catalogue.tagsByUrl(site.catalogueSiteId, [`${around.url}/${area}`])
    return within ?? around
  }

/** Undefined on sites without search, or for an unknown place. */
export const makeSearchAbove =
  (placeAt: PlaceAt) =>
  async (site: SiteDefinition, steps: readonly string[]): Promise<string | undefined> => {
    if (routePath(site, 'search') === undefined) return undefined
    if (steps.length === 0) return searchLink(site, {})
    const place = await placeAt(site, steps)
    const isAsked = place?.url.endsWith(`/${steps.slice(0, 2).join('/')}`) ?? false
    return place && isAsked ? searchLink(site, { tags: [place.url] }) : undefined
  }
