// The public origin of each site, for links between sites.
import type { SiteDefinition } from '@husrum/domain'
import { resolveSite, sites } from '@husrum/domain'

/** Hosts of sites in production, by the placeholder hosts of their definitions: a subsite has the host of its parent. */
export type SiteHosts = Readonly<Record<string, string>>

let siteHosts: SiteHosts = {}

/** Set once per process, before it answers any request. */
export const serveOnHosts = (hosts: SiteHosts): void => {
  siteHosts = hosts
}

/** The host of a site in production: from the settings, else the placeholder host of its definition. */
export const hostOf = (site: SiteDefinition): string =>
  siteHosts[site.hosts.production] ?? site.hosts.production

/** The site of a Host header and a path; undefined for an unknown host in production. */
export const siteAt = (
  host: string,
  path: string,
  environment: 'development' | 'production',
): SiteDefinition | undefined => resolveSite(host, path, environment, hostOf)

/**
 * The origin of a site. In production its own host; in development its development host, with the port of the
 * request.
 */
export const originOf = (
  site: SiteDefinition,
  { environment, requestUrl }: { environment: 'development' | 'production'; requestUrl: string },
): string => {
  if (environment === 'production') return `https://${hostOf(site)}`
  const { protocol, port } = new URL(requestUrl)
  return `${protocol}//${site.hosts.development}${port === '' ? '' : `:${port}`}`
}

/** Every site but this one, in display order. */
export const otherSites = (site: SiteDefinition): readonly SiteDefinition[] =>
  sites.filter(({ key }) => key !== site.key)
