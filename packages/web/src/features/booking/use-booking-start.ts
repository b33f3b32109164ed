// Requests a home: sends the request once, then polls until this or another buyer holds the home.
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { OfferObstacle } from '@husrum/domain'
import { nextBookingPoll } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'

export type BookingStarting =
  | { readonly kind: 'idle' | 'lost' | 'timeout' | 'signedOut' }
  | { readonly kind: 'asking'; readonly isLong: boolean }
  | { readonly kind: 'refused'; readonly reason: OfferObstacle }
  | { readonly kind: 'failed'; readonly why: 'offline' | 'away' | 'generic' }

/** After this many ms a second waiting message is shown. */
const longMs = 20_000

export const useBookingStart = (
  objectId: string,
  onHeld: (bookingId: string) => void,
): { readonly starting: BookingStarting; readonly begin: () => void } => {
  const { bookings } = useCapabilities()
  const [starting, setStarting] = useState<BookingStarting>({ kind: 'idle' })
  /** Idempotency key: the same for all retries, so that a lost response books nothing twice. */
  const key = useRef<string>(undefined)
  const isGone = useRef(false)
  const isUnderWay = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const follow = async (requestId: string): Promise<void> => {
    const since = performance.now()
    while (!isGone.current) {
      const status = await bookings.startStatus(requestId).catch((error: unknown) => {
        // One failed poll is ignored: the next one asks again.
        if (error instanceof ServiceUnavailable) return { kind: 'pending' } as const
        throw error
      })
      if (status.kind === 'held') return onHeld(status.bookingId)
      if (status.kind === 'lost') {
        key.current = undefined
        return setStarting({ kind: 'lost' })
      }
      const elapsed = performance.now() - since
      const after = nextBookingPoll(elapsed)
      if (after === undefined) return setStarting({ kind: 'timeout' })
      setStarting({ kind: 'asking', isLong: elapsed > longMs })
      await new Promise<void>((go) => setTimeout(go, after))
    }
  }

  const run = async (): Promise<void> => {
    try {
      key.current ??= crypto.randomUUID()
      const answer = await bookings.start(objectId, key.current)
      if (answer.kind === 'asked') return await follow(answer.requestId)
      key.current = undefined
      setStarting({ kind: 'refused', reason: answer.reason })
    } catch (error) {
      if (error instanceof SessionExpired) return setStarting({ kind: 'signedOut' })
      if (error instanceof ServiceUnavailable)
        return setStarting({ kind: 'failed', why: navigator.onLine ? 'away' : 'offline' })
      reportError(error)
      setStarting({ kind: 'failed', why: 'generic' })
    }
  }

  const begin = (): void => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setStarting({ kind: 'asking', isLong: false })
    void run().finally(() => {
      isUnderWay.current = false
    })
  }
  return { starting, begin }
}
