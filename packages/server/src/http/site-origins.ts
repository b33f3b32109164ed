// Where each site stands on the net, so that one can link to another.
import type { SiteDefinition } from '@husrum/domain'
import { sites } from '@husrum/domain'

/**
 * The origin of a site. In production its own host; in development the host that the site has there, on the port
 * that the visitor came by.
 */
export const originOf = (
  site: SiteDefinition,
  { environment, requestUrl }: { environment: 'development' | 'production'; requestUrl: string },
): string => {
  if (environment === 'production') return `https://${site.hosts.production}`
  const { protocol, port } = new URL(requestUrl)
  return `${protocol}//${site.hosts.development}${port === '' ? '' : `:${port}`}`
}

/** Every other site than this one, in the order in which lists show them. */
export const otherSites = (site: SiteDefinition): readonly SiteDefinition[] =>
  sites.filter(({ key }) => key !== site.key)
