// The succession list as the address defines it, and the only way to change it: a new address.
import type { SuccessionFilters } from '@husrum/domain'
import { readSuccessionAddress, writeSuccessionAddress } from '@husrum/domain'
import { useCallback, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSite } from '../../frame/site.tsx'

export interface SuccessionController {
  readonly filters: SuccessionFilters
  /** Address of the same list with other filters. */
  readonly addressWith: (filters: Partial<SuccessionFilters>) => string
  readonly changeFilters: (filters: Partial<SuccessionFilters>) => void
}

export const useSuccessionSearch = (): SuccessionController => {
  const site = useSite()
  const here = useLocation()
  // During navigation to another page, keep the list until that page is shown.
  const latest = useRef(here)
  if (here.pathname === site.routes.succession) latest.current = here
  const { search: query } = latest.current
  const navigate = useNavigate()
  const filters = useMemo(() => readSuccessionAddress(new URLSearchParams(query)), [query])
  const addressWith = useCallback(
    (changed: Partial<SuccessionFilters>) =>
      writeSuccessionAddress({ ...filters, ...changed }, site) ?? site.routes.start,
    [filters, site],
  )
  const changeFilters = useCallback(
    (changed: Partial<SuccessionFilters>) => {
      const address = addressWith(changed)
      if (address !== addressWith({})) navigate(address)
    },
    [addressWith, navigate],
  )
  return useMemo(() => ({ filters, addressWith, changeFilters }), [filters, addressWith, changeFilters])
}
