// Text search ↔ URL: the text in `s`, then tab, order and page; defaults are left out (specification 3 §2.1).
import { parseWholeNumber } from '../formatting/formatting.ts'
import type { SiteDefinition } from '../sites/site.ts'
import type { QueryEntries } from './query.ts'
import { readQuery, writeAddress } from './query.ts'
import type { TextSearchSort, TextSearchTab } from './text-search.ts'
import { searchTextOf, textSearchSorts, textSearchTabs } from './text-search.ts'

/** All that the address of a text-search page says. */
export interface TextSearchState {
  /** As {@link searchTextOf} gives it; empty where nothing was typed. */
  readonly text: string
  readonly tab: TextSearchTab
  readonly sort: TextSearchSort
  /** Counted from 0; the address counts from 1. */
  readonly page: number
}

/** Pages that an address may ask for: one thousand hits. */
export const mostTextSearchPages = 40

/** The pages that search by text: the site's own and the corporate one (specification 3 §2.1). */
export type TextSearchRoute = 'textSearch' | 'corporateSearch'

const tabs = Object.keys(textSearchTabs) as readonly TextSearchTab[]

/** Reads a text search from a query. Never throws: what cannot be used is left at its default. */
export const readTextSearchAddress = (query: QueryEntries): TextSearchState => {
  const { last } = readQuery(query)
  const page = parseWholeNumber(last('page')) ?? 1
  return {
    text: searchTextOf(last('s')),
    tab: tabs.find((tab) => tab === last('category')) ?? 'all',
    sort: textSearchSorts.find((sort) => sort === last('sort')) ?? 'nothing',
    page: Math.min(Math.max(page, 1), mostTextSearchPages) - 1,
  }
}

/**
 * The one address of a text search: `readTextSearchAddress` gives the same back. Undefined on a site without that page.
 *
 * @example writeTextSearchAddress({ text: 'balkong', tab: 'news', sort: 'date', page: 1 }, site) // "/sok/?s=balkong&category=news&sort=date&page=2"
 */
export const writeTextSearchAddress = (
  { text, tab, sort, page }: TextSearchState,
  site: SiteDefinition,
  route: TextSearchRoute = 'textSearch',
): string | undefined => {
  const path = site.routes[route]
  if (path === undefined) return undefined
  const searched = searchTextOf(text)
  const query: [string, string][] = []
  if (searched !== '') query.push(['s', searched])
  if (tab !== 'all') query.push(['category', tab])
  if (sort !== 'nothing') query.push(['sort', sort])
  if (page > 0) query.push(['page', String(Math.min(page + 1, mostTextSearchPages))])
  return writeAddress(path, query)
}
