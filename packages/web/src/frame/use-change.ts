// Changes of data. A feature's `queries.ts` defines each change together with the queries that it makes stale, so that no page forgets one.
import type { QueryClient } from '@tanstack/react-query'
import { usePageQueries } from './queries.tsx'

/** Calls `change`, and then `update` with its result, which updates the query cache. Rejects as `change` does, without `update`. */
export const useChange = <Arguments extends readonly unknown[], Result>(
  change: (...given: Arguments) => Promise<Result>,
  update: (client: QueryClient, result: Result) => unknown,
): ((...given: Arguments) => Promise<Result>) => {
  const { library } = usePageQueries()
  return async (...given) => {
    const result = await change(...given)
    const { client } = await library.load()
    await update(client, result)
    return result
  }
}
