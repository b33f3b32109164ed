// Navigation in the browser: the capabilities, the query cache, loading the next page and settling on it. All in one file, loaded when the
// page is hydrated and idle, or on the first sign that the visitor opens a link.
import type { Seo, SiteDefinition } from '@husrum/domain'
import { readBookingPath, scrollOnPageChange, shouldFetchPage } from '@husrum/domain'
import { setReferrerPolicy, updateHead } from '../frame/update-head.ts'
import { failureTitle } from './failure-title.ts'
import type { ReadyPage } from './load-page.ts'
import type { PagePlace } from './page-memory.ts'
import { restorePlace } from './page-memory.ts'
import { pageKeyOf } from './queries.ts'
import { referrerPolicyOf } from './referrer-policy.ts'
import { pageOf, templateKindOf } from './shown-page.ts'
import { releaseDecision } from './site-version.ts'

export { browserCookies } from '../composition/browser-cookies.ts'
export { browserPlatform } from '../composition/browser-platform.ts'
export { composeNavigation } from '../composition/navigation.ts'
export { followHash } from './follow-hash.ts'
export { prefetchOnIntent } from './prefetch-on-intent.ts'
export { makeQueryLibrary } from './query-library.ts'
export { scrollToBlock } from './scroll-to-block.ts'

/** A page as it is shown at an address. */
export interface ShownAt {
  readonly ready: ReadyPage
  /** Path and query. */
  readonly address: string
  readonly path: string
}

const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Whether going from a shown page to a path needs another view model (PLAT-42). Pages made of blocks build nothing from the address, so
 * even below the booking or the timeline each has its own. The steps of a fault report and of a booking are built from the address alone.
 */
export const needsFetch = (site: SiteDefinition, { ready, path: from }: ShownAt, to: string): boolean => {
  const page = pageOf(ready)
  return (
    page === undefined ||
    ready.loaded.kind !== 'page' ||
    shouldFetchPage(site, from, to) ||
    (page.template === 'clickToBuy' && readBookingPath(site, to) === undefined) ||
    (page.template === 'bookingWithdrawal' && from !== to) ||
    (page.template !== 'caseWizard' &&
      page.template !== 'clickToBuy' &&
      ((from !== to && 'blocks' in page.model) || pageKeyOf(from, site) !== pageKeyOf(to, site)))
  )
}

/** Whether the loaded page was made by another release, so that the browser must reload it. Remembers that it does. */
export const isOfNewRelease = (ready: ReadyPage, runningVersion: string | undefined): boolean =>
  releaseDecision(pageOf(ready)?.siteVersion ?? '', runningVersion) === 'reload'

/** The head of a page that could not be loaded. Uses the requested address. */
const seoOfFailure = ({ loaded, texts }: ReadyPage, site: SiteDefinition): Seo => ({
  title: failureTitle(loaded, texts, site, location.pathname),
  description: '',
  canonical: location.href,
  robots: 'noindex,nofollow',
})

/** After a page is swapped or gets another address: restores the previous scroll position, or starts at the top. */
export const settle = (
  site: SiteDefinition,
  from: ShownAt,
  shown: ShownAt,
  { hash, place }: { readonly hash: string; readonly place: PagePlace | undefined },
): void => {
  const isSwapped = from.ready !== shown.ready
  const page = pageOf(shown.ready)
  if (isSwapped) updateHead(page?.seo ?? seoOfFailure(shown.ready, site))
  const { path, ready, address } = shown
  const template = templateKindOf(ready.loaded)
  setReferrerPolicy(referrerPolicyOf(site, { path, search: address.slice(path.length), template }))
  if (place) {
    restorePlace(place)
    return
  }
  if (!isSwapped) return
  const scroll = scrollOnPageChange(site, { from: from.path, to: shown.path, hash })
  if (scroll.kind === 'block') return
  window.scrollTo({ top: 0, behavior: 'instant' })
  focusHeading()
}
