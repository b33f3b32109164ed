// Where a sister site stands.
import type { SiteDefinition } from '@husrum/domain'

export type SiteAddress = (site: SiteDefinition) => string

export const productionAddress: SiteAddress = (site) => `https://${site.hosts.production}${site.basePath}`

/** Sister sites in development share the port that this one is seen on. */
export const developmentAddress =
  (origin: string): SiteAddress =>
  (site) =>
    `http://${site.hosts.development}${/:\d+$/.exec(origin)?.[0] ?? ''}${site.basePath}`
