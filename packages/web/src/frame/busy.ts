// What a reload of the page would lose: forms, uploads and identity flows register here while they are in progress.
import { useEffect } from 'react'

/** `form`: changed and not sent; all others: in progress. */
export type Busyness = 'form' | 'upload' | 'identity' | 'signing' | 'payment'

const reasons = new Set<symbol>()

/** Registers that something has begun. Call the returned function when it ends. */
export const beginBusy = (what: Busyness): (() => void) => {
  const reason = Symbol(what)
  reasons.add(reason)
  return () => void reasons.delete(reason)
}

/** Whether the page must not be reloaded now (SEC-8). */
export const isBusy = (): boolean => reasons.size > 0

/**
 * While `isGoingOn` is true, a new release does not reload the page.
 *
 * @example useBusy('form', formState.isDirty)
 */
export const useBusy = (what: Busyness, isGoingOn: boolean): void => {
  useEffect(() => (isGoingOn ? beginBusy(what) : undefined), [what, isGoingOn])
}
