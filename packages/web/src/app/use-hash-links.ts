// Follows the hash of the address once its page is shown: `#block-n` scrolls to a block, `#open-…` opens a dialog or a page. Hashes of the
// search and of modals are handled there; all others have no effect.
import type { Page, SiteDefinition } from '@husrum/domain'
import { readHash } from '@husrum/domain'
import { useEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { withLoaded } from '../lazy/load-once.ts'
import { navigation } from './late-navigation.ts'

const hasReturned = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward' || navigation?.type === 'reload'
}

/** Returns what cancels it. */
const showBlock = (elementId: string): (() => void) => {
  let stop: (() => void) | undefined
  let isOff = false
  withLoaded(navigation, ({ scrollToBlock }) => {
    if (!isOff) stop = scrollToBlock(elementId)
  })
  return () => {
    isOff = true
    stop?.()
  }
}

export const useHashLinks = (site: SiteDefinition, shownPath: string, page: Page | undefined): void => {
  const location = useLocation()
  const navigate = useNavigate()
  const before = useRef<Location>(undefined)
  const isThere = shownPath === location.pathname

  useEffect(() => {
    if (!isThere || before.current === location) return undefined
    const from = before.current
    before.current = location
    // A closing modal restores the hash without moving the visitor. Back and reload restore the scroll position themselves.
    if (from?.hash === '#modal' && from.pathname === location.pathname) return undefined
    const link = readHash(location.hash)
    if (link.kind === 'block') return !from && hasReturned() ? undefined : showBlock(link.elementId)
    if (link.kind === 'dialog')
      withLoaded(navigation, ({ followHash }) =>
        followHash({ site, page, location, from, navigate, showBlock }),
      )
    return undefined
  }, [isThere, location, navigate, page, site])
}
