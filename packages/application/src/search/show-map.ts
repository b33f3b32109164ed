// The same search on a map: the number of homes by location.

import type { GeoBox, SearchFilters } from '@husrum/domain'
import { expandFilters } from '@husrum/domain'
import type { FoundCell } from './residence-catalogue.ts'
import type { SearchDependencies } from './search-dependencies.ts'

export interface ShowMapInput {
  readonly filters: SearchFilters
  /** The visible part of the map. */
  readonly box: GeoBox
  readonly zoom: number
}

/** The map cells with matching homes. Their total equals the number of homes in the list for that part of the map. */
export type ShowMap = (input: ShowMapInput) => Promise<readonly FoundCell[]>

export const makeShowMap =
  ({ catalogue, clock, site }: SearchDependencies): ShowMap =>
  async ({ filters, box, zoom }) => {
    const tags = filters.tags.length > 0 ? await catalogue.tagsByUrl(site.catalogueSiteId, filters.tags) : []
    const tagIds = tags.map((tag) => tag.id)
    return catalogue.findCells({
      criteria: expandFilters(filters, { site, tagIds, today: clock.today() }),
      box,
      zoom,
    })
  }
