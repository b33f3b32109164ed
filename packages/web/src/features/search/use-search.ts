// The search as the address says it, and the one way to change it: a new address.

import type { ChosenForSearch, SearchChoices } from '@husrum/application'
import type { AddressProblem, SearchFilters, SearchState, SortOrder } from '@husrum/domain'
import { namedResultKind, pageSizes, readSearchAddress, viewOfHash, writeSearchAddress } from '@husrum/domain'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Location } from 'react-router-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite } from '../../frame/site.tsx'
import { placeParameter } from './sent-form.ts'

export interface SearchController {
  readonly search: SearchState
  /** Where it stands: path and query. */
  readonly address: string
  readonly problems: readonly AddressProblem[]
  /** What the visitor chose: the tab that an address shows that names none, and the homes of a page. */
  readonly choices: SearchChoices
  /** A place that was typed and is not known; empty if none. */
  readonly unknownPlace: string
  /** The address of the same search with other filters, from the list's beginning. */
  readonly addressWith: (filters: Partial<SearchFilters>) => string
  /** `replace` takes the place of this step in the history. */
  readonly changeFilters: (filters: Partial<SearchFilters>, options?: { readonly replace: boolean }) => void
  readonly changeSort: (sort: SortOrder) => void
  /** From now on, in this search and in new ones. */
  readonly changePageSize: (pageSize: number) => void
  /** Says in the address how much is listed, without a new step in the history. */
  readonly noteItems: (items: number) => void
}

/** Where the search stands. Whoever goes on leaves it as it is: it is shown until the next page is there. */
const useSearchLocation = (): Location => {
  const { routes } = useSite()
  const location = useLocation()
  const latest = useRef(location)
  if (location.pathname.startsWith(routes.search ?? routes.start)) latest.current = location
  return latest.current
}

const noChoices: SearchChoices = { kind: 'object', pageSize: pageSizes[0] }

/** @param remembered what the visitor chose before, as the page was loaded with it. */
export const useSearch = (remembered: SearchChoices = noChoices): SearchController => {
  const site = useSite()
  const location = useSearchLocation()
  const { pathname, search: query } = location
  // A tab and the map stay with a changed search; where somebody jumped on the page does not.
  const named = namedResultKind(location.hash)
  const { kind } = remembered
  const isTab = named !== undefined && named !== kind
  const hash = isTab || viewOfHash(location.hash) === 'map' ? location.hash : ''
  const [pageSize, setPageSize] = useState(remembered.pageSize)
  const catalogue = useCapabilities().search
  // What cannot be kept, as offline, holds for this page.
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
      // The same search stays where it is: how much of it is listed, and what else stands in the address.
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
      // Whoever has gone on meanwhile is left where they are.
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
