// Remaining time of the hold: always visible, announced at a few moments, with a warning before the end.
import type { BookingView } from '@husrum/domain'
import { holdWarning } from '@husrum/domain'
import { useRef, useState } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Booking.module.css'
import { useHoldClock } from './use-hold-clock.ts'

const minuteMs = 60_000
/** When to announce it, in minutes before the end. */
const saidAt = [10, 5, 2, 1] as const

const clockOf = (left: number): string => {
  const seconds = Math.ceil(left / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The latest of these moments that has been reached. */
const momentOf = (left: number): number | undefined =>
  [...saidAt].reverse().find((minutes) => left <= minutes * minuteMs)

export const HoldClock = ({
  booking,
  onOver,
}: {
  readonly booking: BookingView
  readonly onOver: () => void
}) => {
  const { clock } = useTexts().booking
  const left = useHoldClock(booking, onOver)
  // Signing extends the hold: the time jumps up, and the page says why, once.
  const [before, setBefore] = useState(left)
  const [minutesMore, setMinutesMore] = useState<number>()
  if (left !== before) {
    setBefore(left)
    if (left !== undefined && before !== undefined && left - before >= minuteMs)
      setMinutesMore(Math.floor(left / minuteMs))
  }
  // The moment at load is read with the page, so it is not announced.
  const atFirst = useRef(left === undefined ? undefined : momentOf(left))
  if (left === undefined) return null
  const moment = momentOf(left)
  const isEnding = left > 0 && left <= holdWarning
  return (
    <div className={styles.clock} data-ending={isEnding}>
      <p>
        {clock.label}: <span role="timer">{clock.left(clockOf(left))}</span>
      </p>
      <p role="status" className={styles.more}>
        {minutesMore !== undefined && !isEnding && clock.more(minutesMore)}
      </p>
      <VisuallyHidden>
        <span role="status">
          {moment !== undefined && moment !== atFirst.current && left > 0 && clock.minutesLeft(moment)}
        </span>
      </VisuallyHidden>
      {isEnding && (
        <Notice kind="warning">
          <p>{clock.warning(Math.ceil(left / minuteMs))}</p>
        </Notice>
      )}
    </div>
  )
}
