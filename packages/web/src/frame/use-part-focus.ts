// Parts of one page that take each other's place by the address: whether the one that comes takes the focus, and what
// stood open before it.
import { useEffect, useRef } from 'react'

export interface PartFocus {
  readonly takesFocus: boolean
  /** The id of what stood open, for whoever comes back to where it is listed. */
  readonly cameFrom: string | undefined
}

/**
 * `open` is the id of the one that stands open; `at` tells parts apart where there is more to them. The part that came with
 * the page takes no focus: that is on the page's heading.
 */
export const usePartFocus = (open: string | undefined, at = open ?? ''): PartFocus => {
  const first = useRef<string | undefined>(at)
  const takesFocus = first.current !== at
  // From then on every part that comes is gone to.
  if (takesFocus) first.current = undefined
  const opened = useRef(open)
  const cameFrom = open === undefined ? opened.current : undefined
  useEffect(() => {
    opened.current = open
  }, [open])
  return { takesFocus, cameFrom }
}
