// Parts of one page that replace each other by the address: whether a new part takes the focus, and which part was open before it.
import { useEffect, useRef } from 'react'

export interface PartFocus {
  readonly takesFocus: boolean
  /** The id of the part that was open, for returning to its row in the list. */
  readonly cameFrom: string | undefined
}

/**
 * `open` is the id of the open part; `at` identifies the part if the id is not enough. The part that came with the page takes no focus:
 * that is on the page's heading.
 */
export const usePartFocus = (open: string | undefined, at = open ?? ''): PartFocus => {
  const first = useRef<string | undefined>(at)
  const takesFocus = first.current !== at
  // After that, every new part takes the focus.
  if (takesFocus) first.current = undefined
  const opened = useRef(open)
  const cameFrom = open === undefined ? opened.current : undefined
  useEffect(() => {
    opened.current = open
  }, [open])
  return { takesFocus, cameFrom }
}
