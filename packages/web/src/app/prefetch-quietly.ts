// Queries ahead of the first paint.
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { Answers } from './answers.ts'

/** Fetches ahead of the first paint. A failure is kept by the query, whose component shows it. */
export const prefetchQuietly = async <Data, Key extends QueryKey>(
  answers: Answers,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<boolean> => {
  try {
    await (await answers.bring()).client.fetchQuery(query)
    return true
  } catch {
    return false
  }
}
