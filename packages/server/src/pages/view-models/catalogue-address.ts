// A localised subsite shows its parent's homes: the path that the catalogue knows one by.
import type { SiteDefinition } from '@husrum/domain'
import { homeAddressOfSuccession, siteById } from '@husrum/domain'

/**
 * `homeAddressOn`, `successionAddressOn` and `premisesAddressOn` backwards; a path that is no home's and no premises'
 * stays what it is.
 */
export const catalogueAddressOf = (site: SiteDefinition, given: string): string => {
  const { catalogueSiteId, routes } = site
  const path = homeAddressOfSuccession(site, given)
  for (const route of ['homes', 'premises'] as const) {
    const owner: string | undefined = siteById(catalogueSiteId)?.routes[route]
    const own = routes[route]
    if (owner !== undefined && own !== undefined && path.startsWith(own))
      return owner + path.slice(own.length)
  }
  return path
}
