// The same search, grouped by stage or by area.

import type { SearchState } from '@husrum/domain'
import { comingShowings, expandFilters } from '@husrum/domain'
import type { FoundStagesAndAreas } from './residence-catalogue.ts'
import type { SearchDependencies } from './search-dependencies.ts'

export type FindStagesAndAreas = (search: SearchState) => Promise<FoundStagesAndAreas>

export const makeFindStagesAndAreas =
  ({ catalogue, clock, site }: SearchDependencies): FindStagesAndAreas =>
  async ({ filters, sort }) => {
    const tags = filters.tags.length > 0 ? await catalogue.tagsByUrl(site.catalogueSiteId, filters.tags) : []
    const today = clock.today()
    const criteria = expandFilters(filters, { site, tagIds: tags.map((tag) => tag.id), today })
    const { stages, areas } = await catalogue.findStagesAndAreas({ criteria, sort })
    return {
      stages: stages.map((stage) => ({ ...stage, showings: comingShowings(stage.showings, today) })),
      areas,
    }
  }
