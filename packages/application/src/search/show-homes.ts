// Homes by their ids: similar ones, newest ones, and later the ones that somebody saved.
import type { Home, SiteDefinition } from '@husrum/domain'
import type { ResidenceCatalogue } from './residence-catalogue.ts'

export type ShowHomes = (ids: readonly string[]) => Promise<readonly Home[]>

export const makeShowHomes =
  ({ catalogue, site }: { catalogue: ResidenceCatalogue; site: SiteDefinition }): ShowHomes =>
  (ids) =>
    ids.length === 0 ? Promise.resolve([]) : catalogue.homesByIds(site.catalogueSiteId, ids)
