// Premises filters ↔ URL: places in `q`, all else under its own name; defaults are omitted.
import type { AddressProblem, QueryEntries } from '../search/query.ts'
import { readQuery, writeAddress } from '../search/query.ts'
import { rangeFilters } from '../search/range-filters.ts'
import { plainSortOrders } from '../search/sort-order.ts'
import { sliderAreaRange } from '../sites/filter-ranges.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { premisesTypes } from './premises.ts'
import type { PremisesFilters } from './premises-filters.ts'
import { defaultPremisesFilters } from './premises-filters.ts'

const read = (query: QueryEntries, site: SiteDefinition) => {
  const { problems, tags, someOf, oneOf, range } = readQuery(query)
  const filters: PremisesFilters = {
    tags: tags(),
    types: someOf('types', premisesTypes),
    ...range(rangeFilters.area, sliderAreaRange(site.country)),
    sort: oneOf('sort', plainSortOrders, ''),
  }
  return { filters, problems }
}

/**
 * Parses the filters from a query. Never throws: invalid values get their default, numbers beyond the range are clamped, and a reversed
 * range is swapped.
 */
export const readPremisesAddress = (query: QueryEntries, site: SiteDefinition): PremisesFilters =>
  read(query, site).filters

/** The values of a query that `readPremisesAddress` cannot use. */
export const premisesAddressProblems = (
  query: QueryEntries,
  site: SiteDefinition,
): readonly AddressProblem[] => read(query, site).problems

/** The value of the cookie with the last search: the query of its address, without a site's path. */
export const writePremisesMemory = (filters: PremisesFilters, site: SiteDefinition): string =>
  writePremisesAddress(filters, site)?.split('?')[1] ?? ''

/** The search in a cookie; invalid values get their default, as in an address. */
export const readPremisesMemory = (memory: string, site: SiteDefinition): PremisesFilters =>
  readPremisesAddress(
    memory.split('&').map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return [name, value] as const
    }),
    site,
  )

/**
 * The canonical address of a premises search: `readPremisesAddress` returns the same filters. Undefined on a site without premises.
 *
 * @example writePremisesAddress({ ...defaultPremisesFilters(site), types: ['shop'] }, site) // "/lokaler/?types=shop"
 */
export const writePremisesAddress = (
  { tags, types, minArea, maxArea, sort }: PremisesFilters,
  site: SiteDefinition,
): string | undefined =>
  writeAddress(
    site.routes.premises,
    { q: tags.join(';'), types, minArea, maxArea, sort },
    { ...defaultPremisesFilters(site) },
  )
