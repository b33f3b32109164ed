// A booking that ended outside the steps: why, what happens to the money, and where to continue.
import type { BookingView } from '@husrum/domain'
import { bookingAddress, routePath } from '@husrum/domain'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { BookingEndTexts } from '../../texts/sv/booking-end.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './Booking.module.css'

/** What is known of the money, and no more than that. */
const moneyWords = (
  { payment, status, signers }: BookingView,
  { ended }: Pick<BookingEndTexts, 'ended'>,
): string => {
  if (payment?.refund) return ended.money[payment.refund]
  if (payment?.status === 'paid') return ended.money.underWay
  const isOpen = payment?.status === 'unknown' || payment?.status === 'pending'
  // A late payment buys the home if the booking has only expired; otherwise it is refunded.
  if (isOpen) return status === 'expired' ? ended.open : ended.goesBack
  return signers.some(({ hasSigned }) => hasSigned) ? `${ended.noMoney} ${ended.unbound}` : ended.noMoney
}

const useWords = (booking: BookingView): { readonly heading: string; readonly text: string } => {
  const { booking: texts, bookingEnd, signIn } = useTexts()
  const { ended, withdraw } = bookingEnd
  const { status, endedBy, failure, completedAt } = booking
  if (status === 'expired') return { heading: texts.clock.overHeading, text: texts.clock.overText }
  if (status === 'failed') return signIn.outcomes.errorPages[failure ?? 'purchase']
  if (endedBy === 'staff') return { heading: ended.cancelled, text: ended.byStaff }
  return completedAt === undefined
    ? { heading: ended.cancelled, text: ended.cancelledText }
    : { heading: ended.withdrawn, text: withdraw.done }
}

export const Ended = ({
  booking,
  takesFocus,
}: {
  readonly booking: BookingView
  /** It replaced a step that the buyer was in. */
  readonly takesFocus: boolean
}) => {
  const site = useSite()
  const texts = useTexts()
  const { clock, toHome, start } = texts.booking
  const { status, objectId, home } = booking
  const again = bookingAddress(site, 'start-booking', { objectId })
  const search = routePath(site, 'search')
  const { heading, text } = useWords(booking)
  const title = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  // Also after going back from an address with another title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of the page.
  useEffect(() => {
    document.title = `${heading} – ${site.name}`
  }, [heading, site, key])
  useEffect(() => {
    if (!takesFocus) return
    window.scrollTo?.({ top: 0, behavior: 'instant' })
    title.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <h1 ref={title} className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        <Notice kind={status === 'cancelled' ? 'info' : 'warning'}>
          <p>{text}</p>
          <p>{moneyWords(booking, texts.bookingEnd)}</p>
        </Notice>
        <div className={styles.ways}>
          {status !== 'cancelled' && again !== undefined && (
            <ButtonLink href={again}>{clock.again}</ButtonLink>
          )}
          <SiteLink href={home.path}>{toHome}</SiteLink>
          {search !== undefined && <SiteLink href={search}>{start.search}</SiteLink>}
        </div>
      </div>
    </div>
  )
}
