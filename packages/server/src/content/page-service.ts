// Path → page: which template, with what in it, in the site's own words.
import type {
  Chrome,
  ContentPage,
  ContentTemplateKind,
  CountryLink,
  HomeDetails,
  Locale,
  NotFoundPage,
  ObjectPage,
  Page,
  PageLink,
  SearchPage,
  Seo,
  SiteDefinition,
  SiteKey,
  Stage,
  StagePage,
  StartPage,
  Tag,
} from '@husrum/domain'
import {
  formatArea,
  formatPrice,
  formatRooms,
  groupThousands,
  homeAddressOn,
  ownModelTemplates,
  robotsOf,
  siteById,
} from '@husrum/domain'
import { pagePathOf } from '../http/request-path.ts'
import { encodePictureId } from '../pictures/index.ts'
import type { ChromeTerms } from './chrome.ts'
import { makeChrome, searchLink } from './chrome.ts'
import { contentTextsOf } from './content-texts-of.ts'
import type { PageCatalogue } from './page-catalogue.ts'
import { resolveBlocks } from './resolve-blocks.ts'
import { originOf } from './site-origins.ts'
import type { ContentStore, SiteContent, StoredPage } from './store/content-store.ts'
import { fileOfPage } from './store/read-content-files.ts'
import type { HomeWords, StageWords } from './texts/content-texts.ts'

export interface FoundPage {
  readonly status: 200 | 404
  readonly page: Page
}

/** What stood at the path stands elsewhere: on a path of the site, or at an https address. */
export interface MovedPage {
  readonly status: 301 | 302
  readonly location: string
}

export interface PageTerms extends ChromeTerms {
  /** Whether an editor asks, who is told where the page is written. */
  readonly isEditor?: boolean
  /** Whether a board member asks, for whom a site may have written pages of their own. */
  readonly isBoardMember?: boolean
}

export interface PageService {
  /** Answers undefined for what is no path at all; every other path has a page, be it the one that says "not found". */
  pageAt(site: SiteDefinition, path: string, terms: PageTerms): Promise<FoundPage | MovedPage | undefined>
  chrome(site: SiteDefinition, terms: ChromeTerms): Promise<Chrome>
}

const hasOwnModel = new Set<string>(ownModelTemplates)

/** Language and country of the sites that are translations of each other (provider-facts 5.6). */
const languageTags: Partial<Readonly<Record<SiteKey, string>>> = {
  sweden: 'sv-SE',
  norway: 'nb-NO',
  finland: 'fi-FI',
  'sweden-english': 'en',
}

/** Every language under its own name. */
const languageNames: Readonly<Record<Locale, string>> = {
  sv: 'Svenska',
  nb: 'Norsk',
  fi: 'Suomi',
  en: 'English',
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

/** A localised subsite shows its parent's homes: the path that the catalogue knows one by, `homeAddressOn` backwards. */
const catalogueAddressOf = ({ catalogueSiteId, routes }: SiteDefinition, path: string): string => {
  const owner = siteById(catalogueSiteId)?.routes.homes
  return owner !== undefined && routes.homes !== undefined && path.startsWith(routes.homes)
    ? owner + path.slice(routes.homes.length)
    : path
}

/** Municipality, area and stage; a home stands one step below. */
const stageDepth = 3

/** What all pages of one answer share. */
interface Frame {
  readonly content: SiteContent
  readonly terms: PageTerms
  readonly site: SiteDefinition
  readonly path: string
  readonly origin: string
  readonly chrome: Chrome
}

/** `siteVersion` changes with every release, so that a page that was loaded before one can tell. */
export const makePageService = ({
  catalogue,
  content: store,
  siteVersion,
}: {
  catalogue: PageCatalogue
  content: ContentStore
  siteVersion: string
}): PageService => {
  const chromeOf = makeChrome(catalogue)

  const base = (frame: Frame) => ({
    ...frame.chrome,
    siteVersion,
    language: frame.site.locale,
    ...(frame.terms.isEditor === true && editingOf(frame)),
  })

  const editingOf = ({ site, path, content }: Frame) => ({
    editMode: true,
    ...(content.page(path) && { editUrl: fileOfPage(path, site) }),
  })

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
    const { site, content, path } = frame
    const written = content.page(path)
    if (!written) throw new Error(`The site ${site.key} has no start page`)
    const blocks = await resolveBlocks(written.blocks, { site, content, catalogue, path })
    const picture = written.image ?? heroImage(site)
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
      seo: {
        ...seo(frame, written.seo.title, { description: written.seo.description, shareImage: picture }),
        ...(await alternatesOf(frame, written)),
      },
      breadcrumbs: [],
      model: {
        heading: written.title,
        preamble: written.preamble ?? '',
        heroImage: picture,
        places,
        newestIds,
        blocks,
      },
    }
  }

  /** The pages that the content says are translations of this one; none for a page that stands alone. */
  const translationsOf = async ({ key }: StoredPage): Promise<readonly StoredPage[]> => {
    const pages = key === undefined ? [] : await store.translationsOf(key)
    return pages.filter(({ siteId }) => {
      const other = siteById(siteId)
      return other !== undefined && Object.hasOwn(languageTags, other.key)
    })
  }

  /** hreflang between the countries' main sites, Swedish as the one for everybody else (provider-facts 5.6). */
  const alternatesOf = async ({ terms }: Frame, page: StoredPage): Promise<Pick<Seo, 'alternates'>> => {
    const pages = await translationsOf(page)
    if (pages.length < 2 || !pages.some(({ siteId }) => siteId === page.siteId)) return {}
    const addresses = pages.flatMap(({ siteId, path }) => {
      const other = siteById(siteId)
      const language = other && languageTags[other.key]
      return other && language ? [{ language, href: `${originOf(other, terms)}${path}` }] : []
    })
    const fallback = addresses.find(({ language }) => language === 'sv-SE')
    return {
      alternates: [...addresses, ...(fallback ? [{ ...fallback, language: 'x-default' }] : [])],
    }
  }

  const languageLinks = async ({ terms, site }: Frame, page: StoredPage): Promise<readonly CountryLink[]> =>
    (await translationsOf(page)).flatMap(({ siteId, path }) => {
      const other = siteById(siteId)
      return other
        ? [
            {
              title: languageNames[other.locale],
              href: `${originOf(other, terms)}${path}`,
              language: other.locale,
              isCurrent: other.key === site.key,
            },
          ]
        : []
    })

  /** The pages above a path, the start page first. */
  const breadcrumbsOf = ({ site, content, path }: Frame, title: string): readonly PageLink[] => {
    const steps = path.slice(site.basePath.length).split('/').filter(Boolean)
    const above = steps.slice(0, -1).flatMap((_, at) => {
      const page = content.page(`${site.basePath}${steps.slice(0, at + 1).join('/')}/`)
      return page ? [{ title: page.title, href: page.path }] : []
    })
    return [startLink(site), ...above, { title, href: path }]
  }

  const contentPage = async (frame: Frame, written: StoredPage): Promise<ContentPage> => {
    const { site, content, path } = frame
    const { template, title, preamble, image, date, author } = written
    const { robots } = robotsOf(site, { path, template })
    const languages = await languageLinks(frame, written)
    const subMenu = subMenuOf(frame)
    return {
      ...base(frame),
      template: template as ContentTemplateKind,
      pageId: `content${path}`,
      seo: {
        ...seo(frame, written.seo.title, {
          description: written.seo.description,
          robots,
          ...(image !== undefined && { shareImage: image }),
        }),
        ...(await alternatesOf(frame, written)),
      },
      breadcrumbs: breadcrumbsOf(frame, title),
      ...(isCorporate(frame) && { isCorporate: true }),
      ...(languages.length > 1 && { languages }),
      ...(subMenu.length > 0 && { subMenu }),
      dataLayer: { template, site: site.key, language: site.locale },
      model: {
        heading: title,
        ...(preamble !== undefined && { preamble }),
        ...(image !== undefined && { image }),
        ...(date !== undefined && { date }),
        ...(author !== undefined && { author }),
        blocks: await resolveBlocks(written.blocks, { site, content, catalogue, path }),
      },
    }
  }

  /** A page belongs to the company when its corporate or career menu leads to it or to a page above it. */
  const isCorporate = ({ content, path }: Frame): boolean => {
    const { corporateNavigation = [], careerNavigation = [] } = content.frame
    return [...corporateNavigation, ...careerNavigation]
      .flatMap(({ href, children = [] }) => [href, ...children.map((child) => child.href)])
      .some((href) => path.startsWith(href))
  }

  /** The pages of the same section, for those that have one; My Pages has its own rules for its menu. */
  const subMenuOf = ({ content, path, site }: Frame): readonly PageLink[] => {
    if (site.routes.myPages !== undefined && path.startsWith(site.routes.myPages)) return []
    const entry = content.frame.navigation.find(
      ({ href, children = [] }) =>
        href === path || children.some((child) => child.href === path && child.href !== href),
    )
    return entry?.children ?? []
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

  const wordsOfStage = (stage: Stage, { formats }: SiteDefinition): StageWords => {
    const { name, areaName, municipality, homes, minRooms, maxRooms, minPrice } = stage
    const most = formatRooms(maxRooms, formats)
    return {
      name,
      homes,
      place: areaName === municipality ? municipality : `${areaName}, ${municipality}`,
      rooms: minRooms === maxRooms ? most : `${groupThousands(minRooms)}–${most}`,
      price: formatPrice(minPrice, formats),
    }
  }

  const waysTo = (site: SiteDefinition, places: readonly Tag[]): readonly PageLink[] => [
    startLink(site),
    { title: contentTextsOf(site).navigation.search, href: searchLink(site, {}) },
    ...places.filter(({ kind }) => kind !== 'county').map((place) => placeLink(site, place)),
  ]

  const stagePage = async (frame: Frame): Promise<StagePage | undefined> => {
    const { site, path } = frame
    const found = await catalogue.stageByPath(site.catalogueSiteId, catalogueAddressOf(site, path))
    if (!found) return undefined
    const { homes } = found
    const stage = { ...found.stage, path: homeAddressOn(site, found.stage.path) }
    const places = await catalogue.tagsByIds(site.catalogueSiteId, stage.tagIds)
    const texts = contentTextsOf(site).stage
    const words = wordsOfStage(stage, site)
    const [publishedAt] = homes.map((home) => home.publishedAt).sort()
    return {
      ...base(frame),
      template: 'stage',
      pageId: `stage/${stage.id}`,
      seo: seo(frame, texts.seoTitle(words), {
        description: texts.seoDescription(words),
        ...(stage.image !== '' && { shareImage: stage.image }),
      }),
      breadcrumbs: [...waysTo(site, places), { title: stage.name, href: stage.path }],
      model: {
        stage,
        homeIds: homes.map(({ id }) => id),
        ...(publishedAt !== undefined && { publishedAt }),
      },
    }
  }

  const objectPage = async (frame: Frame): Promise<ObjectPage | undefined> => {
    const { site, path } = frame
    const found = await catalogue.homeByPath(site.catalogueSiteId, catalogueAddressOf(site, path))
    if (!found) return undefined
    const home = { ...found.home, path: homeAddressOn(site, found.home.path) }
    const stage = { ...found.stage, path: homeAddressOn(site, found.stage.path) }
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
        ...waysTo(site, places),
        { title: stage.name, href: stage.path },
        { title: home.name, href: home.path },
      ],
      model: { home, stage, similarIds },
    }
  }

  const notFoundPage = (frame: Frame, template: NotFoundPage['template']): NotFoundPage => {
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

  /** Below the premises a site says in its own words that one of them is gone, where it has written any. */
  const missingPremises = async (frame: Frame): Promise<ContentPage | undefined> => {
    const { premises } = frame.site.routes
    const written = frame.content.pages.find(({ template }) => template === 'notFoundPremises')
    if (premises === undefined || !written || !frame.path.startsWith(premises)) return undefined
    const page = await contentPage(frame, written)
    return { ...page, pageId: 'notFoundPremises', seo: { ...page.seo, robots: 'noindex,follow' } }
  }

  const contentOf = async (site: SiteDefinition): Promise<SiteContent> => {
    const content = await store.site(site.siteId)
    if (!content) throw new Error(`The site ${site.key} has no content`)
    return content
  }

  return {
    chrome: async (site, terms) => chromeOf(site, await contentOf(site), terms),
    pageAt: async (site, rawPath, terms) => {
      const path = pagePathOf(rawPath)
      if (path === undefined) return undefined
      const content = await contentOf(site)
      const moved = content.redirect(path)
      if (moved) return { status: moved.permanent ? 301 : 302, location: moved.to }
      const frame: Frame = {
        site,
        path,
        content,
        terms,
        origin: originOf(site, terms),
        chrome: await chromeOf(site, content, terms),
      }
      const { start, search, homes } = site.routes
      if (path === start) return { status: 200, page: await startPage(frame) }
      const written = content.page(path)
      if (written && !hasOwnModel.has(written.template))
        return { status: 200, page: await contentPage(frame, written) }
      if (search !== undefined && path.startsWith(search))
        return { status: 200, page: await searchPage(frame, path.slice(search.length).replace(/\/$/, '')) }
      if (homes !== undefined && path.startsWith(homes)) {
        const isStage = path.slice(homes.length).split('/').filter(Boolean).length === stageDepth
        const page = await (isStage ? stagePage(frame) : objectPage(frame))
        return page
          ? { status: 200, page }
          : { status: 404, page: notFoundPage(frame, isStage ? 'notFoundStage' : 'notFoundObject') }
      }
      return { status: 404, page: (await missingPremises(frame)) ?? notFoundPage(frame, 'notFound') }
    },
  }
}
