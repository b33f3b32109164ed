// Before a home is booked: schedule, costs and identification; then the request for the home.
import { bookingFormPath } from '@husrum/contract/booking/wire'
import type { BookingOffer, OfferObstacle } from '@husrum/domain'
import { bookingAddress, loginAddress, routePath } from '@husrum/domain'
import type { FormEvent, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSession } from '../../frame/session.tsx'
import { useHasIdentity, useSite, useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './Booking.module.css'
import { priceOf, timeOf } from './booking-words.ts'
import { useBookingCache } from './queries.ts'
import { useBookingStart } from './use-booking-start.ts'

export interface BookingStartProps {
  readonly offer: BookingOffer
  /** The home is held: continue with this booking. */
  readonly onHeld: (bookingId: string) => void
  /** Identifies the buyer, and returns here. */
  readonly identity: ReactNode
  /** Why a form that was sent without script was returned. */
  readonly sentBack?: string | undefined
}

const PriceLines = ({ offer: { terms } }: Pick<BookingStartProps, 'offer'>) => {
  const site = useSite()
  const { start } = useTexts().booking
  return (
    <dl className={styles.sums}>
      {terms.lines.map(({ kind, amount }) => (
        <div key={kind} data-kind={kind}>
          <dt>{start.lines[kind]}</dt>
          <dd>{priceOf(amount, site)}</dd>
        </div>
      ))}
    </dl>
  )
}

const Line = ({
  offer,
  identify,
}: Pick<BookingStartProps, 'offer'> & {
  /** Identifies a visitor who is not known yet, and returns here. */
  readonly identify: ReactNode
}) => {
  const site = useSite()
  const session = useSession()
  const { bookings } = useCapabilities()
  const { keepOffer } = useBookingCache()
  const { start, troubles } = useTexts().booking
  const [hasFailed, setFailed] = useState(false)
  const [isSending, setSending] = useState(false)
  const { line, objectId, reason, lineObstacle } = offer
  const isUnknown =
    session.kind !== 'signedIn' || [reason, lineObstacle].some((why) => why === 'missingIdentity')
  const isIn = line?.place !== undefined
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setFailed(false)
    try {
      await keepOffer(await (isIn ? bookings.leaveLine(objectId) : bookings.joinLine(objectId)))
    } catch {
      setFailed(true)
    } finally {
      setSending(false)
    }
  }
  if (isUnknown)
    return (
      <div className={styles.form}>
        <p>{start.lineText}</p>
        {identify}
      </div>
    )
  return (
    <form className={styles.form} method="post" action={bookingFormPath} onSubmit={send}>
      <input type="hidden" name="objectId" value={objectId} />
      {isIn ? <p role="status">{start.inLine(line.place ?? 1, line.length)}</p> : <p>{start.lineText}</p>}
      {line?.offeredUntil !== undefined && <p>{start.offered(timeOf(line.offeredUntil, site))}</p>}
      {hasFailed && <FormError heading={troubles.away} attempt={1} />}
      <div className={styles.ways}>
        <Button
          type="submit"
          name="action"
          value={isIn ? 'leaveLine' : 'joinLine'}
          look={isIn ? 'secondary' : 'primary'}
          loading={isSending}
        >
          {isIn ? start.leave : start.join}
        </Button>
      </div>
    </form>
  )
}

/** What the visitor can do about it. */
const Obstacle = ({
  offer,
  reason,
  identify,
}: {
  readonly offer: BookingOffer
  readonly reason: OfferObstacle
  readonly identify: ReactNode
}) => {
  const site = useSite()
  const session = useSession()
  const { start, toHome } = useTexts().booking
  const { lineObstacle } = offer
  const mayWait =
    session.kind !== 'signedIn' || lineObstacle === undefined || lineObstacle === 'missingIdentity'
  const here = bookingAddress(site, 'start-booking', { objectId: offer.objectId })
  const consent = routePath(site, 'consent')
  return (
    <div className={styles.form}>
      <Notice>
        <p>{start.obstacles[reason]}</p>
      </Notice>
      {reason === 'held' && mayWait && <Line offer={offer} identify={identify} />}
      {reason === 'held' && !mayWait && lineObstacle !== undefined && (
        <Notice>
          <p>{start.obstacles[lineObstacle]}</p>
        </Notice>
      )}
      {reason === 'alreadyBooked' && offer.openBooking && (
        <p>
          <ButtonLink
            href={
              bookingAddress(site, 'personal-info', { bookingId: offer.openBooking.bookingId }) ??
              offer.home.path
            }
          >
            {start.resume}
          </ButtonLink>
        </p>
      )}
      {reason === 'noSiteConsent' && consent !== undefined && (
        <p>
          <ButtonLink href={`${consent}?${new URLSearchParams({ referrer: here ?? '' })}`}>
            {start.consent}
          </ButtonLink>
        </p>
      )}
      {(reason === 'vipOnly' || reason === 'vipUnpaid') &&
        routePath(site, 'vipInformation') !== undefined && (
          <p>
            <SiteLink href={routePath(site, 'vipInformation') ?? ''}>VIP</SiteLink>
          </p>
        )}
      <p>
        <SiteLink href={offer.home.path}>{toHome}</SiteLink>
      </p>
    </div>
  )
}

export const BookingStart = ({ offer, onHeld, identity, sentBack }: BookingStartProps) => {
  const site = useSite()
  const session = useSession()
  const hasIdentity = useHasIdentity()
  const texts = useTexts().booking
  const { start, troubles } = texts
  const { terms, variant, reason, canBook, objectId } = offer
  const { askOfferAgain } = useBookingCache()
  const { starting, begin } = useBookingStart(objectId, onHeld)
  const outcome = useRef<HTMLDivElement>(null)
  const isOut = starting.kind === 'lost' || starting.kind === 'timeout' || starting.kind === 'refused'
  useEffect(() => {
    if (!isOut) return
    outcome.current?.focus()
    void askOfferAgain(objectId)
  }, [isOut, objectId, askOfferAgain])
  const isKnown = session.kind === 'signedIn' && reason !== 'missingIdentity'
  // For guests, only obstacles of the home itself are known.
  const ofHome: readonly (OfferObstacle | undefined)[] = [
    'held',
    'booked',
    'sold',
    'noOnlineBooking',
    'notInSale',
  ]
  const isInWay = reason !== undefined && !canBook && (isKnown ? true : ofHome.includes(reason))
  const here = bookingAddress(site, 'start-booking', { objectId })
  const signIn = loginAddress(site, here)
  const isLost = starting.kind === 'lost' || sentBack === 'lost'
  const isAsking = starting.kind === 'asking'
  const identifyTo = (heading: string) => (
    <section className={styles.part}>
      <h2 className={styles.subheading}>{heading}</h2>
      {hasIdentity ? (
        <>
          <p>{start.identifyText}</p>
          {identity}
          <noscript>
            <p>{start.withoutScript}</p>
            {signIn !== undefined && <a href={signIn}>{heading}</a>}
          </noscript>
        </>
      ) : (
        <p>{start.noIdentity}</p>
      )}
    </section>
  )
  return (
    <div className={styles.form}>
      <section className={styles.part}>
        <h2 className={styles.subheading}>{start.when}</h2>
        <ol className={styles.points}>
          {start.happens[variant].map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ol>
      </section>
      <section className={styles.part}>
        <h2 className={styles.subheading}>{start.cost}</h2>
        <PriceLines offer={offer} />
        <p>{terms.fee > 0 ? start.fee(priceOf(terms.fee, site)) : start.noFee}</p>
      </section>
      <section className={styles.part}>
        <h2 className={styles.subheading}>{start.mind}</h2>
        <p>{start.regret[variant](priceOf(terms.withdrawalCost, site))}</p>
      </section>
      <div
        ref={outcome}
        tabIndex={-1}
        className={styles.outcome}
        role={isOut || isLost ? 'alert' : undefined}
      >
        {isLost && (
          <Notice kind="warning" heading={start.lostHeading}>
            <p>{start.lostText}</p>
          </Notice>
        )}
        {starting.kind === 'timeout' && (
          <Notice kind="warning">
            <p>{start.timeout}</p>
          </Notice>
        )}
        {starting.kind === 'refused' && (
          <Notice kind="warning">
            <p>{start.obstacles[starting.reason]}</p>
          </Notice>
        )}
        {starting.kind === 'failed' && <FormError heading={troubles[starting.why]} attempt={1} />}
      </div>
      <p role="status" className={styles.live}>
        {isAsking && (starting.isLong ? start.stillAsking : start.asking)}
      </p>
      {isLost && reason !== 'held' && <Line offer={offer} identify={identifyTo(start.identifyForLine)} />}
      {isInWay && <Obstacle offer={offer} reason={reason} identify={identifyTo(start.identifyForLine)} />}
      {!isInWay && !isLost && !isKnown && identifyTo(start.identify)}
      {!isInWay && !isLost && isKnown && (
        <form
          className={styles.ways}
          method="post"
          action={bookingFormPath}
          onSubmit={(event) => {
            event.preventDefault()
            begin()
          }}
        >
          <input type="hidden" name="objectId" value={objectId} />
          <Button type="submit" name="action" value="start" loading={isAsking}>
            {start.begin}
          </Button>
        </form>
      )}
    </div>
  )
}
