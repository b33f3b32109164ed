// Premises filters ↔ URL: places in `q`, all else under its own name; defaults are left out.
import { parseWholeNumber } from '../formatting/formatting.ts'
import { sliderAreaRange } from '../residences/slider-area-range.ts'
import type { QueryEntries } from '../search/query.ts'
import { isTagUrl, readQuery, unique, writeAddress } from '../search/query.ts'
import { isSortOrder } from '../search/sort-order.ts'
import type { SiteDefinition } from '../sites/site.ts'
import { premisesTypes } from './premises.ts'
import type { PremisesFilters } from './premises-filters.ts'
import { defaultPremisesFilters } from './premises-filters.ts'

/** Most places that an address may name. */
const mostTags = 20

/**
 * Reads the filters from a query. Never throws: what cannot be used is left at its default, numbers beyond the range
 * become its end, and a reversed range is turned round.
 */
export const readPremisesAddress = (query: QueryEntries, site: SiteDefinition): PremisesFilters => {
  const { last, pieces } = readQuery(query)
  const { min, max } = sliderAreaRange(site.country)
  const bound = (name: string, fallback: number): number =>
    Math.min(Math.max(parseWholeNumber(last(name)) ?? fallback, min), max)
  const bounds = [bound('minArea', min), bound('maxArea', max)]
  const types = pieces('types')
  const sort = last('sort')
  return {
    tags: unique(
      pieces('q')
        .map((tag) => tag.toLowerCase())
        .filter(isTagUrl),
    ).slice(0, mostTags),
    types: premisesTypes.filter((type) => types.includes(type)),
    minArea: Math.min(...bounds),
    maxArea: Math.max(...bounds),
    sort: isSortOrder(sort) ? sort : '',
  }
}

/**
 * The one address of a premises search: `readPremisesAddress` gives the same filters back. Undefined on a site
 * without premises.
 *
 * @example writePremisesAddress({ ...defaultPremisesFilters(site), types: ['shop'] }, site) // "/lokaler/?types=shop"
 */
export const writePremisesAddress = (
  { tags, types, minArea, maxArea, sort }: PremisesFilters,
  site: SiteDefinition,
): string | undefined => {
  const path = site.routes.premises
  if (path === undefined) return undefined
  const defaults = defaultPremisesFilters(site)
  const query: [string, string][] = []
  if (tags.length > 0) query.push(['q', tags.join(';')])
  for (const type of types) query.push(['types', type])
  if (minArea !== defaults.minArea) query.push(['minArea', String(minArea)])
  if (maxArea !== defaults.maxArea) query.push(['maxArea', String(maxArea)])
  if (sort !== '') query.push(['sort', sort])
  return writeAddress(path, query)
}
