// Paths of the fixed pages of a site, and the fixed page of an address.
import type { PageRoute, SiteFeatures } from './site.ts'
import type { SiteDefinition } from './sites.ts'

/** Features that a page requires. Pages that are not listed require only their route. */
const featureOfRoute: { readonly [Route in PageRoute]?: keyof SiteFeatures } = {
  search: 'search',
  textSearch: 'search',
  interest: 'search',
  favourites: 'search',
  compare: 'search',
  savedSearches: 'search',
  searchAlert: 'search',
  corporateSearch: 'corporateSearch',
  booking: 'clickToBuy',
  bookingInfo: 'clickToBuy',
  bookingContract: 'clickToBuy',
  login: 'login',
  createAccount: 'login',
  forgotPassword: 'login',
  faultReport: 'caseManagement',
  news: 'myPagesNews',
  vip: 'vip',
  vipShowing: 'vip',
  vipInformation: 'vip',
}

/**
 * The path of a page on a site, with a leading and a trailing slash. Undefined if the page does not exist: the site has no such route, or
 * lacks the required feature (PLAT-5). My Pages does not require `login`, because the contractor site has it without.
 */
export const routePath = (site: SiteDefinition, route: PageRoute): string | undefined => {
  const feature = featureOfRoute[route]
  return feature === undefined || site.features[feature] ? site.routes[route] : undefined
}

/** A path in the form of routes: without query and hash, with a closing slash. */
export const barePath = (path: string): string => {
  const bare = path.replace(/[?#].*$/s, '')
  return bare.endsWith('/') ? bare : `${bare}/`
}

/** A fixed page, and the rest of the path below it, without the closing slash; empty for the page itself. */
export interface RouteOfPath {
  readonly route: PageRoute
  readonly rest: string
}

/**
 * The fixed page that a path is, or is below: the one with the longest route. The start page is only itself, never the parent of all other
 * pages. Query and hash are ignored; returns undefined if there is no fixed page.
 *
 * @example routeOfPath(sweden, '/mina-sidor/tidslinje/avtal/') // { route: 'timeline', rest: 'avtal' }
 */
export const routeOfPath = (site: SiteDefinition, path: string): RouteOfPath | undefined => {
  const bare = barePath(path)
  let found: RouteOfPath | undefined
  for (const route of Object.keys(site.routes) as readonly PageRoute[]) {
    const at = routePath(site, route)
    if (!at || (route === 'start' ? bare !== at : !bare.startsWith(at))) continue
    const rest = bare.slice(at.length, -1)
    if (!found || rest.length < found.rest.length) found = { route, rest }
  }
  return found
}

/** Whether a path is a page, or is below it. */
export const isPathBelow = (site: SiteDefinition, route: PageRoute, path: string): boolean => {
  const at = routePath(site, route)
  return at !== undefined && barePath(path).startsWith(at)
}

/** Whether a path is My Pages or below it. False on a site without My Pages. */
export const isMyPagesPath = (site: SiteDefinition, path: string): boolean =>
  isPathBelow(site, 'myPages', path)

/**
 * The path on one site of the page that another site has at a path, for the language menu and the country links (PLAT-6). Undefined if the
 * site has no such page. A page below a fixed page has a counterpart only for searches, homes and premises between sites with the same
 * catalogue.
 */
export const samePageOn = (site: SiteDefinition, from: SiteDefinition, path: string): string | undefined => {
  const here = routeOfPath(from, path)
  const there = here && routePath(site, here.route)
  if (!there || here.rest === '') return there
  const isSharedBelow = here.route === 'search' || here.route === 'homes' || here.route === 'premises'
  return isSharedBelow && site.catalogueSiteId === from.catalogueSiteId ? `${there}${here.rest}/` : undefined
}

/** Pages that search engines must leave out, with everything below them (PLAT-7). */
export const noindexRoutes = [
  'booking',
  'login',
  'forgotPassword',
  'myPages',
  'payments',
  'corporateSearch',
  'interest',
  'favourites',
  'compare',
] as const satisfies readonly PageRoute[]

/**
 * Whether search engines must leave out the page at a path. Its query is ignored. Norway's page about memberships is below the booking's
 * path and is public.
 */
export const isNoindexPath = (site: SiteDefinition, path: string): boolean =>
  routeOfPath(site, path)?.route !== 'vipInformation' &&
  noindexRoutes.some((route) => isPathBelow(site, route, path))
