// News for buyers, residents and boards: the audience and the address of a piece.
import type { SafeHtml } from '../formatting/safe-html.ts'
import { routePath } from '../sites/routes.ts'
import type { Locale } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'

/** The audience of a piece of news: all visitors of the site, the homes of a stage, one home, or the board of an association. */
export const newsAudiences = ['site', 'stage', 'residence', 'association'] as const
/** One of {@link newsAudiences}. */
export type NewsAudience = (typeof newsAudiences)[number]

/** A piece of news in a list. Times are epoch milliseconds. */
export interface NewsSummary {
  readonly id: string
  readonly title: string
  readonly preamble: string
  readonly audience: NewsAudience
  /** The stage, the home or the association; absent for all visitors. */
  readonly about?: string
  readonly publishedOn: number
  /** When it was last changed, if it was. */
  readonly updatedOn?: number
  readonly isRead: boolean
}

/** A whole piece of news. */
export interface NewsItem extends NewsSummary {
  /** Its language, which may differ from the site's. */
  readonly language: Locale
  readonly body: SafeHtml
}

/** Page size of the list. */
export const newsPageSize = 10

/** A part of the list, the latest first. */
export interface NewsPage {
  readonly items: readonly NewsSummary[]
  readonly total: number
  /** Total over all pages. */
  readonly unread: number
}

/** The query of the page of news. */
export const newsQuery = { id: 'newsId', from: 'from' } as const

/** Path and query of the page of news, of one piece, or of a later part of the list; undefined if a site has none. */
export const newsAddress = (
  site: SiteDefinition,
  { id, from = 0 }: { readonly id?: string; readonly from?: number } = {},
): string | undefined => {
  const path = routePath(site, 'news')
  if (path === undefined) return undefined
  if (id !== undefined) return `${path}?${newsQuery.id}=${encodeURIComponent(id.toWellFormed())}`
  return from > 0 ? `${path}?${newsQuery.from}=${from}` : path
}

/**
 * Parses the query of the page of news: one piece, or the list from an offset. An invalid query is the first page.
 *
 * @param query such as a `URLSearchParams`
 */
export const readNewsQuery = (query: {
  get(name: string): string | null
}): { readonly id?: string; readonly from: number } => {
  const id = query.get(newsQuery.id)
  const from = Number(/^\d{1,6}$/.exec(query.get(newsQuery.from) ?? '')?.[0] ?? 0)
  return { from: from - (from % newsPageSize), ...(id !== null && id !== '' && { id: id.slice(0, 100) }) }
}
