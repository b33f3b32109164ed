// Canonical address and robots directives of a search, by the domain's rule: a filtered search points to the nearest unfiltered page.
import type { Page, SearchFilters, SearchPage, Seo, SiteDefinition, TagKind } from '@husrum/domain'
import {
  countActiveFilters,
  placesInHead,
  readSearchAddress,
  robotsOf,
  tagKinds,
  untouchedSearch,
  writeSearchAddress,
} from '@husrum/domain'
import type { HomesTexts } from '../../texts/sv/homes.ts'

/** A place's url consists of the names around it, widest first, so their number gives its kind. */
const kindOfTag = (url: string): TagKind => tagKinds[url.split('/').length - 1] ?? 'area'

/** Metadata of the page that depends on the search, which only the address contains. */
export const refineSeo = (
  seo: Seo,
  page: Page,
  url: URL,
  site: SiteDefinition,
  { residenceType: names }: Pick<HomesTexts, 'residenceType'>,
): Seo => {
  // A search for an unknown place is already hidden, whatever its filters.
  if (page.template !== 'search' || seo.robots !== 'index,follow') return seo
  const { filters, sort } = readSearchAddress(url.pathname, url.searchParams, site).state
  const { tags, residenceType } = filters
  const { robots, canonical } = robotsOf(site, {
    path: url.pathname,
    template: page.template,
    search: {
      tagKinds: tags.map(kindOfTag),
      residenceTypes: residenceType.length,
      otherFilters: countActiveFilters({ ...filters, tags: [], residenceType: [] }, site.ranges),
      isSorted: sort !== '',
    },
  })
  const places = tags.filter((tag) => kindOfTag(tag) !== 'area').slice(0, 1)
  const nearest: Readonly<Record<typeof canonical, Partial<SearchFilters>>> = {
    self: { tags, residenceType },
    place: { tags: places },
    residenceType: { residenceType },
    search: {},
  }
  const untouched = untouchedSearch(site)
  const address = writeSearchAddress(
    { ...untouched, filters: { ...untouched.filters, ...nearest[canonical] } },
    site,
  )
  const [type] = residenceType
  return {
    ...seo,
    robots,
    canonical: new URL(address, seo.canonical).href,
    ...(canonical === 'self' && type !== undefined && { title: `${names[type]}: ${seo.title}` }),
  }
}

/** Metadata of a search reached from another on the same page: named after its places. */
export const seoOfSearch = (
  { seo, model: { heads } }: SearchPage,
  { names, isUnknown }: { readonly names: readonly string[]; readonly isUnknown: boolean },
): Seo => {
  const head = names.length > 0 ? heads?.inPlaces : heads?.everywhere
  const named = (text: string) => text.replace(placesInHead, names.join(', '))
  return {
    ...seo,
    ...(head && { title: named(head.title), description: named(head.description) }),
    robots: isUnknown ? 'noindex,follow' : 'index,follow',
  }
}
