// The pages of every site, from its content and its sitemaps, so that no journey needs its own list.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageTemplateKind, SiteDefinition } from '@husrum/domain'
import { explorerPath, routePath, templateKindOf } from '@husrum/domain'
import type { APIRequestContext } from '@playwright/test'

export interface SitePage {
  readonly kind: PageTemplateKind
  readonly path: string
  readonly status: 200 | 404
}

const contentFolder = join(import.meta.dirname, '../../server/content')

/** Every page in a site's content, with the template of its file. */
const writtenPages = (site: SiteDefinition): readonly SitePage[] => {
  const folder = join(contentFolder, site.key, 'pages')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const kind = templateKindOf(/^template: *(\w+)/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1])
      const file = name.slice(0, -'.yaml'.length)
      const path = site.basePath + (file === 'index' ? '' : `${file}/`)
      return kind
        ? [{ kind, path, status: kind === 'notFoundPremises' ? (404 as const) : (200 as const) }]
        : []
    })
}

export const originOf = ({ hosts }: SiteDefinition, baseURL: string | undefined): string =>
  `http://${hosts.development.replace(/:\d+$/, '')}:${new URL(baseURL ?? '').port}`

/** Fetches from `localhost` with a `Host` header, because Node cannot resolve `*.localhost` as Chromium does. */
export const fetchAt = (request: APIRequestContext, address: string) => {
  const { host, port, pathname, search } = new URL(address)
  // Redirects are not followed, because their host differs for this client.
  return request.get(`http://localhost:${port}${pathname}${search}`, { headers: { host }, maxRedirects: 0 })
}

/** The path of the catalogue's first home: municipality, area, stage and home. */
const firstHome = async (request: APIRequestContext, origin: string): Promise<readonly string[]> => {
  const sitemap = await (await fetchAt(request, `${origin}/sitemap-homes-1.xml`)).text()
  const address = /<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1]
  return address === undefined ? [] : new URL(address).pathname.split('/').filter(Boolean).slice(-4)
}

/** The first linked page exactly `steps` path segments below a list; undefined if there is none. */
const firstBelow = async (
  request: APIRequestContext,
  origin: string,
  list: string | undefined,
  below: string | undefined,
  steps: number,
): Promise<string | undefined> => {
  if (list === undefined || below === undefined) return undefined
  const html = await (await fetchAt(request, `${origin}${list}`)).text()
  const [, main = ''] = /<main\b([\s\S]*)<\/main>/.exec(html) ?? []
  return [...main.matchAll(/ href="([^"#?]+)"/g)]
    .flatMap(([, href = '']) => href)
    .find(
      (href) =>
        href.startsWith(below) && href.slice(below.length).split('/').filter(Boolean).length === steps,
    )
}

/** One page each of premises, rentals and resales, as linked from their lists. */
const pagesBelowLists = async (
  request: APIRequestContext,
  { routes }: SiteDefinition,
  origin: string,
): Promise<readonly SitePage[]> => {
  const [premises, project, resale] = await Promise.all([
    firstBelow(request, origin, routes.premises, routes.premises, 1),
    firstBelow(request, origin, routes.rentals, routes.homes, 3),
    firstBelow(request, origin, routes.succession, routes.succession, 4),
  ])
  const rental = await firstBelow(request, origin, project, project, 1)
  const pages: readonly (readonly [PageTemplateKind, string | undefined])[] = [
    ['premisesObject', premises],
    ['rentalProject', project],
    ['rental', rental],
    ['successionStage', resale?.replace(/[^/]+\/$/, '')],
  ]
  return pages.flatMap(([kind, path]) => (path === undefined ? [] : [{ kind, path, status: 200 as const }]))
}

/** Pages made from the catalogue, and pages for missing content. */
const madePages = async (
  request: APIRequestContext,
  site: SiteDefinition,
  origin: string,
): Promise<readonly SitePage[]> => {
  const { homes, search } = site.routes
  const missing = { kind: 'notFound', path: `${site.basePath}missing-page/`, status: 404 } as const
  // Development tools are at the root of a host, so a subsite has none.
  const tools = site.isLocalizedSubsite
    ? []
    : [{ kind: 'developerSandbox', path: '/__dev/sandbox/', status: 200 } as const]
  const door = routePath(site, 'faultReport')
  const reports = door === undefined ? [] : [{ kind: 'faultReport', path: door, status: 200 } as const]
  if (homes === undefined || search === undefined) return [missing, ...tools, ...reports]
  const home = await firstHome(request, origin)
  const below = (steps: readonly string[]) => `${homes}${steps.join('/')}/`
  return [
    missing,
    ...tools,
    ...reports,
    { kind: 'search', path: search, status: 200 },
    { kind: 'object', path: below(home), status: 200 },
    { kind: 'stage', path: below(home.slice(0, 3)), status: 200 },
    { kind: 'residenceExplorer', path: explorerPath(below(home.slice(0, 3)), site), status: 200 },
    ...(await pagesBelowLists(request, site, origin)),
    { kind: 'notFoundObject', path: below(['no', 'such', 'home', '1']), status: 404 },
    { kind: 'notFoundStage', path: below(['no', 'such', 'stage']), status: 404 },
  ]
}

/** Every page of a site; the `error` kind has no address. */
export const pagesOf = async (
  request: APIRequestContext,
  site: SiteDefinition,
  baseURL: string | undefined,
): Promise<readonly SitePage[]> => {
  const made = await madePages(request, site, originOf(site, baseURL))
  const isMade = (written: SitePage) => made.some(({ path }) => path === written.path)
  return [...writtenPages(site).filter((written) => !isMade(written)), ...made]
}

/** The classes of a page's main part. */
const classesOf = (html: string): ReadonlySet<string> => {
  const [, main = html] = /<main\b([\s\S]*)<\/main>/.exec(html) ?? []
  return new Set([...main.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
}

/**
 * A selection of the pages that covers all classes in their main parts: a new template or a new kind of block adds a page.
 */
export const oneOfEachLook = async (
  request: APIRequestContext,
  pages: readonly SitePage[],
  origin: string,
): Promise<readonly SitePage[]> => {
  const looks: { page: SitePage; classes: ReadonlySet<string> }[] = []
  for (const page of pages) {
    const response = await fetchAt(request, `${origin}${page.path}`)
    looks.push({ page, classes: classesOf(await response.text()) })
  }
  // Development tools come last, because they show samples of everything.
  const isTool = ({ page }: { page: SitePage }) => page.kind === 'developerSandbox'
  looks.sort((a, b) => Number(isTool(a)) - Number(isTool(b)) || b.classes.size - a.classes.size)
  const seen = new Set<string>()
  return looks
    .filter((look) => {
      const isNew = isTool(look) || [...look.classes].some((name) => !seen.has(name))
      for (const name of look.classes) seen.add(name)
      return isNew
    })
    .map(({ page }) => page)
}
