// The handle that an identification left in the address on return: removed before other code reads it (SEC-12).
import type { ReturningFlow, ReturningFlowHandle } from '@husrum/domain'

const handles: readonly ReturningFlowHandle[] = ['poolingId', 'sid', 'cid']

let waiting: ReturningFlow | undefined
let bookingWaiting: ReturningFlow | undefined
let signingWaiting: ReturnedSigning | undefined
let documentWaiting: ReturnedDocumentSigning | undefined

/** The return of a signature, with the booking that it is for. */
export interface ReturnedSigning {
  readonly bookingId: string
  readonly id: string
}

/** The return of a signature, with the document of a home that it is for. */
export interface ReturnedDocumentSigning {
  readonly documentId: string
  readonly id: string
}

/**
 * Removes the flow from the page's address, if there is one, before this function first awaits. The code for flows is loaded only for
 * visitors who return from one; if that fails, and for an unknown type, nothing opens.
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

/** The flow of the address. Returned once. */
export const takeReturnedFlow = (): ReturningFlow | undefined => {
  const taken = waiting
  waiting = undefined
  return taken
}

/** The identification for a booking, whose own page continues it. Returned once. */
export const takeReturnedBookingFlow = (): ReturningFlow | undefined => {
  const taken = bookingWaiting
  bookingWaiting = undefined
  return taken
}

/** The signing of any booking, for a page that was opened by a link. Returned once. */
export const takeAnyReturnedSigning = (): ReturnedSigning | undefined => {
  const taken = signingWaiting
  signingWaiting = undefined
  return taken
}

/** The signing of this booking that the browser returns from. Returned once. */
export const takeReturnedSigning = (bookingId: string): string | undefined => {
  if (signingWaiting?.bookingId !== bookingId) return undefined
  const { id } = signingWaiting
  signingWaiting = undefined
  return id
}

/** The signing of a document of a home that the browser returns from. Returned once. */
export const takeReturnedDocumentSigning = (): ReturnedDocumentSigning | undefined => {
  const taken = documentWaiting
  documentWaiting = undefined
  return taken
}
