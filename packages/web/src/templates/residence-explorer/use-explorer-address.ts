// The state of the explorer in its address, and the one way to change it: a new address.
import type { AddressProblem, ExplorerChoices, ExplorerState } from '@husrum/domain'
import {
  explorerAddressProblems,
  explorerPath,
  readExplorerAddress,
  writeExplorerAddress,
} from '@husrum/domain'
import { useCallback, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSite } from '../../frame/site.tsx'

export interface ExplorerController {
  readonly path: string
  readonly state: ExplorerState
  /** The values of the address that cannot be used. */
  readonly problems: readonly AddressProblem[]
  readonly addressWith: (change: Partial<ExplorerState>) => string
  readonly changeChoices: (choices: Partial<ExplorerChoices>) => void
}

/** @param stagePath of the stage whose homes they are. */
export const useExplorerAddress = (stagePath: string): ExplorerController => {
  const site = useSite()
  const here = useLocation()
  const navigate = useNavigate()
  const path = explorerPath(stagePath, site)
  // On navigation to another page the house does not change: it is shown until the next page is loaded.
  const latest = useRef(here.search)
  if (here.pathname === path) latest.current = here.search
  const { current: query } = latest
  const state = useMemo(() => readExplorerAddress(new URLSearchParams(query), site), [query, site])
  const problems = useMemo(() => explorerAddressProblems(new URLSearchParams(query), site), [query, site])
  const addressWith = useCallback(
    (change: Partial<ExplorerState>) => writeExplorerAddress(path, { ...state, ...change }, site),
    [path, state, site],
  )
  const changeChoices = useCallback(
    (choices: Partial<ExplorerChoices>) => {
      const address = addressWith({ choices: { ...state.choices, ...choices } })
      if (address !== addressWith({}) || problems.length > 0) navigate(address)
    },
    [addressWith, navigate, problems, state],
  )
  return { path, state, problems, addressWith, changeChoices }
}
