// The cache of what use cases answered, with the specification's rules (3 §9). It comes with the first question that the
// page itself has no answer to; what came with the page is in it from the start.
import type { DehydratedState } from '@tanstack/react-query'
import { hydrate, notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import type { AnswerCache } from './answers.ts'

export const makeAnswerCache = (
  where: 'browser' | 'server',
  sent?: DehydratedState,
  retry: number | false = where === 'browser' ? 1 : false,
): AnswerCache => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        staleTime: 30_000,
        gcTime: where === 'browser' ? 30 * 60_000 : Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        // Without a network nothing waits in silence: it fails, and the page says so.
        networkMode: 'always',
        // A page asks before it is shown, so what is there when it is shown has just been asked for.
        refetchOnMount: false,
      },
    },
  })
  if (sent) hydrate(client, sent)
  if (where === 'browser') client.mount()
  return {
    client,
    observe: (first) => {
      const complete = (question: typeof first) => ({
        ...client.defaultQueryOptions(question),
        _optimisticResults: 'optimistic' as const,
      })
      const observer = new QueryObserver(client, complete(first))
      return {
        read: (question) => observer.getOptimisticResult(complete(question)),
        follow: (question) => observer.setOptions(complete(question)),
        subscribe: (listener) => {
          const stop = observer.subscribe(notifyManager.batchCalls(listener))
          // It may have been answered since it was rendered.
          observer.updateResult()
          return stop
        },
        current: () => observer.getCurrentResult(),
      }
    },
  }
}
