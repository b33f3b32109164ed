// Whether navigation leads to another page, which fetches a view model.
import { readCasePath } from '../fault-report/case-addresses.ts'
import { barePath, routeOfPath } from '../sites/routes.ts'
import type { PageRoute } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'

/** All pages below one of them share one view model. */
const selfComposedRoutes: readonly PageRoute[] = [
  'search',
  'textSearch',
  'corporateSearch',
  'booking',
  'timeline',
]

/**
 * Whether moving between two paths fetches a view model (PLAT-42). It does not when only query or hash change, nor between two pages below
 * the same search, booking or timeline, nor between two steps of one case type: these compose their content from the address.
 */
export const shouldFetchPage = (site: SiteDefinition, from: string, to: string): boolean => {
  if (barePath(from) === barePath(to)) return false
  const step = readCasePath(site, to)
  if (step) return readCasePath(site, from)?.caseType !== step.caseType
  const route = routeOfPath(site, to)?.route
  return !route || !selfComposedRoutes.includes(route) || routeOfPath(site, from)?.route !== route
}
