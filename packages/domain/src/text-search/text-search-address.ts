// Text search ↔ URL: the text in `s`, then tab, order and page; defaults are omitted (SEARCH-26).

import type { QueryEntries } from '../search/query.ts'
import { clamp, readQuery, writeAddress } from '../search/query.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { TextSearchSort, TextSearchTab } from './text-search.ts'
import { searchTextOf, textSearchSorts, textSearchTabs } from './text-search.ts'

/** The content of the address of a text-search page. */
export interface TextSearchState {
  /** As {@link searchTextOf} returns it; empty if nothing was typed. */
  readonly text: string
  readonly tab: TextSearchTab
  readonly sort: TextSearchSort
  /** Counted from 0; the address counts from 1. */
  readonly page: number
}

/** Maximum page number of an address: one thousand hits. */
const pages = { min: 1, max: 40 }

/** The pages with a text search: the site's own and the corporate one (PLAT-4). */
export type TextSearchRoute = 'textSearch' | 'corporateSearch'

const tabs = Object.keys(textSearchTabs) as readonly TextSearchTab[]

/** Parses a text search from a query. Never throws: invalid values get their default. */
export const readTextSearchAddress = (query: QueryEntries): TextSearchState => {
  const { text, oneOf, number } = readQuery(query)
  return {
    text: searchTextOf(text('s')),
    tab: oneOf('category', tabs, 'all'),
    sort: oneOf('sort', textSearchSorts, 'nothing'),
    page: number('page', pages, 1) - 1,
  }
}

/**
 * The canonical address of a text search: `readTextSearchAddress` returns the same. Undefined on a site without that page.
 *
 * @example writeTextSearchAddress({ text: 'balkong', tab: 'news', sort: 'date', page: 1 }, site) //
 * "/sok/?s=balkong&category=news&sort=date&page=2"
 */
export const writeTextSearchAddress = (
  { text, tab, sort, page }: TextSearchState,
  site: SiteDefinition,
  route: TextSearchRoute = 'textSearch',
): string | undefined =>
  writeAddress(
    site.routes[route],
    { s: searchTextOf(text), category: tab, sort, page: clamp(page + 1, pages.min, pages.max) },
    { category: 'all', sort: 'nothing', page: 1 },
  )
