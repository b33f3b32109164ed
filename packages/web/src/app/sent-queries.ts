// The answers that came with a page: known before any query library is loaded, and handed over to it.
import type { QueryKey } from '@tanstack/react-query'
import type { AnsweredQuery, FetchQuery, PageQueries, QueryLibrary } from '../frame/queries.tsx'
import type { LoadOnce } from '../lazy/load-once.ts'

export const findAnswer = <Data>(sent: readonly AnsweredQuery[], queryKey: QueryKey): Data | undefined => {
  // The server wrote its keys as this page writes its own.
  const key = JSON.stringify(queryKey)
  return sent.find((query) => JSON.stringify(query.queryKey) === key)?.data as Data | undefined
}

/** Answers from what was sent alone: what is missing there could not be had. */
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
