// Filtered searches are for people, not for search engines: they point at the nearest place page (provider facts 5.6).

import type { Page, Seo, SiteDefinition } from '@husrum/domain'
import { countActiveFilters, readSearchAddress } from '@husrum/domain'

export const refineSeo = (seo: Seo, page: Page, url: URL, site: SiteDefinition): Seo => {
  if (page.template !== 'search') return seo
  const { state } = readSearchAddress(url.pathname, url.searchParams, site)
  const { tags, ...others } = state.filters
  const filters = countActiveFilters({ ...others, tags: [] }, site.ranges)
  return filters === 0 && tags.length <= 1 && state.sort === '' ? seo : { ...seo, robots: 'noindex,follow' }
}
