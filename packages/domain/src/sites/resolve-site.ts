// Host and path → site. The host chooses the brand, the path may choose its localised subsite.
import type { SiteDefinition } from './sites.ts'
import { defaultSite, sites } from './sites.ts'

/** Host names are compared without port, case or a closing dot. */
const hostName = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')

/**
 * The site that answers for a Host header and a path.
 *
 * @param hostOf where a site stands in production, in lower case; the invented host of its definition if absent.
 * @returns undefined for an unknown host in production; the default site in development (architecture, step 1).
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
  // A subsite stands after its parent, whose paths begin with less.
  return candidates.findLast((site) => `${path}/`.startsWith(site.basePath))
}
