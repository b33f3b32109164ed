// Remaining time of the hold by the server's clock, independent of the device's clock.
import type { BookingView } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'

/** When each response was first seen, on a monotonic clock. */
const seenAt = new WeakMap<object, number>()

const leftOf = (booking: BookingView, now: number | undefined): number | undefined => {
  const { holdExpiresAt } = booking
  if (holdExpiresAt === undefined) return undefined
  const since = now === undefined ? 0 : now - (seenAt.get(booking) ?? now)
  return Math.max(0, holdExpiresAt - booking.now - since)
}

const askEveryMs = 3_000

/** Milliseconds, updated every second; undefined if there is no hold. The first value is the server-rendered one. */
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
  // The server may release the home a little later: polled until it has, or has extended the hold.
  useEffect(() => {
    if (!isOver) return
    given.current()
    const timer = setInterval(() => given.current(), askEveryMs)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
