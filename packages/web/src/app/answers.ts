// What use cases have answered: at first what came with the page, and from the first new question on a cache of them.
// Most visits to a page ask nothing more, and so load nothing to ask with.
import type {
  DehydratedState,
  QueryClient,
  QueryKey,
  QueryObserverOptions,
  QueryObserverResult,
} from '@tanstack/react-query'
import { bringOnce } from '../lazy/load-once.ts'

export type Question<Data, Key extends QueryKey> = QueryObserverOptions<Data, Error, Data, Data, Key>

export type Answer<Data> = Pick<
  QueryObserverResult<Data, Error>,
  'data' | 'isError' | 'isFetching' | 'isPlaceholderData'
> & { readonly refetch: () => unknown }

/** One place of a page that shows an answer, while its question may change. */
export interface Observed<Data, Key extends QueryKey> {
  readonly read: (question: Question<Data, Key>) => Answer<Data>
  readonly follow: (question: Question<Data, Key>) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly current: () => Answer<Data>
}

export interface AnswerCache {
  readonly client: QueryClient
  readonly observe: <Data, Key extends QueryKey>(first: Question<Data, Key>) => Observed<Data, Key>
}

export interface Answers {
  /** Brings the cache. A failure is told, and the next call tries anew. */
  readonly bring: () => Promise<AnswerCache>
  /** Undefined until it has been brought. */
  readonly cache: () => AnswerCache | undefined
  /** Calls once the cache is there. */
  readonly subscribe: (listener: () => void) => () => void
  /** What is known to this question now, from the cache or else from what came with the page. */
  readonly known: <Data>(question: { readonly queryKey: QueryKey }) => Data | undefined
}

export const makeAnswers = ({
  sent,
  load,
}: {
  readonly sent?: DehydratedState
  readonly load: () => Promise<AnswerCache>
}): Answers => {
  const listeners = new Set<() => void>()
  const cache = bringOnce(load)
  const bring = async (): Promise<AnswerCache> => {
    const isNew = cache.here() === undefined
    const come = await cache.bring()
    if (isNew) for (const listener of listeners) listener()
    return come
  }
  return {
    bring,
    cache: cache.here,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    known: <Data>({ queryKey }: { readonly queryKey: QueryKey }) => {
      const here = cache.here()
      if (here) return here.client.getQueryData<Data>(queryKey)
      // The server wrote its keys as this page writes its own.
      const key = JSON.stringify(queryKey)
      return sent?.queries.find((query) => JSON.stringify(query.queryKey) === key)?.state.data as
        | Data
        | undefined
    },
  }
}
