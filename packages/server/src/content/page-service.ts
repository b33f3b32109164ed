// Path → page: which template, with what in it, in the site's own words.
import type {
  Chrome,
  HomeDetails,
  NotFoundPage,
  ObjectPage,
  Page,
  PageLink,
  SearchPage,
  Seo,
  SiteDefinition,
  StartPage,
  Tag,
} from '@husrum/domain'
import { formatArea, formatPrice, formatRooms, siteById } from '@husrum/domain'
import { pagePathOf } from '../http/request-path.ts'
import { encodePictureId } from '../pictures/index.ts'
import type { ChromeTerms } from './chrome.ts'
import { makeChrome, searchLink } from './chrome.ts'
import { brandTextsOf, contentTextsOf } from './content-texts-of.ts'
import type { PageCatalogue } from './page-catalogue.ts'
import { originOf } from './site-origins.ts'
import type { HomeWords } from './texts/content-texts.ts'

export interface FoundPage {
  readonly status: 200 | 404
  readonly page: Page
}

export interface PageService {
  /** Answers undefined for what is no path at all; every other path has a page, be it the one that says "not found". */
  pageAt(site: SiteDefinition, path: string, terms: ChromeTerms): Promise<FoundPage | undefined>
  chrome(site: SiteDefinition, terms: ChromeTerms): Promise<Chrome>
}

const placesOnStart = 8
const newestOnStart = 6
const similarHomes = 6

const heroImage = (site: SiteDefinition): string =>
  encodePictureId({
    kind: 'exterior',
    seed: `hero-${site.key}`,
    building: 'apartment',
    floors: 5,
    setting: 'waterside',
  })

/** A localised subsite shows its parent's homes under paths of its own. */
const withHomesAt = (path: string, from: SiteDefinition, to: SiteDefinition): string => {
  const [prefix, own] = [from.routes.homes, to.routes.homes]
  return prefix !== undefined && own !== undefined && path.startsWith(prefix)
    ? own + path.slice(prefix.length)
    : path
}

const catalogueSiteOf = (site: SiteDefinition): SiteDefinition => siteById(site.catalogueSiteId) ?? site

/** What all pages of one answer share. */
interface Frame {
  readonly site: SiteDefinition
  readonly path: string
  readonly origin: string
  readonly chrome: Chrome
}

/** `siteVersion` changes with every release, so that a page that was loaded before one can tell. */
export const makePageService = ({
  catalogue,
  siteVersion,
}: {
  catalogue: PageCatalogue
  siteVersion: string
}): PageService => {
  const chromeOf = makeChrome(catalogue)

  const base = ({ site, chrome }: Frame) => ({ ...chrome, siteVersion, language: site.locale })

  const seo = (
    { site, path, origin }: Frame,
    title: string,
    rest: Partial<Seo> & { description: string },
  ): Seo => ({
    title: `${title} – ${site.name}`,
    canonical: `${origin}${encodeURI(path)}`,
    robots: 'index,follow',
    ...rest,
  })

  const startLink = (site: SiteDefinition): PageLink => ({
    title: contentTextsOf(site).navigation.start,
    href: site.routes.start,
  })

  const startPage = async (frame: Frame): Promise<StartPage> => {
    const { site } = frame
    const texts = brandTextsOf(site)
    const [places, newestIds] = site.features.search
      ? await Promise.all([
          catalogue.largestPlaces(site.catalogueSiteId, placesOnStart),
          catalogue.newestIds(site.catalogueSiteId, newestOnStart),
        ])
      : [[], []]
    return {
      ...base(frame),
      template: 'start',
      pageId: 'start',
      seo: seo(frame, texts.seoTitle, { description: texts.seoDescription, shareImage: heroImage(site) }),
      breadcrumbs: [],
      model: {
        heading: texts.heading,
        preamble: texts.preamble,
        heroImage: heroImage(site),
        places,
        newestIds,
      },
    }
  }

  const searchPage = async (frame: Frame, url: string): Promise<SearchPage> => {
    const { site } = frame
    const { search, navigation, joined } = contentTextsOf(site)
    const tags = url === '' ? [] : await catalogue.tagsByUrl(site.catalogueSiteId, [url.toLowerCase()])
    const isUnknown = url !== '' && tags.length === 0
    const places = joined(tags.map(({ name }) => name))
    const wider = tags[0] ? await widerPlaces(site, tags[0]) : []
    return {
      ...base(frame),
      template: 'search',
      pageId: tags[0] ? `search/${tags[0].id}` : isUnknown ? 'search/unknown' : 'search',
      seo: isUnknown
        ? seo(frame, search.unknownHeading, { description: search.unknownPreamble, robots: 'noindex,follow' })
        : seo(frame, search.seoTitle(places), { description: search.seoDescription(places) }),
      breadcrumbs: [
        startLink(site),
        { title: navigation.search, href: searchLink(site, {}) },
        ...[...wider, ...tags].map((tag) => placeLink(site, tag)),
      ],
      model: {
        heading: isUnknown ? search.unknownHeading : search.heading(places),
        preamble: isUnknown
          ? search.unknownPreamble
          : search.preamble(
              places,
              tags.reduce((sum, tag) => sum + tag.homes, 0),
            ),
        tags,
      },
    }
  }

  const placeLink = (site: SiteDefinition, { name, url }: Tag): PageLink => ({
    title: name,
    href: searchLink(site, { tags: [url] }),
  })

  /** The places around a place, the widest first: its url names them. */
  const widerPlaces = (site: SiteDefinition, { url }: Tag): Promise<readonly Tag[]> => {
    const parts = url.split('/')
    const urls = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'))
    return urls.length === 0 ? Promise.resolve([]) : catalogue.tagsByUrl(site.catalogueSiteId, urls)
  }

  const wordsOf = (home: HomeDetails, site: SiteDefinition): HomeWords => ({
    type: contentTextsOf(site).residenceTypes[home.residenceType],
    rooms: formatRooms(home.rooms, site.formats),
    area: formatArea(home.area),
    price: formatPrice(home.totalPrice ?? home.price, site.formats),
    areaName: home.areaName,
    municipality: home.municipality,
    name: home.name,
    isSold: home.status === 'sold',
  })

  const objectPage = async (frame: Frame): Promise<ObjectPage | undefined> => {
    const { site, path } = frame
    const parent = catalogueSiteOf(site)
    const found = await catalogue.homeByPath(site.catalogueSiteId, withHomesAt(path, site, parent))
    if (!found) return undefined
    const home = { ...found.home, path: withHomesAt(found.home.path, parent, site) }
    const [similarIds, places] = await Promise.all([
      catalogue.similarIds(found.home, similarHomes),
      catalogue.tagsByIds(site.catalogueSiteId, home.tagIds),
    ])
    const texts = contentTextsOf(site)
    const words = wordsOf(home, site)
    const [shareImage] = home.images
    return {
      ...base(frame),
      template: 'object',
      pageId: `object/${home.id}`,
      seo: seo(frame, texts.object.seoTitle(words), {
        description: texts.object.seoDescription(words),
        ...(shareImage !== undefined && { shareImage }),
      }),
      breadcrumbs: [
        startLink(site),
        { title: texts.navigation.search, href: searchLink(site, {}) },
        ...places.filter(({ kind }) => kind !== 'county').map((place) => placeLink(site, place)),
        { title: home.name, href: home.path },
      ],
      model: { home, stage: found.stage, similarIds },
    }
  }

  const notFoundPage = (frame: Frame, template: 'notFound' | 'notFoundObject'): NotFoundPage => {
    const { heading, text, seoTitle } = contentTextsOf(frame.site)[template]
    return {
      ...base(frame),
      template,
      pageId: template,
      seo: seo(frame, seoTitle, { description: text, robots: 'noindex,follow' }),
      breadcrumbs: [startLink(frame.site)],
      model: { heading, text },
    }
  }

  return {
    chrome: chromeOf,
    pageAt: async (site, rawPath, terms) => {
      const path = pagePathOf(rawPath)
      if (path === undefined) return undefined
      const frame: Frame = {
        site,
        path,
        origin: originOf(site, terms),
        chrome: await chromeOf(site, terms),
      }
      const { start, search, homes } = site.routes
      if (path === start) return { status: 200, page: await startPage(frame) }
      if (search !== undefined && path.startsWith(search))
        return { status: 200, page: await searchPage(frame, path.slice(search.length).replace(/\/$/, '')) }
      if (homes !== undefined && path.startsWith(homes)) {
        const page = await objectPage(frame)
        return page ? { status: 200, page } : { status: 404, page: notFoundPage(frame, 'notFoundObject') }
      }
      return { status: 404, page: notFoundPage(frame, 'notFound') }
    },
  }
}
