// Second step of a withdrawal: sends it once, and reports the result.
import { ServiceUnavailable } from '@husrum/application'
import type { BookingView } from '@husrum/domain'
import { useState } from 'react'
import { useEndBooking } from './queries.ts'

export interface WayOutFlow {
  readonly isSending: boolean
  readonly trouble: 'offline' | 'trouble' | 'conflict' | undefined
  /** Incremented with each failed attempt. */
  readonly attempt: number
  readonly send: (way: 'cancel' | 'withdraw') => Promise<void>
}

export const useWayOut = ({ bookingId }: Pick<BookingView, 'bookingId'>): WayOutFlow => {
  const end = useEndBooking()
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<WayOutFlow['trouble']>()
  const [attempt, setAttempt] = useState(0)
  const fail = (why: WayOutFlow['trouble']) => {
    setTrouble(why)
    setAttempt((count) => count + 1)
  }
  const send: WayOutFlow['send'] = async (way) => {
    if (isSending) return
    setSending(true)
    setTrouble(undefined)
    try {
      const answer = await end(bookingId, way)
      if (answer.kind !== 'written') fail(answer.kind === 'conflict' ? 'conflict' : 'trouble')
    } catch (error) {
      if (!(error instanceof ServiceUnavailable)) reportError(error)
      fail(navigator.onLine ? 'trouble' : 'offline')
    } finally {
      setSending(false)
    }
  }
  return { isSending, trouble, attempt, send }
}
