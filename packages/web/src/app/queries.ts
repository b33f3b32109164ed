// The page itself as a query. Moving between two search pages keeps the view model (PLAT-42).
import type { LoadedPage, PageElsewhere, Pages } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { Query } from '../frame/queries.tsx'

/** All search pages of a site share one view model: they differ in the address only. */
export const pageKeyOf = (path: string, site: SiteDefinition): string =>
  site.routes.search !== undefined && path.startsWith(site.routes.search) ? site.routes.search : path

export const pageQuery = (
  path: string,
  site: SiteDefinition,
  pages: Pages,
  search = '',
): Query<LoadedPage | PageElsewhere> => ({
  queryKey: ['page', site.key, pageKeyOf(path, site)],
  queryFn: () => pages.load(path, search),
  // Does not cache a page that could not be loaded, or a redirect, which depends on the query too.
  staleTime: ({ state }) => (state.data !== undefined && 'page' in state.data ? 30_000 : 0),
})
