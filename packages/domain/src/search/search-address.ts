// Search ↔ URL. Filters stand in the query string; the first place in the path, further ones in `q`; defaults are left out.
import { parseWholeNumber } from '../formatting/formatting.ts'
import type { SiteDefinition } from '../sites/site.ts'
import { maxListedByAddress, pageSize } from './paging.ts'
import type { QueryEntries } from './query.ts'
import { isTagUrl, longestEcho, readQuery, unique, writeAddress } from './query.ts'
import type { RangeParameter, SearchFilters } from './search-filters.ts'
import {
  choiceFilterNames,
  choiceFilters,
  defaultFilters,
  inhabitDateCodes,
  rangeFilterNames,
  rangeFilters,
  viewingFilters,
} from './search-filters.ts'
import type { SortOrder } from './sort-order.ts'
import { isSortOrder } from './sort-order.ts'

export type { QueryEntries } from './query.ts'

/** All that an address says of a search. */
export interface SearchState {
  readonly filters: SearchFilters
  readonly sort: SortOrder
  /** How many homes are listed: a multiple of the page size. */
  readonly items: number
}

/** Something in an address that could not be used. `value` is what it said; `field` is its query name. */
export interface AddressProblem {
  readonly field: string
  readonly key: 'numeric' | 'reversedRange' | 'unknownValue'
  readonly value: string
}

/** What an address says of a search, and what of it could not be used. */
export interface ReadAddress {
  readonly state: SearchState
  readonly problems: readonly AddressProblem[]
}

const mostTags = 20
const mostStages = 20
const stageId = /^[A-Za-z0-9-]{1,64}$/

/** The state of a search page that nobody has touched. */
export const untouchedSearch = (site: SiteDefinition): SearchState => ({
  filters: defaultFilters(site.ranges),
  sort: '',
  items: pageSize,
})

/**
 * Reads a search from the path below the site's search page and from the query. Never throws: what cannot be used
 * is reported and left at its default. Numbers beyond the range become its end; a reversed range is turned round.
 */
export const readSearchAddress = (path: string, query: QueryEntries, site: SiteDefinition): ReadAddress => {
  const defaults = defaultFilters(site.ranges)
  const problems: AddressProblem[] = []
  const { last, pieces } = readQuery(query)
  const report = (field: string, key: AddressProblem['key'], value: string) =>
    problems.push({ field, key, value: value.slice(0, longestEcho) })

  const readBound = (name: RangeParameter, { min, max }: { min: number; max: number }): number => {
    const text = last(name)
    if (text === '') return defaults[name]
    const number = parseWholeNumber(text)
    if (number === undefined) {
      report(name, 'numeric', text)
      return defaults[name]
    }
    return Math.min(Math.max(number, min), max)
  }

  const bounds: Partial<Record<RangeParameter, number>> = {}
  for (const name of rangeFilterNames) {
    const parameters = rangeFilters[name]
    const min = readBound(parameters.min, site.ranges[name])
    const max = readBound(parameters.max, site.ranges[name])
    if (min > max) report(parameters.min, 'reversedRange', last(parameters.min))
    bounds[parameters.min] = Math.min(min, max)
    bounds[parameters.max] = Math.max(min, max)
  }

  const readChoices = <Value extends string>(name: string, allowed: readonly Value[]): readonly Value[] => {
    const picked = new Set<string>()
    for (const value of pieces(name)) {
      if ((allowed as readonly string[]).includes(value)) picked.add(value)
      else report(name, 'unknownValue', value)
    }
    return allowed.filter((value) => picked.has(value))
  }
  const choices = Object.fromEntries(
    choiceFilterNames.map((name) => [name, readChoices(name, choiceFilters[name])]),
  )

  const readOne = <Value extends string | number>(
    name: string,
    allowed: readonly Value[],
    fallback: Value,
  ): Value => {
    const text = last(name)
    if (text === '') return fallback
    const found = allowed.find((value) => String(value) === text)
    if (found === undefined) report(name, 'unknownValue', text)
    return found ?? fallback
  }

  const searchPath = site.routes.search ?? '/'
  const below = path.startsWith(searchPath) ? path.slice(searchPath.length).toLowerCase() : ''
  const pathTag = below
    .split('/')
    .filter((segment) => segment !== '')
    .join('/')
  const queryTags = pieces('q').map((tag) => tag.toLowerCase())
  const tags = unique([pathTag, ...queryTags].map((tag) => tag.trim()).filter((tag) => tag !== ''))
  for (const tag of tags) if (!isTagUrl(tag)) report('q', 'unknownValue', tag)

  const sortText = last('sort')
  if (!isSortOrder(sortText)) report('sort', 'unknownValue', sortText)
  const items = parseWholeNumber(last('items')) ?? pageSize

  return {
    state: {
      filters: {
        ...defaults,
        ...bounds,
        ...choices,
        inhabitDate: readOne('inhabitDate', inhabitDateCodes, defaults.inhabitDate),
        viewing: readOne('viewing', viewingFilters, defaults.viewing),
        stageIds: unique(pieces('stageIds').filter((id) => stageId.test(id))).slice(0, mostStages),
        tags: tags.filter(isTagUrl).slice(0, mostTags),
      },
      sort: isSortOrder(sortText) ? sortText : '',
      items: Math.min(Math.max(Math.ceil(items / pageSize), 1) * pageSize, maxListedByAddress),
    },
    problems,
  }
}

/**
 * The one address of a search: `readSearchAddress` gives the same search back. Path and query, no origin.
 *
 * @example writeSearchAddress({ ...untouchedSearch(site), sort: 'price:asc' }, site) // "/sok-bostad/?sort=price:asc"
 */
export const writeSearchAddress = ({ filters, sort, items }: SearchState, site: SiteDefinition): string => {
  const defaults = defaultFilters(site.ranges)
  const query: [string, string][] = []
  const add = (name: string, value: string) => query.push([name, value])

  const [pathTag, ...queryTags] = filters.tags
  if (queryTags.length > 0) add('q', queryTags.join(';'))
  for (const name of rangeFilterNames)
    for (const parameter of [rangeFilters[name].min, rangeFilters[name].max])
      if (filters[parameter] !== defaults[parameter]) add(parameter, String(filters[parameter]))
  if (filters.inhabitDate !== defaults.inhabitDate) add('inhabitDate', String(filters.inhabitDate))
  if (filters.viewing !== defaults.viewing) add('viewing', filters.viewing)
  for (const name of choiceFilterNames) for (const value of filters[name]) add(name, value)
  if (filters.stageIds.length > 0) add('stageIds', filters.stageIds.join(';'))
  if (sort !== '') add('sort', sort)
  if (items > pageSize) add('items', String(Math.min(items, maxListedByAddress)))

  const path = `${site.routes.search ?? site.routes.start}${pathTag ? `${pathTag}/` : ''}`
  return writeAddress(path, query)
}
