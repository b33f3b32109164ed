// The port to news for buyers, residents and boards.
import type { NewsItem, NewsPage } from '@husrum/domain'

/** Of the site that it was made for. Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface News {
  /** The latest first, from a place on. */
  list(from?: number): Promise<NewsPage>
  /** Undefined for one that is not there, or not for the person. */
  one(id: string): Promise<NewsItem | undefined>
  /** Marks one as read. One that is gone is as good as read. */
  read(id: string): Promise<void>
  readAll(): Promise<void>
}
