// The answers that came with a page: available before the query library is loaded, and then put into its cache.
import type { QueryKey } from '@tanstack/react-query'
import type { AnsweredQuery, FetchQuery, PageQueries, QueryLibrary } from '../frame/queries.tsx'
import type { LoadOnce } from '../lazy/load-once.ts'

export const findAnswer = <Data>(sent: readonly AnsweredQuery[], queryKey: QueryKey): Data | undefined => {
  // The server serialises its keys in the same way.
  const key = JSON.stringify(queryKey)
  return sent.find((query) => JSON.stringify(query.queryKey) === key)?.data as Data | undefined
}

/** Answers only from what was sent with the page: anything missing could not be loaded by the server. */
export const fetchSent =
  (sent: readonly AnsweredQuery[]): FetchQuery =>
  async <Data>({ queryKey }: { readonly queryKey: QueryKey }) => {
    const data = findAnswer<Data>(sent, queryKey)
    if (data === undefined) throw new Error('The answer was not sent with the page')
    return data
  }

export const makePageQueries = (
  sent: readonly AnsweredQuery[],
  library: LoadOnce<QueryLibrary>,
): PageQueries => ({
  known: <Data>(queryKey: QueryKey) => {
    const { client } = library.loaded() ?? {}
    return client ? client.getQueryData<Data>(queryKey) : findAnswer<Data>(sent, queryKey)
  },
  library,
})
