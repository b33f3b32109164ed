// The page of one booking for its buyers; without one in the address, the content about the agreement.
import type { ContentPage } from '@husrum/domain'
import { bookingQuery, routePath } from '@husrum/domain'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { CouldNotGet, SignInFirst } from '../../features/own-bookings/AskedInVain.tsx'
import type { OwnData } from '../../features/own-bookings/ask-if-signed-in.ts'
import { OwnBooking } from '../../features/own-bookings/OwnBooking.tsx'
import styles from '../../features/own-bookings/OwnBookings.module.css'
import { ownBookingQuery } from '../../features/own-bookings/queries.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PartHeading } from '../../ui/PartHeading.tsx'
import shared from '../../ui/Parts.module.css'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import content from '../content/Template.module.css'

interface OneProps {
  readonly bookingId: string
  readonly data: OwnData
  readonly takesFocus: boolean
}

const One = ({ bookingId, data, takesFocus }: OneProps) => {
  const site = useSite()
  const { bookings } = useCapabilities()
  const { list, one } = useTexts().ownBookings
  const { data: booking, isError, retry } = useLiveQuery(ownBookingQuery(bookingId, site, bookings), data)
  const ownOnes = routePath(site, 'residences')
  if (booking) return <OwnBooking booking={booking} takesFocus={takesFocus} />
  if (booking === undefined && !isError) return <Skeleton />
  if (booking === undefined)
    return (
      <div className={shared.parts}>
        <PartHeading className={styles.title} takesFocus={false}>
          {one.failed}
        </PartHeading>
        <CouldNotGet
          heading={one.failed}
          text={list.failedText}
          identify={one.identify}
          retry={list.retry}
          onRetry={retry}
        />
      </div>
    )
  return (
    <div className={styles.part}>
      <PartHeading className={styles.title} takesFocus={takesFocus}>
        {one.gone}
      </PartHeading>
      <p>{one.goneText}</p>
      {ownOnes !== undefined && (
        <p>
          <ButtonLink href={ownOnes}>{one.back}</ButtonLink>
        </p>
      )}
    </div>
  )
}

const Guest = () => {
  const { one } = useTexts().ownBookings
  return (
    <div className={styles.part}>
      <PartHeading className={styles.title} takesFocus={false}>
        {one.signedOut}
      </PartHeading>
      <SignInFirst text={one.signedOutText} signIn={one.signIn} />
    </div>
  )
}

const Written = ({ page }: { readonly page: ContentPage }) => {
  const { heading, preamble, blocks } = page.model
  return (
    <>
      <header className={content.top} data-pictured={false}>
        <div className={content.words}>
          <h1 className={content.heading}>{heading}</h1>
          {preamble !== undefined && <p className={content.preamble}>{preamble}</p>}
        </div>
      </header>
      <ComposedBlocks blocks={blocks} />
    </>
  )
}

export const BookingContractTemplate = ({ page, data }: TemplateProps<ContentPage, OwnData>) => {
  const isGuest = useSession().kind === 'guest'
  const { search } = useLocation()
  const bookingId = new URLSearchParams(search).get(bookingQuery.booking)
  const first = useRef(bookingId)
  const takesFocus = first.current !== bookingId
  return (
    <article className={content.page}>
      {bookingId === null ? (
        <Written page={page} />
      ) : (
        <div className={styles.own}>
          {data.isSignedOut || isGuest ? (
            <Guest />
          ) : (
            <One key={bookingId} bookingId={bookingId} data={data} takesFocus={takesFocus} />
          )}
        </div>
      )}
    </article>
  )
}
