// The same search on a map: how many homes stand where.

import type { GeoBox, SearchFilters } from '@husrum/domain'
import { expandFilters } from '@husrum/domain'
import type { FoundCell } from './residence-catalogue.ts'
import type { SearchDependencies } from './search-dependencies.ts'

export interface ShowMapInput {
  readonly filters: SearchFilters
  /** The part of the map that is looked at. */
  readonly box: GeoBox
  readonly zoom: number
}

/** The cells of the map in which the search finds homes: as many in all as its list has in that part of the map. */
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
