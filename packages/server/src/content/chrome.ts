// What stands around every page: navigation, footer and popular searches. Only pages that exist are linked.
import type { Chrome, CountryLink, PageLink, SearchFilters, SiteDefinition, SiteKey } from '@husrum/domain'
import { siteByKey, untouchedSearch, writeSearchAddress } from '@husrum/domain'
import { contentTextsOf } from './content-texts-of.ts'
import type { PageCatalogue } from './page-catalogue.ts'
import { originOf, otherSites } from './site-origins.ts'

export interface ChromeTerms {
  readonly environment: 'development' | 'production'
  /** Address of the request, which tells the port in development. */
  readonly requestUrl: string
}

const placesInFooter = 6
const largeHome = 3

/** A search as a link: the filters named, all others untouched. */
export const searchLink = (site: SiteDefinition, filters: Partial<SearchFilters>): string => {
  const untouched = untouchedSearch(site)
  return writeSearchAddress({ ...untouched, filters: { ...untouched.filters, ...filters } }, site)
}

/** Every country and language under its own name, so the same words on every site. */
const countries: readonly { readonly key: SiteKey; readonly title: string }[] = [
  { key: 'sweden', title: 'Sverige' },
  { key: 'norway', title: 'Norge' },
  { key: 'finland', title: 'Suomi' },
  { key: 'sweden-english', title: 'In English' },
]

const countryLinks = (site: SiteDefinition, terms: ChromeTerms): readonly CountryLink[] =>
  countries.map(({ key, title }) => {
    const other = siteByKey(key)
    return {
      title,
      href: `${originOf(other, terms)}${other.routes.start}`,
      language: other.locale,
      isCurrent: key === site.key,
    }
  })

export const makeChrome =
  (catalogue: Pick<PageCatalogue, 'largestPlaces'>) =>
  async (site: SiteDefinition, terms: ChromeTerms): Promise<Chrome> => {
    const texts = contentTextsOf(site)
    const places = site.features.search
      ? await catalogue.largestPlaces(site.catalogueSiteId, placesInFooter)
      : []
    const [largest, second] = places

    const companyLinks: PageLink[] = otherSites(site).flatMap((other) => {
      const title = texts.footer.otherSites[other.key]
      return title === undefined ? [] : [{ title, href: `${originOf(other, terms)}${other.routes.start}` }]
    })
    if (!site.features.search)
      return {
        navigation: { main: [{ title: texts.navigation.start, href: site.routes.start }] },
        footer: { companyLinks, discoveryLinks: [], helpLinks: [], countryLinks: countryLinks(site, terms) },
        popularSearches: [],
      }

    const viewings = { title: texts.footer.viewings, href: searchLink(site, { viewing: 'hasAny' }) }
    const moveInReady = {
      title: texts.footer.moveInReady,
      href: searchLink(site, { projectStatus: ['moveInReady'] }),
    }
    const search = { title: texts.navigation.search, href: searchLink(site, {}) }
    return {
      navigation: { main: [search, moveInReady, viewings] },
      footer: {
        companyLinks,
        discoveryLinks: places.map(({ name, url }) => ({
          title: texts.footer.homesIn(name),
          href: searchLink(site, { tags: [url] }),
        })),
        helpLinks: [{ title: texts.footer.allHomes, href: search.href }, moveInReady, viewings],
        countryLinks: countryLinks(site, terms),
      },
      popularSearches: [
        ...[largest, second].flatMap((place) =>
          place
            ? [
                {
                  title: texts.popular.apartments(place.name),
                  href: searchLink(site, { tags: [place.url], residenceType: ['apartment'] }),
                },
              ]
            : [],
        ),
        ...(largest
          ? [
              {
                title: texts.popular.moveInReady(largest.name),
                href: searchLink(site, { tags: [largest.url], projectStatus: ['moveInReady'] }),
              },
            ]
          : []),
        { title: texts.popular.largeHomes(largeHome), href: searchLink(site, { minRooms: largeHome }) },
        { title: texts.popular.viewingSoon, href: searchLink(site, { viewing: 'inSevenDays' }) },
      ],
    }
  }
