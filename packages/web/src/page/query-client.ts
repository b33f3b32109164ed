// The cache of what use cases answered, with the specification's rules (3 §9).
import { QueryClient } from '@tanstack/react-query'

export const makeQueryClient = (where: 'browser' | 'server'): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: where === 'browser' ? 1 : false,
        staleTime: 30_000,
        gcTime: where === 'browser' ? 30 * 60_000 : Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        // Without a network nothing waits in silence: it fails, and the page says so.
        networkMode: 'always',
      },
    },
  })
