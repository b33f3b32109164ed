// Keeps the document head in line with the search. The server-rendered head is already correct.
import { useEffect } from 'react'
import { loadOnce } from '../../lazy/load-once.ts'
import type { ReportedSearch } from './report-search.ts'

const teller = loadOnce(() => import('./report-search.ts'))

const isHydrating = (): boolean => document.documentElement.dataset.alive !== 'true'

/** Does nothing while `search` is undefined: its places are not known yet. */
export const useSearchHead = (search: ReportedSearch | undefined): void => {
  useEffect(() => {
    if (!search || isHydrating()) return undefined
    let isOver = false
    // Runs after a new page has updated the head itself.
    teller.load().then(
      ({ reportSearch }) => isOver || reportSearch(search),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [search])
}
