// Cancelling a booking in progress, and withdrawing from a completed one. Both need a confirmation.
import type { BookingWrite } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { BookingView } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import styles from './Booking.module.css'
import { priceOf } from './booking-words.ts'
import { useBookingCache } from './queries.ts'

interface EndProps {
  readonly booking: BookingView
  readonly onSignedOut: () => void
}

const AskTwice = ({
  booking,
  onSignedOut,
  open,
  heading,
  text,
  confirm,
  keep: keepWords,
  failed,
  act,
}: EndProps & {
  readonly open: string
  readonly heading: string
  readonly text: readonly string[]
  readonly confirm: string
  readonly keep: string
  readonly failed: string
  readonly act: () => Promise<BookingWrite>
}) => {
  const { keep, askAgain } = useBookingCache()
  const [isOpen, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const place = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) place.current?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const send = async () => {
    if (isSending) return
    setSending(true)
    try {
      const answer = await act()
      if (answer.kind === 'written') await keep(answer.booking)
      else {
        await askAgain(booking.bookingId)
        setAttempt((count) => count + 1)
      }
    } catch (error) {
      if (error instanceof SessionExpired) onSignedOut()
      else if (!(error instanceof ServiceUnavailable)) reportError(error)
      setAttempt((count) => count + 1)
    } finally {
      setSending(false)
    }
  }
  if (!isOpen)
    return (
      <div className={styles.ways}>
        <Button ref={opener} look="quiet" onClick={() => setOpen(true)}>
          {open}
        </Button>
      </div>
    )
  return (
    <section className={styles.part}>
      <h2 ref={place} tabIndex={-1} className={styles.subheading}>
        {heading}
      </h2>
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {attempt > 0 && <FormError heading={failed} attempt={attempt} />}
      <div className={styles.ways}>
        <Button loading={isSending} onClick={() => void send()}>
          {confirm}
        </Button>
        <Button look="secondary" onClick={() => setOpen(false)}>
          {keepWords}
        </Button>
      </div>
    </section>
  )
}

export const CancelBooking = ({ booking, onSignedOut }: EndProps) => {
  const { cancel } = useTexts().bookingEnd
  const { bookings } = useCapabilities()
  if (!booking.can.cancel) return null
  const hasPaid = booking.payment?.status === 'paid' || booking.payment?.status === 'unknown'
  return (
    <AskTwice
      booking={booking}
      onSignedOut={onSignedOut}
      open={cancel.button}
      heading={cancel.heading}
      text={[hasPaid ? cancel.paid : cancel.free]}
      confirm={cancel.confirm}
      keep={cancel.keep}
      failed={cancel.failed}
      act={() => bookings.cancel(booking.bookingId)}
    />
  )
}

/** The withdrawal function that the law requires since 19 June 2026: shown with the agreement, confirmed in a second step. */
export const Withdraw = ({ booking, onSignedOut }: EndProps) => {
  const site = useSite()
  const { done, withdraw } = useTexts().bookingEnd
  const { bookings } = useCapabilities()
  const { payment, home } = booking
  return (
    <AskTwice
      booking={booking}
      onSignedOut={onSignedOut}
      open={done.withdraw}
      heading={withdraw.heading}
      text={[
        withdraw.text(home.name),
        payment?.status === 'paid' ? withdraw.money(priceOf(payment.amount, site)) : withdraw.noMoney,
      ]}
      confirm={withdraw.confirm}
      keep={withdraw.keep}
      failed={withdraw.failed}
      act={() => bookings.withdraw(booking.bookingId)}
    />
  )
}
