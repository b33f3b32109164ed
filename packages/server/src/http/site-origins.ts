// Where each site stands on the net, so that one can link to another.
import type { SiteDefinition } from '@husrum/domain'
import { resolveSite, sites } from '@husrum/domain'

/** Where sites stand in production, by the invented hosts of their definitions: a subsite goes with its parent. */
export type SiteHosts = Readonly<Record<string, string>>

let siteHosts: SiteHosts = {}

/** A process serves sites on one set of hosts: told once, before it answers anything. */
export const serveOnHosts = (hosts: SiteHosts): void => {
  siteHosts = hosts
}

/** Where a site stands in production: as the settings say, else the invented host of its definition. */
export const hostOf = (site: SiteDefinition): string =>
  siteHosts[site.hosts.production] ?? site.hosts.production

/** The site that answers for a Host header and a path; undefined for a host that is none of ours in production. */
export const siteAt = (
  host: string,
  path: string,
  environment: 'development' | 'production',
): SiteDefinition | undefined => resolveSite(host, path, environment, hostOf)

/**
 * The origin of a site. In production its own host; in development the host that the site has there, on the port
 * that the visitor came by.
 */
export const originOf = (
  site: SiteDefinition,
  { environment, requestUrl }: { environment: 'development' | 'production'; requestUrl: string },
): string => {
  if (environment === 'production') return `https://${hostOf(site)}`
  const { protocol, port } = new URL(requestUrl)
  return `${protocol}//${site.hosts.development}${port === '' ? '' : `:${port}`}`
}

/** Every other site than this one, in the order in which lists show them. */
export const otherSites = (site: SiteDefinition): readonly SiteDefinition[] =>
  sites.filter(({ key }) => key !== site.key)
