// The current errand page, from the address, and the addresses of others.
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
  /** The page of one errand; its address includes the list that it was opened from. */
  readonly addressOf: (errandId: string) => string
  /** Without the open errand or round. */
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
  // During navigation to another page, keep the list until that page is shown.
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
