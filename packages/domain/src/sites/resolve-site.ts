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
 * @returns undefined for an unknown host in production; the default site in development (architecture, step 1).
 */
export const resolveSite = (
  host: string,
  path: string,
  environment: 'development' | 'production',
): SiteDefinition | undefined => {
  const isDevelopment = environment === 'development'
  const sitesAt = (name: string): readonly SiteDefinition[] =>
    sites.filter(({ hosts }) => hosts.production === name || (isDevelopment && hosts.development === name))
  const onHost = sitesAt(hostName(host))
  const candidates = onHost.length === 0 && isDevelopment ? sitesAt(defaultSite.hosts.development) : onHost
  // A subsite stands after its parent, whose paths begin with less.
  return candidates.findLast((site) => `${path}/`.startsWith(site.basePath))
}
