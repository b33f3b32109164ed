// The frame of every page: menus, footer, contact, banner and popular searches. Only pages that exist are linked.
import type {
  Chrome,
  CountryLink,
  CrisisBanner,
  PageLink,
  SearchFilters,
  SiteDefinition,
  SiteKey,
} from '@husrum/domain'
import {
  bookingLaw,
  bookingWithdrawalAddress,
  routePath,
  siteByKey,
  untouchedSearch,
  withoutUndefined,
  writeSearchAddress,
} from '@husrum/domain'
import { originOf, otherSites } from '../../platform/http/site-origins.ts'
import type { FrameFile } from './content/content-file.ts'
import type { SiteContent } from './content/postgres-content-store.ts'
import { contentTextsOf } from './content-texts-of.ts'
import type { PageCatalogue } from './page-catalogue.ts'

export interface ChromeContext {
  readonly environment: 'development' | 'production'
  /** Address of the request, which has the port in development. */
  readonly requestUrl: string
}

const placesInFooter = 6
const largeHome = 3

/** A link to a search: the given filters, all others at their defaults. */
export const searchLink = (site: SiteDefinition, filters: Partial<SearchFilters>): string => {
  const untouched = untouchedSearch(site)
  return writeSearchAddress({ ...untouched, filters: { ...untouched.filters, ...filters } }, site)
}

/** Every country and language in its own words, so the same on every site. */
const countries: readonly { readonly key: SiteKey; readonly title: string }[] = [
  { key: 'sweden', title: 'Sverige' },
  { key: 'norway', title: 'Norge' },
  { key: 'finland', title: 'Suomi' },
  { key: 'sweden-english', title: 'In English' },
]

const countryLinks = (site: SiteDefinition, context: ChromeContext): readonly CountryLink[] =>
  countries.map(({ key, title }) => {
    const other = siteByKey(key)
    return {
      title,
      href: `${originOf(other, context)}${other.routes.start}`,
      language: other.locale,
      isCurrent: key === site.key,
    }
  })

const bannerOf = ({ crisisBanner }: FrameFile): CrisisBanner | undefined => {
  if (!crisisBanner) return undefined
  const { enabled, ...rest } = crisisBanner
  return { bannerEnabled: enabled, ...rest } as CrisisBanner
}

const popularSearches = (
  site: SiteDefinition,
  [largest, second]: readonly { readonly name: string; readonly url: string }[],
): readonly PageLink[] => {
  const { popular } = contentTextsOf(site)
  const apartments = [largest, second].flatMap((place) =>
    place
      ? [
          {
            title: popular.apartments(place.name),
            href: searchLink(site, { tags: [place.url], residenceType: ['apartment'] }),
          },
        ]
      : [],
  )
  const moveInReady = largest
    ? [
        {
          title: popular.moveInReady(largest.name),
          href: searchLink(site, { tags: [largest.url], projectStatus: ['moveInReady'] }),
        },
      ]
    : []
  return [
    ...apartments,
    ...moveInReady,
    { title: popular.largeHomes(largeHome), href: searchLink(site, { minRooms: largeHome }) },
    { title: popular.viewingSoon, href: searchLink(site, { viewing: 'inSevenDays' }) },
  ]
}

export const makeChrome =
  (catalogue: Pick<PageCatalogue, 'largestPlaces'>) =>
  async (site: SiteDefinition, { frame }: SiteContent, context: ChromeContext): Promise<Chrome> => {
    const texts = contentTextsOf(site)
    const places = site.features.search
      ? await catalogue.largestPlaces(site.catalogueSiteId, placesInFooter)
      : []
    const { navigation, corporateNavigation = [], careerNavigation = [], quickLinks, footer, contact } = frame
    const crisisBanner = bannerOf(frame)
    const cookiesPageUrl = routePath(site, 'cookies')
    const withdrawalPageUrl =
      bookingLaw[site.country].withdrawal === 'none' ? undefined : bookingWithdrawalAddress(site)
    const sisters = otherSites(site).flatMap((other) => {
      const title = texts.footer.otherSites[other.key]
      return title === undefined ? [] : [{ title, href: `${originOf(other, context)}${other.routes.start}` }]
    })
    return {
      navigation: {
        main: navigation as Chrome['navigation']['main'],
        corporate: corporateNavigation as Chrome['navigation']['corporate'],
        career: careerNavigation as Chrome['navigation']['career'],
        quickLinks,
      },
      footer: {
        companyLinks: [...footer.companyLinks, ...sisters],
        discoveryLinks: [
          ...footer.discoveryLinks,
          ...places.map(({ name, url }) => ({
            title: texts.footer.homesIn(name),
            href: searchLink(site, { tags: [url] }),
          })),
        ],
        helpLinks: footer.helpLinks,
        socialLinks: footer.socialLinks,
        countryLinks: countryLinks(site, context),
        copyright: footer.copyright.replace('{year}', String(new Date().getFullYear())),
      },
      popularSearches: routePath(site, 'search') !== undefined ? popularSearches(site, places) : [],
      contact: contact as Chrome['contact'],
      ...(crisisBanner && { crisisBanner }),
      ...withoutUndefined({ cookiesPageUrl, withdrawalPageUrl }),
    }
  }
