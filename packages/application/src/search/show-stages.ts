// Stages by their ids, whatever is for sale in them: for example the one that a visitor registers interest in.
import type { Stage } from '@husrum/domain'
import type { SearchDependencies } from './search-dependencies.ts'

export type ShowStages = (ids: readonly string[]) => Promise<readonly Stage[]>

export const makeShowStages =
  ({ catalogue, site }: Pick<SearchDependencies, 'catalogue' | 'site'>): ShowStages =>
  async (ids) =>
    ids.length === 0 ? [] : catalogue.stagesByIds(site.catalogueSiteId, ids)
