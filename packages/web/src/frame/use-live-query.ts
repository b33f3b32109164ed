// A query that changes while the page is open, such as a filtered search. Its first answer came with the page, so that a page that is only
// read never loads the query library.
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Query } from './queries.tsx'
import { usePageQueries } from './queries.tsx'

export interface LiveAnswer<Data> {
  /** While another query is being answered, the answer to the previous one. */
  readonly data: Data | undefined
  readonly isPreviousData: boolean
  readonly isFetching: boolean
  readonly isError: boolean
  readonly retry: () => void
}

/** For `placeholderData`. */
const keepPrevious = <Data>(previous: Data | undefined): Data | undefined => previous

/**
 * Answers a query through the page's query cache.
 *
 * @example const found = useLiveQuery(homesQuery(search, site, useCapabilities().search))
 */
export const useLiveQuery = <Data>(
  query: Query<Data>,
  /** `hasFailed`: the query got no answer when the page was made, so the failure is shown until a retry. */
  atFirst: { readonly hasFailed: boolean } = { hasFailed: false },
): LiveAnswer<Data> => {
  const { known, library: code } = usePageQueries()
  const library = useSyncExternalStore(code.subscribe, code.loaded, code.loaded)
  const key = JSON.stringify(query.queryKey)

  // Until the library is loaded: what came with the page, or the previous answer while the new one is loading.
  const shown = useRef(query)
  const sent = library ? undefined : known<Data>(query.queryKey)
  if (sent !== undefined) shown.current = query
  const isMissing = !library && sent === undefined
  const [hasFailed, setFailed] = useState(atFirst.hasFailed)
  const load = useCallback(() => {
    setFailed(false)
    code.load().catch(() => setFailed(true))
  }, [code])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another chance.
  useEffect(() => {
    if (isMissing) load()
  }, [isMissing, load, key])

  // After that the library: it starts with the query that is shown, whose answer stays until the next one arrives.
  const followed = useMemo(() => {
    const observer = library?.observe(shown.current)
    return {
      observer,
      subscribe: (listener: () => void) => observer?.subscribe(listener) ?? (() => undefined),
      result: () => observer?.getCurrentResult(),
    }
  }, [library])
  const { observer } = followed
  useSyncExternalStore(followed.subscribe, followed.result, followed.result)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that differs between two questions.
  const options = useMemo(() => ({ ...query, placeholderData: keepPrevious }), [key])
  useEffect(() => observer?.setOptions(options as never), [observer, options])

  if (library && observer) {
    const result = observer.getOptimisticResult(library.client.defaultQueryOptions(options) as never)
    return {
      data: result.data,
      isPreviousData: result.isPlaceholderData,
      isFetching: result.isFetching,
      isError: result.isError,
      retry: () => void observer.refetch(),
    }
  }
  const previous = hasFailed ? undefined : known<Data>(shown.current.queryKey)
  return {
    data: sent ?? previous,
    isPreviousData: isMissing && previous !== undefined,
    isFetching: isMissing && !hasFailed,
    isError: isMissing && hasFailed,
    retry: load,
  }
}
