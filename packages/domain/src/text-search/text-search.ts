// Free-text search over a site's pages: the request (SEARCH-26 to SEARCH-28).

import { minSuggestionLength, quickSearchLimit, textSearchPageSize } from '../search/paging.ts'
import type { WireLocale } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'

const news = ['news', 'pressrelease'] as const
/** Other backends only have projects and areas; `residencialobject`, for homes, is our own (SEARCH-28). */
const residential = ['residencialproject', 'residencialarea', 'residencialobject'] as const

/** The categories of pages, spelled as on the wire (SEARCH-28). */
export const textSearchCategories = [
  'content',
  'news',
  'pressrelease',
  'residencialproject',
  'residencialarea',
  'career',
  'residencialobject',
] as const
/** One of {@link textSearchCategories}. */
export type TextSearchCategory = (typeof textSearchCategories)[number]

/** The tabs of a text-search page, and the categories behind each (SEARCH-28). */
export const textSearchTabs = {
  all: textSearchCategories,
  career: ['career'],
  content: ['content'],
  news,
  residential,
} as const satisfies Readonly<Record<string, readonly TextSearchCategory[]>>
/** One of the names of {@link textSearchTabs}. */
export type TextSearchTab = keyof typeof textSearchTabs

/** The orders of a text search: `nothing` is the best match first (SEARCH-27). */
export const textSearchSorts = ['nothing', 'date', 'alpha'] as const
/** One of {@link textSearchSorts}. */
export type TextSearchSort = (typeof textSearchSorts)[number]

/** Maximum length of the search text, in characters; the rest is cut off. */
export const longestSearchText = 200

/** The request of the text search, field by field as on the wire (SEARCH-27). */
export interface TextSearchRequest {
  readonly text: string
  readonly siteId: number
  readonly languages: readonly WireLocale[]
  readonly sortType: TextSearchSort
  readonly categories: readonly TextSearchCategory[]
  /** Hits to skip. */
  readonly skip: number
  /** Maximum number of hits. */
  readonly take: number
  /** Texts of which only the part around the matches is returned. */
  readonly attributesToCrop: readonly string[]
  /** Marks omitted text. */
  readonly cropMarker: string
}

/** The search text of a typed text: white space becomes single spaces, and the rest beyond the limit is cut off. */
export const searchTextOf = (typed: string): string =>
  [...typed.toWellFormed().replace(/\s+/g, ' ').trim()].slice(0, longestSearchText).join('').trim()

/** Whether a typed text is long enough for a search: two characters, without white space at its ends. */
export const isSearchedFor = (typed: string): boolean =>
  [...searchTextOf(typed)].length >= minSuggestionLength

/**
 * A page of a text search; `page` counts from 0. Undefined for fewer than two characters, which are not searched for.
 *
 * @example textSearchRequest({ text: 'balkong', site, page: 2 }) // { …, skip: 50, take: 25 }
 */
export const textSearchRequest = ({
  text,
  site,
  page = 0,
  categories = textSearchCategories,
  sort = 'nothing',
}: {
  readonly text: string
  readonly site: SiteDefinition
  readonly page?: number
  readonly categories?: readonly TextSearchCategory[]
  readonly sort?: TextSearchSort
}): TextSearchRequest | undefined =>
  isSearchedFor(text)
    ? {
        text: searchTextOf(text),
        siteId: site.siteId,
        languages: [site.wireLocale],
        sortType: sort,
        categories,
        skip: textSearchPageSize * page,
        take: textSearchPageSize,
        attributesToCrop: ['text'],
        cropMarker: '…',
      }
    : undefined

/** The three best hits for the header's overlay; undefined as for {@link textSearchRequest}. */
export const quickSearchRequest = (text: string, site: SiteDefinition): TextSearchRequest | undefined => {
  const request = textSearchRequest({ text, site })
  return request && { ...request, take: quickSearchLimit }
}
