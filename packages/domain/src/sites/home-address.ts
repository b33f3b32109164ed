// Where the page of a home, or of premises, stands on a site that shows another site's catalogue.
import type { SiteDefinition } from './sites.ts'
import { siteById } from './sites.ts'

const addressBelow =
  (route: 'homes' | 'premises') =>
  (site: SiteDefinition, path: string): string => {
    const owner: string | undefined = siteById(site.catalogueSiteId)?.routes[route]
    const own: string | undefined = site.routes[route]
    return owner !== undefined && own !== undefined && path.startsWith(owner)
      ? `${own}${path.slice(owner.length)}`
      : path
  }

/** `/bostader/…` on the Swedish main site is `/en/homes/…` on its English subsite; elsewhere the path stays. */
export const homeAddressOn = addressBelow('homes')

/** `/lokaler/…` on the Swedish main site is `/en/premises/…` on its English subsite; elsewhere the path stays. */
export const premisesAddressOn = addressBelow('premises')
