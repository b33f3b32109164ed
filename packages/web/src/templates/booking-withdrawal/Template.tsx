// Withdrawal from a booking: the choice of the booking, the confirmation, and the result, by the address.
import type { BookingView, BookingWithdrawalPage } from '@husrum/domain'
import { bookingQuery, bookingWithdrawalAddress } from '@husrum/domain'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { CouldNotGet, SignInFirst } from '../../features/own-bookings/AskedInVain.tsx'
import type { OwnData } from '../../features/own-bookings/ask-if-signed-in.ts'
import styles from '../../features/own-bookings/OwnBookings.module.css'
import { ownBookingQuery, ownBookingsQuery } from '../../features/own-bookings/queries.ts'
import { Withdrawal } from '../../features/own-bookings/Withdrawal.tsx'
import { WithdrawalList } from '../../features/own-bookings/WithdrawalList.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { PartHeading } from '../../ui/PartHeading.tsx'
import shared from '../../ui/Parts.module.css'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import content from '../content/Template.module.css'

const NotHad = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { failed, failedText, identify, retry } = useTexts().withdrawal
  return (
    <CouldNotGet heading={failed} text={failedText} identify={identify} retry={retry} onRetry={onRetry} />
  )
}

const All = ({ heading, data }: { readonly heading: string; readonly data: OwnData }) => {
  const site = useSite()
  const { bookings } = useCapabilities()
  const { data: seen, isError, retry } = useLiveQuery(ownBookingsQuery(site, bookings), data)
  return (
    <div className={shared.parts}>
      <PartHeading className={styles.title} takesFocus={false}>
        {heading}
      </PartHeading>
      {seen ? (
        <WithdrawalList bookings={seen.bookings} />
      ) : isError ? (
        <NotHad onRetry={retry} />
      ) : (
        <Skeleton />
      )}
    </div>
  )
}

interface OneProps {
  readonly bookingId: string
  readonly data: OwnData
  readonly takesFocus: boolean
  readonly isSentBack: boolean
}

/** The facts of a booking that decide which part of the page is shown. */
const standingOf = ({ can, status }: BookingView): string => `${status} ${can.cancel} ${can.withdraw}`

const One = ({ bookingId, data, takesFocus, isSentBack }: OneProps) => {
  const site = useSite()
  const { bookings } = useCapabilities()
  const texts = useTexts()
  const { data: booking, isError, retry } = useLiveQuery(ownBookingQuery(bookingId, site, bookings), data)
  const all = bookingWithdrawalAddress(site) ?? site.routes.start
  const standing = booking ? standingOf(booking) : undefined
  const first = useRef(standing)
  first.current ??= standing
  // The result of the second step takes the focus.
  const hasChanged = standing !== undefined && first.current !== standing
  return (
    <div className={styles.part}>
      <p className={styles.back}>
        <SiteLink href={all}>← {texts.withdrawal.others}</SiteLink>
      </p>
      {booking && (
        <Withdrawal
          key={standing}
          booking={booking}
          takesFocus={takesFocus || hasChanged}
          isSentBack={isSentBack}
        />
      )}
      {booking === null && (
        <>
          <PartHeading className={styles.title} takesFocus={takesFocus}>
            {texts.ownBookings.one.gone}
          </PartHeading>
          <p>{texts.ownBookings.one.goneText}</p>
        </>
      )}
      {booking === undefined && (isError ? <NotHad onRetry={retry} /> : <Skeleton />)}
    </div>
  )
}

export const BookingWithdrawalTemplate = ({ page, data }: TemplateProps<BookingWithdrawalPage, OwnData>) => {
  const { guest } = useTexts().withdrawal
  const isGuest = useSession().kind === 'guest'
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const bookingId = query.get(bookingQuery.booking)
  const first = useRef(bookingId)
  const takesFocus = first.current !== bookingId
  // After that, every new part takes the focus.
  if (takesFocus) first.current = ''
  if (data.isSignedOut || isGuest)
    return (
      <div className={content.page}>
        <div className={styles.own}>
          <PartHeading className={styles.title} takesFocus={false}>
            {page.model.heading}
          </PartHeading>
          <SignInFirst text={guest.text} signIn={guest.signIn}>
            <p>{guest.otherwise}</p>
          </SignInFirst>
        </div>
      </div>
    )
  return (
    <div className={content.page}>
      <div className={styles.own}>
        {bookingId === null ? (
          <All heading={page.model.heading} data={data} />
        ) : (
          <One
            key={bookingId}
            bookingId={bookingId}
            data={data}
            takesFocus={takesFocus}
            isSentBack={query.has(bookingQuery.error)}
          />
        )}
      </div>
    </div>
  )
}
