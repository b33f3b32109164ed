// The search for homes: what the search page shows for an address.

import type { FacetDistribution, GeoPoint, Home, SearchState, Tag } from '@husrum/domain'
import { bulkLimit, comingShowings, expandFilters, geoQuery, stageHomesLimit } from '@husrum/domain'
import type { SearchDependencies } from './search-dependencies.ts'

export interface SearchHomesInput {
  readonly search: SearchState
  /** Number of homes already in the list; the rest up to `search.items` is fetched. */
  readonly offset?: number
  /** The visitor's position, if shared: among homes ready to move into, nearby ones come first. */
  readonly near?: GeoPoint
}

export interface HomesFound {
  readonly homes: readonly Home[]
  readonly total: number
  readonly facets: FacetDistribution
  /** The places in the search that the catalogue contains. */
  readonly tags: readonly Tag[]
  /** Urls of unknown places; the search ignored them. */
  readonly unknownTags: readonly string[]
}

export type SearchHomes = (input: SearchHomesInput) => Promise<HomesFound>

export const makeSearchHomes =
  ({ catalogue, clock, site, visitor = () => ({ kind: 'anonymous' }) }: SearchDependencies): SearchHomes =>
  async ({ search, offset = 0, near }) => {
    const { filters, sort, items } = search
    const tags = filters.tags.length > 0 ? await catalogue.tagsByUrl(site.catalogueSiteId, filters.tags) : []
    const today = clock.today()
    // A selected stage is listed in full, up to the limit.
    const wanted = filters.stageIds.length > 0 ? Math.max(items, stageHomesLimit) : items
    const geo = geoQuery(filters, visitor())
    const found = await catalogue.findHomes({
      criteria: expandFilters(filters, { site, tagIds: tags.map((tag) => tag.id), today }),
      sort,
      offset,
      limit: Math.min(Math.max(wanted - offset, 0), bulkLimit),
      facetsAt: today,
      geo,
      ...(geo.geo === 'auto' && near && { near }),
    })
    const known = new Set(tags.map((tag) => tag.url))
    return {
      homes: found.homes.map((home) => ({ ...home, showings: comingShowings(home.showings, today) })),
      total: found.total,
      facets: found.facets ?? emptyFacets,
      tags,
      unknownTags: filters.tags.filter((url) => !known.has(url)),
    }
  }

const emptyFacets: FacetDistribution = {
  type: {},
  residenceType: {},
  disposalForm: {},
  concepts: {},
  projectStatus: {},
  outdoorArea: {},
  accessibility: {},
  sun: {},
  inhabitDate: {},
  viewing: {},
}
