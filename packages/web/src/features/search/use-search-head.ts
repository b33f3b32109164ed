// Keeps the head of the document at the search that is shown. What the server rendered says it already.
import { useEffect } from 'react'
import { loadOnce } from '../../lazy/load-once.ts'
import type { ReportedSearch } from './report-search.ts'

const teller = loadOnce(() => import('./report-search.ts'))

const isHydrating = (): boolean => document.documentElement.dataset.alive !== 'true'

/** Nothing is told while `search` is undefined: its places are not known yet. */
export const useSearchHead = (search: ReportedSearch | undefined): void => {
  useEffect(() => {
    if (!search || isHydrating()) return undefined
    let isOver = false
    // After the page has told of itself, which a page that has just come does.
    teller.load().then(
      ({ reportSearch }) => isOver || reportSearch(search),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [search])
}
