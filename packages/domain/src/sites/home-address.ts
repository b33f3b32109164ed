// Address of the page of a home, or of premises, on a site that shows another site's catalogue.
import type { SiteRoutes } from './site.ts'
import type { SiteDefinition } from './sites.ts'
import { siteById } from './sites.ts'

const addressBelow =
  (route: 'homes' | 'premises') =>
  (site: SiteDefinition, path: string): string => {
    const owner = siteById(site.catalogueSiteId)?.routes[route]
    const own = site.routes[route]
    return owner !== undefined && own !== undefined && path.startsWith(owner)
      ? `${own}${path.slice(owner.length)}`
      : path
  }

/** `/bostader/…` on the Swedish main site is `/en/homes/…` on its English subsite; elsewhere the path is unchanged. */
export const homeAddressOn = addressBelow('homes')

/** `/lokaler/…` on the Swedish main site is `/en/premises/…` on its English subsite; elsewhere the path is unchanged. */
export const premisesAddressOn = addressBelow('premises')

/**
 * Address of the page of a home that its owner sells, or that of its stage: `/bostader/…` is `/maklar-objekt/…`. The path is unchanged if
 * the site has no such pages.
 */
export const successionAddressOn = (site: SiteDefinition, path: string): string => {
  const own = homeAddressOn(site, path)
  const { homes, succession }: SiteRoutes = site.routes
  return homes !== undefined && succession !== undefined && own.startsWith(homes)
    ? `${succession}${own.slice(homes.length)}`
    : own
}

/** Address of the page of a home on a site: that of the resale, if its owner sells it. */
export const homePageOn = (
  site: SiteDefinition,
  { path, status }: { readonly path: string; readonly status: string },
): string => (status === 'succession' ? successionAddressOn(site, path) : homeAddressOn(site, path))

/** The inverse of {@link successionAddressOn}: the home's own page. */
export const homeAddressOfSuccession = (site: SiteDefinition, path: string): string => {
  const { homes, succession }: SiteRoutes = site.routes
  return homes !== undefined && succession !== undefined && path.startsWith(succession)
    ? `${homes}${path.slice(succession.length)}`
    : path
}
