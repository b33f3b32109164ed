// How far down somebody is in a search, kept for a day: the tab's own memory is gone with the tab.
import type { Search } from '@husrum/application'
import { readPlaceInSearch } from '@husrum/application'
import { documentCookies } from '../../frame/document-cookies.ts'

/** A browser that comes back to a page by itself: by Back, by a reload, or with the tabs of the last time. */
const hasComeBack = (): boolean => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'back_forward' || arrival?.type === 'reload'
}

/**
 * Keeps the place in a search while it is shown. Whoever has come back to it with a new document, and stands at its top,
 * is led to where they were.
 *
 * @param address path and query.
 * @returns how to stop
 */
export const keepPlace = (
  address: string,
  search: Pick<Search, 'remember'>,
  { isFirstPage }: { readonly isFirstPage: boolean },
): (() => void) => {
  const scrollY = isFirstPage && hasComeBack() ? readPlaceInSearch(documentCookies(), address) : undefined
  if (scrollY !== undefined && window.scrollY === 0) window.scrollTo({ top: scrollY, behavior: 'instant' })
  const keep = (): void => {
    search.remember({ place: { address, scrollY: window.scrollY } }).catch(() => undefined)
  }
  addEventListener('scrollend', keep)
  return () => removeEventListener('scrollend', keep)
}
