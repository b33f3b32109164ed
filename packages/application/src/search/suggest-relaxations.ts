// For a search without results: which single relaxation of the filters finds homes, and how many.

import type { Relaxation, SearchFilters } from '@husrum/domain'
import { expandFilters, relaxations } from '@husrum/domain'
import type { SearchDependencies } from './search-dependencies.ts'

export interface SuggestedRelaxation {
  readonly relaxation: Relaxation
  readonly total: number
}

/** At most `max` relaxations with results, smallest change first. Empty if no single one helps. */
export type SuggestRelaxations = (
  filters: SearchFilters,
  max?: number,
) => Promise<readonly SuggestedRelaxation[]>

export const makeSuggestRelaxations =
  ({ catalogue, clock, site }: SearchDependencies): SuggestRelaxations =>
  async (filters, max = 4) => {
    const steps = relaxations(filters, site.ranges)
    const today = clock.today()
    const counted = await Promise.all(
      steps.map(async (relaxation) => {
        const tags =
          relaxation.filters.tags.length > 0
            ? await catalogue.tagsByUrl(site.catalogueSiteId, relaxation.filters.tags)
            : []
        const { total } = await catalogue.findHomes({
          criteria: expandFilters(relaxation.filters, { site, tagIds: tags.map((tag) => tag.id), today }),
          sort: '',
          offset: 0,
          limit: 0,
        })
        return { relaxation, total }
      }),
    )
    return counted.filter(({ total }) => total > 0).slice(0, max)
  }
