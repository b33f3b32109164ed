// Host and path → site. The host chooses the brand, the path may choose its localised subsite.
import type { SiteDefinition } from './sites.ts'
import { defaultSite, sites } from './sites.ts'

/** Host names are compared without port, case or a trailing dot. */
const hostName = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')

/**
 * The site for a Host header and a path.
 *
 * @param hostOf a site's production host, in lower case; the invented host of its definition if absent
 * @returns undefined for an unknown host in production; the default site in development
 */
export const resolveSite = (
  host: string,
  path: string,
  environment: 'development' | 'production',
  hostOf: (site: SiteDefinition) => string = ({ hosts }) => hosts.production,
): SiteDefinition | undefined => {
  const isDevelopment = environment === 'development'
  const sitesAt = (name: string): readonly SiteDefinition[] =>
    (sites as readonly SiteDefinition[]).filter(
      (site) => hostOf(site) === name || (isDevelopment && site.hosts.development === name),
    )
  const onHost = sitesAt(hostName(host))
  const candidates = onHost.length === 0 && isDevelopment ? sitesAt(defaultSite.hosts.development) : onHost
  // A subsite is listed after its parent, whose base path is shorter.
  return candidates.findLast((site) => `${path}/`.startsWith(site.basePath))
}
