// What would be lost if the page were loaded anew: forms, uploads and identity flows say so here while it is so.
import { useEffect } from 'react'

/** `form`: changed and not sent; all others: under way. */
export type Busyness = 'form' | 'upload' | 'identity' | 'signing' | 'payment'

const reasons = new Set<symbol>()

/** Says that something has begun. Call what it answers when it is over. */
export const beginBusy = (what: Busyness): (() => void) => {
  const reason = Symbol(what)
  reasons.add(reason)
  return () => void reasons.delete(reason)
}

/** Whether the page must not be reloaded now (SEC-8). */
export const isBusy = (): boolean => reasons.size > 0

/**
 * While `isGoingOn` is true the page is not loaded anew for a new release.
 *
 * @example useBusy('form', formState.isDirty)
 */
export const useBusy = (what: Busyness, isGoingOn: boolean): void => {
  useEffect(() => (isGoingOn ? beginBusy(what) : undefined), [what, isGoingOn])
}
