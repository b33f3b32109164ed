// Where somebody is among the errands, by the address, and the addresses from there.
import { isBoardMember, routePath } from '@husrum/domain'
import { useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../../frame/session.tsx'
import { useSite } from '../../frame/site.tsx'
import type { ErrandPageAddress } from './errand-page-address.ts'
import { errandsAtATime, readErrandPageAddress, writeErrandPageAddress } from './errand-page-address.ts'

export interface ErrandPages {
  readonly address: ErrandPageAddress
  readonly addressWith: (changed: Partial<ErrandPageAddress>) => string
  /** The page of one errand; the list that one came from stays in its address. */
  readonly addressOf: (errandId: string) => string
  /** Without the errand or round that stands open. */
  readonly back: string
}

/** Whose errands are shown: a board sees all of its association. */
export const useErrandViewer = (): 'resident' | 'board' => {
  const view = useSession()
  return view.kind === 'signedIn' && view.user && isBoardMember(view.user) ? 'board' : 'resident'
}

export const useErrandPages = (): ErrandPages => {
  const site = useSite()
  const path = routePath(site, 'errands') ?? site.routes.start
  const here = useLocation()
  // Whoever goes on leaves the list as it is: it is shown until the next page is there.
  const latest = useRef(here)
  if (here.pathname === path) latest.current = here
  const { search } = latest.current
  return useMemo(() => {
    const address = readErrandPageAddress(search)
    const { errandId: _, roundId: __, ...list } = address
    return {
      address,
      addressWith: (changed) => writeErrandPageAddress(path, { ...list, shown: errandsAtATime, ...changed }),
      addressOf: (errandId) => writeErrandPageAddress(path, { ...list, errandId }),
      back: writeErrandPageAddress(path, list),
    }
  }, [search, path])
}
