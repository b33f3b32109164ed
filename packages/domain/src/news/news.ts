// News for buyers, residents and boards: whom a piece is for, and where it is read.
import type { SafeHtml } from '../formatting/safe-html.ts'
import { routePath } from '../sites/routes.ts'
import type { Locale } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'

/** Whom a piece of news is for: everybody on the site, the homes of a stage, one home, or the board of an association. */
export const newsAudiences = ['site', 'stage', 'residence', 'association'] as const
/** One of {@link newsAudiences}. */
export type NewsAudience = (typeof newsAudiences)[number]

/** A piece of news in a list. Times are epoch milliseconds. */
export interface NewsSummary {
  readonly id: string
  readonly title: string
  readonly preamble: string
  readonly audience: NewsAudience
  /** The stage, the home or the association; absent where it is for everybody. */
  readonly about?: string
  readonly publishedOn: number
  /** When it was last changed, if it was. */
  readonly updatedOn?: number
  readonly isRead: boolean
}

/** A whole piece of news. */
export interface NewsItem extends NewsSummary {
  /** What it is written in, which may be another language than the site's. */
  readonly language: Locale
  readonly body: SafeHtml
}

/** How many stand on a page of the list. */
export const newsPageSize = 10

/** A part of the list, the latest first. */
export interface NewsPage {
  readonly items: readonly NewsSummary[]
  readonly total: number
  /** Of all, on whatever page they stand. */
  readonly unread: number
}

/** What stands in the query of the page of news. */
export const newsQuery = { id: 'newsId', from: 'from' } as const

/** Path and query of the page of news, of one piece, or of a later part of the list; undefined where a site has none. */
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
 * What the query of the page of news asks for: one piece, or the list from a place on. Nonsense is the first page.
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
