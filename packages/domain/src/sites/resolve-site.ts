// Host and path → site. The host chooses the brand, the path may choose its localised subsite.
import type { SiteDefinition } from './site.ts'
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
  const name = hostName(host)
  const onHost = sites.filter(
    ({ hosts }) => hosts.production === name || (environment === 'development' && hosts.development === name),
  )
  const candidates: readonly SiteDefinition[] =
    onHost.length > 0
      ? onHost
      : environment === 'development'
        ? sites.filter((site) => site.hosts.development === defaultSite.hosts.development)
        : []
  const longestFirst = [...candidates].sort((a, b) => b.basePath.length - a.basePath.length)
  return longestFirst.find((site) => `${path}/`.startsWith(site.basePath))
}
