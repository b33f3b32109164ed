// A localised subsite shows its parent's homes: converts paths to those of the catalogue.
import type { SiteDefinition } from '@husrum/domain'
import { homeAddressOfSuccession, siteById } from '@husrum/domain'

/**
 * The inverse of `homeAddressOn`, `successionAddressOn` and `premisesAddressOn`; other paths are returned
 * unchanged.
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
