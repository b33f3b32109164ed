// Whether a page is another one: when a view model is fetched.
import { readCasePath } from '../fault-report/case-addresses.ts'
import { barePath, routeOfPath } from '../sites/routes.ts'
import type { PageRoute } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'

/** All below one of them share one view model. */
const selfComposedRoutes: readonly PageRoute[] = [
  'search',
  'textSearch',
  'corporateSearch',
  'booking',
  'timeline',
]

/**
 * Whether moving between two paths fetches a view model (specification 3 §4.3). Not when the path is unchanged, query
 * and hash aside; nor between two pages of the same kind: below the same search, booking or timeline,
 * which make what they show from the address, and so do the steps of one case type.
 */
export const shouldFetchPage = (site: SiteDefinition, from: string, to: string): boolean => {
  if (barePath(from) === barePath(to)) return false
  const step = readCasePath(site, to)
  if (step) return readCasePath(site, from)?.caseType !== step.caseType
  const route = routeOfPath(site, to)?.route
  return !route || !selfComposedRoutes.includes(route) || routeOfPath(site, from)?.route !== route
}
