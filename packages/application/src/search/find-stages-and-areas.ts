// The same search seen by stage or by area.

import type { SearchState, SiteDefinition } from '@husrum/domain'
import { expandFilters } from '@husrum/domain'
import type { Clock } from '../clock.ts'
import type { FoundStagesAndAreas, ResidenceCatalogue } from './residence-catalogue.ts'

export type FindStagesAndAreas = (search: SearchState) => Promise<FoundStagesAndAreas>

export const makeFindStagesAndAreas =
  ({
    catalogue,
    clock,
    site,
  }: {
    catalogue: ResidenceCatalogue
    clock: Clock
    site: SiteDefinition
  }): FindStagesAndAreas =>
  async ({ filters, sort }) => {
    const tags = filters.tags.length > 0 ? await catalogue.tagsByUrl(site.catalogueSiteId, filters.tags) : []
    const criteria = expandFilters(filters, { site, tagIds: tags.map((tag) => tag.id), today: clock.today() })
    return catalogue.findStagesAndAreas({ criteria, sort })
  }
