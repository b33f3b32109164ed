// Follows the hash of the address once its page is shown: `#block-n` scrolls to a block, `#open-…` leads elsewhere. What a
// search or a modal reads is left to it, and everything else does nothing.
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

/** Answers how to call it off. */
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
    // A modal that closes brings its hash back, but the person is where they were; so is who comes back or reloads.
    if (from?.hash === '#modal' && from.pathname === location.pathname) return undefined
    const link = readHash(location.hash)
    if (link.kind === 'block') return !from && hasReturned() ? undefined : showBlock(link.elementId)
    if (link.kind === 'dialog')
      withLoaded(navigation, ({ followHash }) => followHash({ site, page, location, navigate, showBlock }))
    return undefined
  }, [isThere, location, navigate, page, site])
}
