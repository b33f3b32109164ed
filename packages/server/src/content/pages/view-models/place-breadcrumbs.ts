// From a home or a stage back to the places that contain it, each as a search.
import type { PageLink, SiteDefinition, Tag } from '@husrum/domain'
import { searchLink } from '../chrome.ts'
import { contentTextsOf } from '../content-texts-of.ts'
import { startLink } from './page-frame.ts'

const placeLink = (site: SiteDefinition, { name, url }: Tag): PageLink => ({
  title: name,
  href: searchLink(site, { tags: [url] }),
})

/** The start page, the search, and the places in the order given. */
export const placeBreadcrumbs = (site: SiteDefinition, places: readonly Tag[]): readonly PageLink[] => [
  startLink(site),
  { title: contentTextsOf(site).navigation.search, href: searchLink(site, {}) },
  ...places.map((place) => placeLink(site, place)),
]

/** Breadcrumbs to a stage or home, without the county, which is not searched for. */
export const waysTo = (site: SiteDefinition, places: readonly Tag[]): readonly PageLink[] =>
  placeBreadcrumbs(
    site,
    places.filter(({ kind }) => kind !== 'county'),
  )
