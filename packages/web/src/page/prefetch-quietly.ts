// Queries ahead of the first paint.
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** Fetches ahead of the first paint. A failure is kept by the query, whose component shows it. */
export const prefetchQuietly = async <Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<boolean> => {
  try {
    await queryClient.fetchQuery(query)
    return true
  } catch {
    return false
  }
}
