// Where a home's page stands on a site that shows another site's homes.
import type { SiteDefinition } from './sites.ts'
import { siteById } from './sites.ts'

/** `/bostader/…` on the Swedish main site is `/en/homes/…` on its English subsite; elsewhere the path stays. */
export const homeAddressOn = (site: SiteDefinition, path: string): string => {
  const owner = siteById(site.catalogueSiteId)?.routes.homes
  const { homes } = site.routes
  return owner !== undefined && homes !== undefined && path.startsWith(owner)
    ? `${homes}${path.slice(owner.length)}`
    : path
}
