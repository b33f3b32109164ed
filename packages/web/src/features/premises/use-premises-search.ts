// The premises search as the address defines it, and the only way to change it: a new address.
import type { AddressProblem, PremisesFilters } from '@husrum/domain'
import { premisesAddressProblems, readPremisesAddress, writePremisesAddress } from '@husrum/domain'
import { useCallback, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSite } from '../../frame/site.tsx'

export interface PremisesController {
  readonly filters: PremisesFilters
  /** Invalid parts of the address. */
  readonly problems: readonly AddressProblem[]
  /** Address of the same search with other filters. */
  readonly addressWith: (filters: Partial<PremisesFilters>) => string
  readonly changeFilters: (filters: Partial<PremisesFilters>) => void
}

export const usePremisesSearch = (): PremisesController => {
  const site = useSite()
  const here = useLocation()
  // During navigation to another page, keep the search until that page is shown.
  const latest = useRef(here)
  if (here.pathname === site.routes.premises) latest.current = here
  const { search: query } = latest.current
  const navigate = useNavigate()
  const filters = useMemo(() => readPremisesAddress(new URLSearchParams(query), site), [query, site])
  const problems = useMemo(() => premisesAddressProblems(new URLSearchParams(query), site), [query, site])
  const addressWith = useCallback(
    (changed: Partial<PremisesFilters>) =>
      writePremisesAddress({ ...filters, ...changed }, site) ?? site.routes.start,
    [filters, site],
  )
  const changeFilters = useCallback(
    (changed: Partial<PremisesFilters>) => {
      const address = addressWith(changed)
      if (address !== addressWith({}) || problems.length > 0) navigate(address)
    },
    [addressWith, navigate, problems],
  )
  return useMemo(
    () => ({ filters, problems, addressWith, changeFilters }),
    [filters, problems, addressWith, changeFilters],
  )
}
