// Which site a page is of that calls us: a localised subsite shares its parent's host, and with it the services.
import type { SiteDefinition } from '@husrum/domain'
import { siteById } from '@husrum/domain'

/** The site of a number, where it stands on the host that was called; that of the host otherwise. */
export const siteOfPage = (site: SiteDefinition, siteId: unknown): SiteDefinition => {
  const said = siteById(Number(siteId))
  return said?.hosts.production === site.hosts.production ? said : site
}
