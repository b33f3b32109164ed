// TanStack Query with the product's settings (PLAT-21). It is loaded at the first new request; the data that came with the
// page are in its cache from the start.
import type { DefaultOptions } from '@tanstack/react-query'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { AnsweredQuery, QueryLibrary } from '../frame/queries.tsx'

const rules: NonNullable<DefaultOptions['queries']> = {
  retry: 1,
  staleTime: 30_000,
  gcTime: 30 * 60_000,
  refetchOnWindowFocus: false,
  // Without a network nothing waits in silence: it fails, and the page says so.
  networkMode: 'always',
  // A page asks before it is shown, so what is there when it is shown has just been asked for.
  refetchOnMount: false,
}

const makeLibrary = (sent: readonly AnsweredQuery[], changes: typeof rules): QueryLibrary => {
  const client = new QueryClient({ defaultOptions: { queries: { ...rules, ...changes } } })
  for (const { queryKey, data } of sent) client.setQueryData(queryKey, data)
  return { client, observe: (query) => new QueryObserver(client, query) }
}

export const makeQueryLibrary = (sent: readonly AnsweredQuery[], retry: number | false = 1): QueryLibrary => {
  const library = makeLibrary(sent, { retry })
  library.client.mount()
  return library
}

/** For one request on the server: it only reads, and no timer outlives it. */
export const makeServerQueryLibrary = (sent: readonly AnsweredQuery[]): QueryLibrary =>
  makeLibrary(sent, { gcTime: Number.POSITIVE_INFINITY })
