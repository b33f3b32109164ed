// News for tests: the given items, latest first.
import type { NewsItem } from '@husrum/domain'
import { newsPageSize } from '@husrum/domain'
import { SessionExpired } from '../failures.ts'
import type { News } from './news.ts'

export const makeInMemoryNews = ({
  items = [],
  isSignedIn = true,
  failure,
}: {
  readonly items?: readonly NewsItem[]
  readonly isSignedIn?: boolean
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
} = {}): News => {
  let kept = items.toSorted((one, other) => other.publishedOn - one.publishedOn)
  const assertAnswered = (): void => {
    if (failure) throw failure
    if (!isSignedIn) throw new SessionExpired('Not signed in')
  }
  return {
    async list(from = 0) {
      assertAnswered()
      return {
        items: kept.slice(from, from + newsPageSize).map(({ body: _, language: __, ...summary }) => summary),
        total: kept.length,
        unread: kept.filter(({ isRead }) => !isRead).length,
      }
    },
    async one(id) {
      assertAnswered()
      return kept.find((item) => item.id === id)
    },
    async read(id) {
      assertAnswered()
      kept = kept.map((item) => (item.id === id ? { ...item, isRead: true } : item))
    },
    async readAll() {
      assertAnswered()
      kept = kept.map((item) => ({ ...item, isRead: true }))
    },
  }
}
