// Keeps the document head in line with the search. The server-rendered head is already correct.
import { useEffect } from 'react'
import { loadOnce } from '../../lazy/load-once.ts'
import type { SearchHead } from './update-search-head.ts'

const teller = loadOnce(() => import('./update-search-head.ts'))

const isHydrating = (): boolean => document.documentElement.dataset.alive !== 'true'

/** Does nothing while `search` is undefined: its places are not known yet. */
export const useSearchHead = (search: SearchHead | undefined): void => {
  useEffect(() => {
    if (!search || isHydrating()) return undefined
    let isOver = false
    // Runs after a new page has updated the head itself.
    teller.load().then(
      ({ updateSearchHead }) => isOver || updateSearchHead(search),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [search])
}
