// Updates the document head for a search reached without a page load: title, description, canonical address and robots.
import type { SearchPage, SiteDefinition } from '@husrum/domain'
import { updateHead } from '../../frame/update-head.ts'
import type { HomesTexts } from '../../texts/sv/homes.ts'
import { refineSeo, seoOfSearch } from './refine-seo.ts'

export interface SearchHead {
  readonly page: SearchPage
  /** Path and query. */
  readonly address: string
  /** Names of its places, as far as they are known. */
  readonly names: readonly string[]
  /** It contains an unknown place. */
  readonly isUnknown: boolean
  readonly site: SiteDefinition
  readonly texts: Pick<HomesTexts, 'residenceType'>
}

export const updateSearchHead = ({ page, address, names, isUnknown, site, texts }: SearchHead): void => {
  const url = new URL(address, location.origin)
  const seo = seoOfSearch(page, { names, isUnknown })
  const own = { ...seo, canonical: new URL(url.pathname, seo.canonical).href }
  updateHead(refineSeo(own, page, url, site, texts))
}
