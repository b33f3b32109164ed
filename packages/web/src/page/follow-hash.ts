// What the hash of an address does on a page: an exact list, because it comes from whoever wrote the link (trap T13).
import type { Page, SiteDefinition } from '@husrum/domain'
import { displayMeasures, readHash, routePath } from '@husrum/domain'
import { useEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { openSignIn } from '../features/sign-in/open-sign-in.ts'
import { faultReportPageOf } from './fault-report-page.ts'

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const showBlock = (block: HTMLElement): void => {
  const top = block.getBoundingClientRect().top + window.scrollY - displayMeasures.blockScrollOffsetPx
  window.scrollTo({ top, behavior: prefersStillness() ? 'instant' : 'smooth' })
  if (!block.hasAttribute('tabindex')) block.tabIndex = -1
  block.focus({ preventScroll: true })
}

/** Whoever moves meanwhile is left where they are. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Scrolls to a block a little later, when what stands above it has its size. Answers how to call it off. */
const scrollToBlock = (elementId: string): (() => void) => {
  const show = () => {
    stop()
    const block = document.getElementById(elementId)
    if (block) showBlock(block)
  }
  const timer = setTimeout(show, prefersStillness() ? 0 : displayMeasures.blockScrollDelayMs)
  const stop = () => {
    clearTimeout(timer)
    for (const move of moves) removeEventListener(move, stop)
  }
  for (const move of moves) addEventListener(move, stop, { passive: true })
  return stop
}

const contactBlockOf = (page: Page | undefined): string | undefined => {
  const blocks = page && 'blocks' in page.model ? page.model.blocks : []
  const at = blocks.findIndex(({ kind }) => kind === 'contact')
  return at < 0 ? undefined : `block-${blocks[at]?.number ?? at + 1}`
}

/**
 * Follows the hash once its page is shown. `#block-n` scrolls to a block. `#open-…` is taken out of the address after
 * use: `#open-login` and `#open-board-login` open the login dialog; until the fault report brings its own, `#open-case`
 * and `#open-board-case` lead to the page's contacts or else to the site's page for fault reports. What a search or a
 * modal reads is left to it, and everything else does nothing.
 */
export const useHashLinks = (site: SiteDefinition, shownPath: string, page: Page | undefined): void => {
  const location = useLocation()
  const navigate = useNavigate()
  const before = useRef<Location>(undefined)
  const isThere = shownPath === location.pathname

  useEffect(() => {
    if (!isThere || before.current === location) return undefined
    const from = before.current
    before.current = location
    const { pathname, search, hash, state } = location
    // A modal that closes brings its hash back, but the person is where they were; so is who comes back or reloads.
    if (from?.hash === '#modal' && from.pathname === pathname) return undefined
    const link = readHash(hash)
    if (link.kind === 'block') return !from && hasReturned() ? undefined : scrollToBlock(link.elementId)
    if (link.kind !== 'dialog') return undefined
    navigate({ pathname, search, hash: '' }, { replace: true, state })
    if (link.dialog === 'login' || link.dialog === 'boardLogin') {
      // The login page is the dialog already.
      if (site.features.login && routePath(site, 'login') !== pathname)
        openSignIn(link.dialog === 'login' ? 'private' : 'boardMember')
      return undefined
    }
    const contacts = contactBlockOf(page)
    if (contacts !== undefined) scrollToBlock(contacts)
    else {
      const reports = faultReportPageOf(site)
      if (reports !== undefined && reports !== pathname) navigate(reports)
    }
    return undefined
  }, [isThere, location, navigate, page, site])
}

const hasReturned = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward' || navigation?.type === 'reload'
}
