// Queries whose answers a page shows: answered at first by what came with the page, and by TanStack Query once it is loaded.
import type { FetchQueryOptions, QueryClient, QueryKey, QueryObserver } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import type { LoadOnce } from '../lazy/load-once.ts'

/** The part of TanStack Query's options that server and browser share. */
export interface Query<Data> {
  readonly queryKey: QueryKey
  readonly queryFn: () => Promise<Data>
  readonly staleTime?: FetchQueryOptions<Data>['staleTime'] & {}
}

export type FetchQuery = <Data>(query: Query<Data>) => Promise<Data>

/** A query with its answer, as the server sends it with the page. */
export interface AnsweredQuery {
  readonly queryKey: QueryKey
  readonly data: unknown
}

/** TanStack Query with the operations that the page uses. */
export interface QueryLibrary {
  readonly client: QueryClient
  readonly observe: <Data>(query: Query<Data>) => QueryObserver<Data, Error>
}

export interface PageQueries {
  /** The present answer: from the query cache, or else from what came with the page. */
  readonly known: <Data>(queryKey: QueryKey) => Data | undefined
  /** Never loads on the server. */
  readonly library: LoadOnce<QueryLibrary>
}

const QueriesContext = createContext<PageQueries | undefined>(undefined)

export const QueriesProvider = ({
  queries,
  children,
}: {
  readonly queries: PageQueries
  readonly children: ReactNode
}) => <QueriesContext value={queries}>{children}</QueriesContext>

export const usePageQueries = (): PageQueries => {
  const queries = useContext(QueriesContext)
  if (!queries) throw new Error('QueriesProvider is missing above this component')
  return queries
}
