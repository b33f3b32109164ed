// The site of the calling page: a localised subsite shares its parent's host, and thus its services.
import type { SiteDefinition } from '@husrum/domain'
import { siteById } from '@husrum/domain'

/** The site with this number if it is on the host of the request; otherwise the site of the host. */
export const siteOfPage = (site: SiteDefinition, siteId: unknown): SiteDefinition => {
  const said = siteById(Number(siteId))
  return said?.hosts.production === site.hosts.production ? said : site
}
