// Scroll position in a search, stored for a day, because the browser's own memory ends with the tab.
import type { Search } from '@husrum/application'
import { readPlaceInSearch } from '@husrum/application'
import { documentCookies } from '../../frame/document-cookies.ts'

/** The browser restores a page: by Back, by a reload, or by reopening its last tabs. */
const hasComeBack = (): boolean => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'back_forward' || arrival?.type === 'reload'
}

/**
 * Stores the scroll position of a search while it is shown, and restores it if a new document was opened by back, reload or
 * restored tabs and is still at its top.
 *
 * @param address path and query.
 * @returns a function that stops storing
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
