// Where a sister site stands.
import type { SiteDefinition } from '@husrum/domain'

export type SiteAddress = (site: SiteDefinition) => string

export const productionAddress: SiteAddress = (site) => `https://${site.hosts.production}${site.basePath}`
