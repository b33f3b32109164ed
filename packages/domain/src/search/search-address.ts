// Search ↔ URL. Filters are in the query string; the first place in the path, further ones in `q`; defaults are omitted.
import { parseWholeNumber } from '../formatting/formatting.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { readGeoSearch } from './geo-search.ts'
import { maxListedByAddress, pageSize } from './paging.ts'
import type { AddressProblem, QueryEntries } from './query.ts'
import { clamp, readQuery, unique, writeAddress } from './query.ts'
import { rangeFilterNames, rangeFilters } from './range-filters.ts'
import type { SearchFilters } from './search-filters.ts'
import {
  choiceFilterNames,
  choiceFilters,
  defaultFilters,
  inhabitDateCodes,
  viewingFilters,
} from './search-filters.ts'
import type { SortOrder } from './sort-order.ts'
import { sortOrders } from './sort-order.ts'

export type { AddressProblem, QueryEntries } from './query.ts'

/** The search of an address. */
export interface SearchState {
  readonly filters: SearchFilters
  readonly sort: SortOrder
  /** Number of listed homes: a multiple of the page size. */
  readonly items: number
}

/** The search of an address, and its invalid values. */
export interface ReadAddress {
  readonly state: SearchState
  readonly problems: readonly AddressProblem[]
}

const maxStages = 20
const stageId = /^[A-Za-z0-9-]{1,64}$/

/** The default state of a search page. */
export const untouchedSearch = (site: SiteDefinition): SearchState => ({
  filters: defaultFilters(site.ranges),
  sort: '',
  items: pageSize,
})

/** Sites without a search have no address for it: their start page is used. */
const searchPathOf = ({ routes }: SiteDefinition): string => routes.search ?? routes.start

/** Whole pages: from one up to the maximum of an address. */
const pagesFor = (items: number): number =>
  clamp(Math.ceil(items / pageSize) * pageSize, pageSize, maxListedByAddress)

/**
 * Parses a search from the path below the site's search page and from the query. Never throws: invalid values are reported and get their
 * default. Numbers beyond the range are clamped; a reversed range is swapped.
 *
 * @param preferredItems default number of listed homes of an address
 */
export const readSearchAddress = (
  path: string,
  query: QueryEntries,
  site: SiteDefinition,
  preferredItems: number = pageSize,
): ReadAddress => {
  const { problems, range, someOf, oneOf, tags, pieces, text, read } = readQuery(query)
  const { filters } = untouchedSearch(site)
  const searchPath = searchPathOf(site)
  const below = path.startsWith(searchPath) ? path.slice(searchPath.length) : ''
  const bounds = rangeFilterNames.map((name) => range(rangeFilters[name], site.ranges[name]))
  const choices = choiceFilterNames.map((name) => [name, someOf(name, choiceFilters[name])] as const)
  const geoSearch = read('geoSearch', readGeoSearch)
  return {
    state: {
      filters: {
        ...filters,
        ...Object.assign({}, ...bounds),
        ...Object.fromEntries(choices),
        inhabitDate: oneOf('inhabitDate', inhabitDateCodes, filters.inhabitDate),
        viewing: oneOf('viewing', viewingFilters, filters.viewing),
        stageIds: unique(pieces('stageIds').filter((id) => stageId.test(id))).slice(0, maxStages),
        geoSearch,
        tags: tags(below.split('/').filter(Boolean).join('/')),
      },
      sort: oneOf('sort', sortOrders, ''),
      items: pagesFor(parseWholeNumber(text('items')) ?? preferredItems),
    },
    problems,
  }
}

/**
 * The canonical address of a search: `readSearchAddress` returns the same search. Path and query, no origin.
 *
 * @example writeSearchAddress({ ...untouchedSearch(site), sort: 'price:asc' }, site) // "/sok-bostad/?sort=price:asc"
 */
export const writeSearchAddress = ({ filters, sort, items }: SearchState, site: SiteDefinition): string => {
  const untouched = untouchedSearch(site)
  // The defaults first: they define the order of the filters in addresses.
  const { tags, stageIds, geoSearch, ...others } = { ...untouched.filters, ...filters }
  const [pathTag, ...furtherTags] = tags
  const path = `${searchPathOf(site)}${pathTag ? `${pathTag}/` : ''}`
  return writeAddress(
    path,
    {
      q: furtherTags.join(';'),
      ...others,
      stageIds: stageIds.join(';'),
      geoSearch: geoSearch.join(),
      sort,
      items: pagesFor(items),
    },
    { ...untouched, ...untouched.filters },
  )
}
