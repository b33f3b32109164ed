// The search as the address defines it, and the only way to change it: a new address.

import type { ChosenForSearch, SearchChoices } from '@husrum/application'
import type { AddressProblem, SearchFilters, SearchState, SortOrder } from '@husrum/domain'
import { namedResultKind, pageSizes, readSearchAddress, viewOfHash, writeSearchAddress } from '@husrum/domain'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Location } from 'react-router-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite } from '../../frame/site.tsx'
import { usePageHash } from '../../frame/use-page-hash.ts'
import { placeParameter } from './sent-form.ts'

export interface SearchController {
  readonly search: SearchState
  /** Path and query. */
  readonly address: string
  readonly problems: readonly AddressProblem[]
  /** The visitor's choices: the tab to show if the address names none, and the page size. */
  readonly choices: SearchChoices
  /** A place that was typed but is unknown; empty if none. */
  readonly unknownPlace: string
  /** Address of the same search with other filters, from the start of the list. */
  readonly addressWith: (filters: Partial<SearchFilters>) => string
  /** `replace` replaces the current history entry. */
  readonly changeFilters: (filters: Partial<SearchFilters>, options?: { readonly replace: boolean }) => void
  readonly changeSort: (sort: SortOrder) => void
  /** Applies to this search and new ones. */
  readonly changePageSize: (pageSize: number) => void
  /** Writes the list length to the address, without a new history entry. */
  readonly noteItems: (items: number) => void
}

/** Location of the search. During navigation to another page it keeps the last one, until that page is shown. */
const useSearchLocation = (): Location => {
  const { routes } = useSite()
  const location = useLocation()
  const latest = useRef(location)
  if (location.pathname.startsWith(routes.search ?? routes.start)) latest.current = location
  return latest.current
}

const noChoices: SearchChoices = { kind: 'object', pageSize: pageSizes[0] }

/** @param remembered choices of the visitor, as loaded with the page. */
export const useSearch = (remembered: SearchChoices = noChoices): SearchController => {
  const site = useSite()
  const location = useSearchLocation()
  const { pathname, search: query } = location
  // A changed search keeps tab and map in the hash, but not other anchors.
  const pageHash = usePageHash()
  const named = namedResultKind(pageHash)
  const { kind } = remembered
  const isTab = named !== undefined && named !== kind
  const hash = isTab || viewOfHash(pageHash) === 'map' ? pageHash : ''
  const [pageSize, setPageSize] = useState(remembered.pageSize)
  const catalogue = useCapabilities().search
  // If storing fails, as when offline, the choice applies to this page only.
  const remember = useCallback(
    (chosen: ChosenForSearch) => void catalogue.remember(chosen).catch(() => undefined),
    [catalogue],
  )
  useEffect(() => {
    if (named !== undefined) remember({ kind: named })
  }, [named, remember])
  const navigate = useNavigate()
  const { state, problems } = useMemo(
    () => readSearchAddress(pathname, new URLSearchParams(query), site, pageSize),
    [pathname, query, site, pageSize],
  )
  const unknownPlace = useMemo(
    () => new URLSearchParams(query).get(placeParameter)?.slice(0, 100) ?? '',
    [query],
  )

  const addressWith = useCallback(
    (filters: Partial<SearchFilters>) =>
      writeSearchAddress({ ...state, items: pageSize, filters: { ...state.filters, ...filters } }, site),
    [state, site, pageSize],
  )
  const changeFilters = useCallback(
    (filters: Partial<SearchFilters>, { replace } = { replace: false }) => {
      const address = addressWith(filters)
      // Do not navigate to the same search: that would reset the list length and other parts of the address.
      if (address !== addressWith({}) || problems.length > 0) navigate(address + hash, { replace })
    },
    [addressWith, navigate, problems, hash],
  )
  const changeSort = useCallback(
    (sort: SortOrder) => navigate(writeSearchAddress({ ...state, items: pageSize, sort }, site) + hash),
    [state, site, navigate, hash, pageSize],
  )
  const changePageSize = useCallback(
    (size: number) => {
      remember({ pageSize: size })
      setPageSize(size)
      navigate(writeSearchAddress({ ...state, items: size }, site) + hash, { replace: true })
    },
    [state, site, navigate, hash, remember],
  )
  const here = useLocation()
  const latest = useRef(here)
  latest.current = here
  const noteItems = useCallback(
    (items: number) => {
      // Do nothing if the visitor has navigated away meanwhile.
      const { pathname: at, search: asked } = latest.current
      if (at + asked === pathname + query)
        navigate(writeSearchAddress({ ...state, items }, site) + hash, { replace: true })
    },
    [state, site, navigate, hash, pathname, query],
  )
  const address = pathname + query
  return useMemo(
    () => ({
      search: state,
      address,
      problems,
      choices: { kind, pageSize },
      unknownPlace,
      addressWith,
      changeFilters,
      changeSort,
      changePageSize,
      noteItems,
    }),
    [
      state,
      address,
      problems,
      kind,
      pageSize,
      unknownPlace,
      addressWith,
      changeFilters,
      changeSort,
      changePageSize,
      noteItems,
    ],
  )
}
