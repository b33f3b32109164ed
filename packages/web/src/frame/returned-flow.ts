// The handle that an identification left in the address on return: removed before other code reads it (SEC-12).
import type { ReturningFlow, ReturningFlowHandle } from '@husrum/domain'

const handles: readonly ReturningFlowHandle[] = ['poolingId', 'sid', 'cid']

let waiting: ReturningFlow | undefined
let bookingWaiting: ReturningFlow | undefined
let signingWaiting: ReturnedSigning | undefined
let documentWaiting: ReturnedDocumentSigning | undefined

/** Of a signature rather than an identification: which booking it is for goes with it. */
export interface ReturnedSigning {
  readonly bookingId: string
  readonly id: string
}

/** The same of a document of a home. */
export interface ReturnedDocumentSigning {
  readonly documentId: string
  readonly id: string
}

/**
 * Takes the flow out of the page's address, where there is one: at once, before this first waits. What knows flows comes
 * only to those who return; without it, and for an unknown type, nothing opens.
 */
export const rememberReturnedFlow = async (): Promise<void> => {
  const address = new URL(location.href)
  const { searchParams } = address
  if (!handles.some((name) => searchParams.has(name))) return
  const query = [...searchParams]
  for (const name of [...handles, 'type']) searchParams.delete(name)
  history.replaceState(history.state, '', address.pathname + address.search + address.hash)
  const { cid, sid, type } = Object.fromEntries(query)
  if (cid !== undefined && sid !== undefined && (type === 'booking' || type === 'document')) {
    if (type === 'booking') signingWaiting = { bookingId: cid, id: sid }
    else documentWaiting = { documentId: cid, id: sid }
    return
  }
  try {
    const { bookingFlowOf, signInFlowOf } = await import('./sign-in-flow.ts')
    waiting = signInFlowOf(query)
    bookingWaiting = bookingFlowOf(query)
  } catch (error) {
    reportError(error)
  }
}

/** The flow that was there, once. */
export const takeReturnedFlow = (): ReturningFlow | undefined => {
  const taken = waiting
  waiting = undefined
  return taken
}

/** The same of an identification for a booking, which its own page goes on with. */
export const takeReturnedBookingFlow = (): ReturningFlow | undefined => {
  const taken = bookingWaiting
  bookingWaiting = undefined
  return taken
}

/** The same, whatever booking it is of: for whoever comes by a link. */
export const takeAnyReturnedSigning = (): ReturnedSigning | undefined => {
  const taken = signingWaiting
  signingWaiting = undefined
  return taken
}

/** The signing of a booking that the browser comes back from, once. */
export const takeReturnedSigning = (bookingId: string): string | undefined => {
  if (signingWaiting?.bookingId !== bookingId) return undefined
  const { id } = signingWaiting
  signingWaiting = undefined
  return id
}

/** The signing of a document of a home that the browser comes back from, once. */
export const takeReturnedDocumentSigning = (): ReturnedDocumentSigning | undefined => {
  const taken = documentWaiting
  documentWaiting = undefined
  return taken
}
