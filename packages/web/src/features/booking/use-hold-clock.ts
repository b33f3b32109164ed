// What is left of the hold by the server's clock, whatever the device's own clock says.
import type { BookingView } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'

/** When each answer was seen first, by a clock that nobody sets. */
const seenAt = new WeakMap<object, number>()

const leftOf = (booking: BookingView, now: number | undefined): number | undefined => {
  const { holdExpiresAt } = booking
  if (holdExpiresAt === undefined) return undefined
  const since = now === undefined ? 0 : now - (seenAt.get(booking) ?? now)
  return Math.max(0, holdExpiresAt - booking.now - since)
}

const askEveryMs = 3_000

/** Milliseconds, drawn anew each second; undefined where no hold runs. The first is what the server has rendered. */
export const useHoldClock = (booking: BookingView, onOver: () => void): number | undefined => {
  const [left, setLeft] = useState(() => leftOf(booking, undefined))
  useEffect(() => {
    if (!seenAt.has(booking)) seenAt.set(booking, performance.now())
    const tick = () => setLeft(leftOf(booking, performance.now()))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [booking])
  const isOver = left === 0
  const given = useRef(onOver)
  given.current = onOver
  // The server may take a moment longer to let the home go: asked until it has, or has given more time.
  useEffect(() => {
    if (!isOver) return
    given.current()
    const timer = setInterval(() => given.current(), askEveryMs)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
