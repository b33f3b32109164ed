// The text search as the address defines it, and the addresses of related searches.
import type { TextSearchRoute, TextSearchState } from '@husrum/domain'
import { readTextSearchAddress, writeTextSearchAddress } from '@husrum/domain'
import { useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSite } from '../../frame/site.tsx'

export interface TextSearchController {
  readonly search: TextSearchState
  /** Path of the page, without a query. */
  readonly path: string
  /** Address of the search with a change: from its first page, unless the page is what changes. */
  readonly addressWith: (change: Partial<TextSearchState>) => string
  readonly searchFor: (text: string) => void
}

export const useTextSearch = (route: TextSearchRoute): TextSearchController => {
  const site = useSite()
  const path = site.routes[route] ?? site.routes.start
  const location = useLocation()
  // During navigation to another page, keep the search until that page is shown.
  const latest = useRef(location)
  if (location.pathname === path) latest.current = location
  const { search: query } = latest.current
  const navigate = useNavigate()
  return useMemo(() => {
    const search = readTextSearchAddress(new URLSearchParams(query))
    const addressWith = (change: Partial<TextSearchState>): string =>
      writeTextSearchAddress({ ...search, page: 0, ...change }, site, route) ?? path
    return {
      search,
      path,
      addressWith,
      searchFor: (text) => void navigate(addressWith({ text, tab: 'all' })),
    }
  }, [query, navigate, path, route, site])
}
