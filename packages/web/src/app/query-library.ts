// TanStack Query with the product's settings (PLAT-21). It is loaded at the first new request; the answers that came with the page are in
// its cache from the start.
import type { DefaultOptions } from '@tanstack/react-query'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { AnsweredQuery, QueryLibrary } from '../frame/queries.tsx'

const rules: NonNullable<DefaultOptions['queries']> = {
  retry: 1,
  staleTime: 30_000,
  gcTime: 30 * 60_000,
  refetchOnWindowFocus: false,
  // Without a network a request fails instead of waiting, so that the page can report it.
  networkMode: 'always',
  // A page loads its data before it is shown, so what is there on mount is fresh.
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

/** For one request on the server: it only reads, and sets no timer. */
export const makeServerQueryLibrary = (sent: readonly AnsweredQuery[]): QueryLibrary =>
  makeLibrary(sent, { gcTime: Number.POSITIVE_INFINITY })
