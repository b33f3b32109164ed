// For search engines: robots.txt, and sitemaps of a site's pages, places and homes.
import type { HomeDetails, PageTemplateKind, SiteDefinition } from '@husrum/domain'
import { robotsOf, routePath, sites, successionAddressOn } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { originOf } from '../../platform/http/site-origins.ts'
import { searchLink } from './chrome.ts'
import type { ContentStore } from './content/postgres-content-store.ts'
import type { PageCatalogue } from './page-catalogue.ts'

export interface Sitemaps {
  /** Paths of the content pages, the search, the places, the stages and the premises that search engines may show. */
  pagePaths(site: SiteDefinition): Promise<readonly string[]>
  /** Paths of the homes that are not sold: `limit` of them from `offset` on. */
  homePaths(site: SiteDefinition, offset: number, limit: number): Promise<readonly string[]>
  homeCount(site: SiteDefinition): Promise<number>
}

/** A fifth of what the protocol allows (sitemaps.org), so that one file is cheap to create. */
export const pathsInSitemap = 10_000
const maxPlaces = 1_000
const maxStages = 40_000

const isIndexed = (site: SiteDefinition, path: string, template: PageTemplateKind): boolean =>
  robotsOf(site, { path, template }).robots === 'index,follow'

/** The homes that owners sell, and their stages. */
const resalePaths = (site: SiteDefinition, resales: readonly HomeDetails[]): readonly string[] =>
  resales.flatMap(({ path }) => {
    const address = successionAddressOn(site, path)
    return [address.slice(0, address.lastIndexOf('/', address.length - 2) + 1), address]
  })

export const makeSitemaps = ({
  catalogue,
  content,
}: {
  readonly catalogue: Pick<
    PageCatalogue,
    'counties' | 'largestPlaces' | 'stages' | 'homePaths' | 'homeCount' | 'resales' | 'premises'
  >
  readonly content: ContentStore
}): Sitemaps => {
  const searchPaths = async (site: SiteDefinition): Promise<readonly string[]> => {
    if (routePath(site, 'search') === undefined) return []
    const places = await Promise.all([
      catalogue.counties(site.catalogueSiteId),
      catalogue.largestPlaces(site.catalogueSiteId, maxPlaces),
    ])
    return [searchLink(site, {}), ...places.flat().map(({ url }) => searchLink(site, { tags: [url] }))]
  }
  /** Resale homes have addresses of their own, on sites with resale pages. */
  const resalesOf = async (site: SiteDefinition): Promise<readonly HomeDetails[]> =>
    site.isLocalizedSubsite || routePath(site, 'succession') === undefined
      ? []
      : catalogue.resales(site.catalogueSiteId)
  return {
    async pagePaths(site) {
      const written = (await content.site(site.siteId))?.pages ?? []
      const stages =
        site.isLocalizedSubsite || routePath(site, 'homes') === undefined
          ? []
          : await catalogue.stages(site.catalogueSiteId, maxStages)
      // As with homes: the premises of a subsite are listed on its parent.
      const premises =
        site.isLocalizedSubsite || routePath(site, 'premises') === undefined
          ? []
          : await catalogue.premises.available(site.catalogueSiteId)
      const paths = [
        ...written.filter(({ path, template }) => isIndexed(site, path, template)).map(({ path }) => path),
        ...(await searchPaths(site)),
        ...stages.map(({ path }) => path),
        ...premises.map(({ path }) => path),
        ...resalePaths(site, await resalesOf(site)),
      ]
      return [...new Set(paths)]
    },
    // A localised subsite shows its parent's homes: search engines find them there.
    homePaths: async (site, offset, limit) => {
      if (site.isLocalizedSubsite) return []
      const [paths, resales] = await Promise.all([
        catalogue.homePaths(site.siteId, offset, limit),
        resalesOf(site),
      ])
      const elsewhere = new Set(resales.map(({ path }) => path))
      return paths.filter((path) => !elsewhere.has(path))
    },
    homeCount: async (site) => (site.isLocalizedSubsite ? 0 : catalogue.homeCount(site.siteId)),
  }
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const xml = (root: string, entry: string, addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `<${entry}><loc>${escapeXml(address)}</loc></${entry}>\n`)
    .join('')}</${root}>\n`

/** Sites on one host share its robots.txt. */
const sitesOnHost = (site: SiteDefinition): readonly SiteDefinition[] =>
  sites.filter(({ hosts }) => hosts.production === site.hosts.production)

/** Pages with `noindex` must be crawlable, so that it can be read: only what is not a page is disallowed. */
const robotsOfHost = (site: SiteDefinition, origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /services/',
    '',
    ...sitesOnHost(site).map(({ basePath }) => `Sitemap: ${origin}${basePath}sitemap.xml`),
    '',
  ].join('\n')

export const sitemapRoutes = (
  app: Hono<AppEnv>,
  { sitemaps, environment }: { sitemaps: Sitemaps; environment: 'development' | 'production' },
): void => {
  const originFor = (c: Context<AppEnv>) => originOf(c.get('site'), { environment, requestUrl: c.req.url })
  const headers = { 'cache-control': 'public, max-age=3600' }

  const answerXml = (c: Context<AppEnv>, body: string): Response =>
    c.body(body, 200, { ...headers, 'content-type': 'application/xml; charset=utf-8' })
  const answerPaths = (c: Context<AppEnv>, paths: readonly string[]): Response => {
    const origin = originFor(c)
    return answerXml(
      c,
      xml(
        'urlset',
        'url',
        paths.map((path) => `${origin}${encodeURI(path)}`),
      ),
    )
  }

  app.get('/robots.txt', (c) => c.text(robotsOfHost(c.get('site'), originFor(c)), 200, headers))

  // A site answers only below its own base path.
  for (const base of new Set(sites.map(({ basePath }) => basePath))) {
    app.get(`${base}sitemap.xml`, async (c, next) => {
      const site = c.get('site')
      if (site.basePath !== base) return next()
      const homeFiles = Math.ceil((await sitemaps.homeCount(site)) / pathsInSitemap)
      const names = ['pages', ...Array.from({ length: homeFiles }, (_, at) => `homes-${at + 1}`)]
      const addresses = names.map((name) => `${originFor(c)}${base}sitemap-${name}.xml`)
      return answerXml(c, xml('sitemapindex', 'sitemap', addresses))
    })
    app.get(`${base}sitemap-pages.xml`, async (c, next) => {
      const site = c.get('site')
      return site.basePath === base ? answerPaths(c, await sitemaps.pagePaths(site)) : next()
    })
  }
  app.get('/:name{sitemap-homes-[1-9][0-9]?[0-9]?.xml}', async (c, next) => {
    const part = Number(/\d+/.exec(c.req.param('name'))?.[0])
    const paths = await sitemaps.homePaths(c.get('site'), (part - 1) * pathsInSitemap, pathsInSitemap)
    return paths.length === 0 ? next() : answerPaths(c, paths)
  })
}
