// The port to news for buyers, residents and boards.
import type { NewsItem, NewsPage } from '@husrum/domain'

/** Of the site that this was created for. Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface News {
  /** Latest first, starting at an offset. */
  list(from?: number): Promise<NewsPage>
  /** Undefined for an unknown item, and for one that is not for the person. */
  one(id: string): Promise<NewsItem | undefined>
  /** Marks one as read. Succeeds if it no longer exists. */
  read(id: string): Promise<void>
  readAll(): Promise<void>
}
