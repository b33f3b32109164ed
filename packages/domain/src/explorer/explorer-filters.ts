// Which apartments of a stage the explorer highlights (SEARCH-36).
import { wholeUnitsOf } from '../money/money.ts'
import { isWithinBounds } from '../search/matching.ts'
import type { RangeBounds, RangeFilter } from '../search/range-filters.ts'
import { openRange, requestedBounds } from '../search/range-filters.ts'
import { sliderAreaRange } from '../sites/filter-ranges.ts'
import type { FilterRanges } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { ExplorerApartment } from './explorer-data.ts'

/** Maximum number of homes that the explorer requests (SEARCH-35). */
export const explorerLimit = 200

/** The ranges that the explorer has. */
export const explorerRangeNames = ['price', 'rooms', 'area'] as const satisfies readonly RangeFilter[]

/** The explorer's bounds: rooms, price (whole units of currency) and area (m²), each with both ends. */
export type ExplorerFilters = Omit<RangeBounds, 'minRent' | 'maxRent'>

/** The explorer's ranges on a site: those of the home search, except for the area, which ends at 200 m², in Finland at 150. */
export const explorerRanges = (site: SiteDefinition): FilterRanges => ({
  ...site.ranges,
  area: sliderAreaRange(site.country),
})

/** The filters that match every apartment. */
export const defaultExplorerFilters = (site: SiteDefinition): ExplorerFilters =>
  Object.assign({}, ...explorerRangeNames.map((name) => openRange(name, explorerRanges(site))))

/**
 * Whether an apartment matches the filters. Bounds are inclusive, and the end of a range means "or more". An apartment without a price
 * matches as long as there is no price filter.
 */
export const matchesExplorer = (
  apartment: Pick<ExplorerApartment, (typeof explorerRangeNames)[number]>,
  filters: ExplorerFilters,
  site: SiteDefinition,
): boolean => {
  const { price, ...facts } = apartment
  const searched = { ...facts, ...(price !== undefined && { price: wholeUnitsOf(price) }) }
  return isWithinBounds(searched, requestedBounds(filters, explorerRanges(site)))
}

/** The request for the homes of a stage: at most 200, earliest access first (SEARCH-35). */
export interface ExplorerHomesRequest {
  readonly limit: number
  readonly offset: number
  readonly sort: 'inhabitDateTimeStamp:asc'
  readonly filter: { readonly siteId: number; readonly stageIds: readonly string[] }
}

/** Builds the request for the homes of a stage, in the site's catalogue. */
export const explorerHomesRequest = (stageId: string, site: SiteDefinition): ExplorerHomesRequest => ({
  limit: explorerLimit,
  offset: 0,
  sort: 'inhabitDateTimeStamp:asc',
  filter: { siteId: site.catalogueSiteId, stageIds: [stageId] },
})
