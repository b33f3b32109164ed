// The pages of a booking: shows its present step, whatever the address says; the browser's Back goes one step back.
import type { BookingStep, BookingView, ClickToBuyPage, FieldIssue } from '@husrum/domain'
import {
  bookingAddress,
  bookingQuery,
  bookingVariantOfCountry,
  bookingVariants,
  readBookingPath,
  routePath,
} from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { BookingFrame } from '../../features/booking/BookingFrame.tsx'
import { BookingStart } from '../../features/booking/BookingStart.tsx'
import { issueOf } from '../../features/booking/booking-words.ts'
import { CancelBooking } from '../../features/booking/EndBooking.tsx'
import { Ended } from '../../features/booking/Ended.tsx'
import { bookingQueryOf, offerQueryOf, useBookingCache } from '../../features/booking/queries.ts'
import { shownStep } from '../../features/booking/shown-step.ts'
import { IdentityEntry } from '../../features/sign-in/IdentityEntry.tsx'
import { useCompleteSignIn } from '../../features/sign-in/use-go-on.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { takeReturnedBookingFlow } from '../../frame/returned-flow.ts'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { invitationForm, stepForms } from './step-forms.ts'
import styles from './Template.module.css'

export interface ClickToBuyData {
  /** The browser's own booking, if the address has none. */
  readonly bookingId?: string
  /** A booking was requested, and no user is signed in who could see it. */
  readonly isSignedOut: boolean
  readonly hasFailed: boolean
}

/** The errors of a form that was sent back. Accepts known values only, because anyone can write an address. */
const issuesIn = (query: URLSearchParams): readonly FieldIssue[] =>
  query.getAll(bookingQuery.field).map((text) => {
    const [field = '', key = ''] = text.split(':')
    return issueOf({ field, key })
  })

/** Identifies for a booking, and returns to the page that required it. */
const Identity = ({ here, onDone }: { readonly here: string | undefined; readonly onDone: () => void }) => {
  const { start } = useTexts().booking
  const completeSignIn = useCompleteSignIn()
  const [returned] = useState(takeReturnedBookingFlow)
  return (
    <IdentityEntry
      flow="booking"
      label={start.identifyLabel}
      returnPath={here}
      resumes={returned?.id}
      onDone={async ({ authResult }) => {
        await completeSignIn({ token: authResult?.token, by: 'login', returnPath: here })
        onDone()
      }}
    />
  )
}

/** Neither a home nor a booking. */
const NoHome = () => {
  const site = useSite()
  const { start, booking } = useTexts().booking
  const search = routePath(site, 'search')
  return (
    <div className={styles.words}>
      <h1 className={styles.heading}>{booking}</h1>
      <h2>{start.noHomeHeading}</h2>
      <p>{start.noHomeText}</p>
      {search !== undefined && (
        <p>
          <ButtonLink href={search}>{start.search}</ButtonLink>
        </p>
      )}
    </div>
  )
}

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { booking, troubles } = useTexts().booking
  return (
    <div className={styles.words}>
      <h1 className={styles.heading}>{booking}</h1>
      <p role="alert">{troubles.failed}</p>
      <p>
        <Button onClick={onRetry}>{troubles.retry}</Button>
      </p>
    </div>
  )
}

const Loading = () => {
  const { booking, loading } = useTexts().booking
  return (
    <div className={styles.words}>
      <h1 className={styles.heading}>{booking}</h1>
      <p role="status">{loading}</p>
    </div>
  )
}

interface PartProps {
  readonly data: ClickToBuyData
  /** Whether it replaced another part of the same page. */
  readonly takesFocus: boolean
}

const Start = ({ objectId, data, takesFocus }: PartProps & { readonly objectId: string }) => {
  const site = useSite()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { bookings } = useCapabilities()
  const { start } = useTexts().booking
  const { keep, askOfferAgain } = useBookingCache()
  const session = useSession()
  const { data: offer, isError, retry } = useLiveQuery(offerQueryOf(objectId, site, bookings), data)
  const who = session.kind === 'signedIn' ? session.user?.id : undefined
  const before = useRef(who)
  useEffect(() => {
    if (before.current === who) return
    before.current = who
    void askOfferAgain(objectId)
  }, [who, objectId, askOfferAgain])
  if (offer === undefined) return isError ? <Failed onRetry={retry} /> : <Loading />
  if (offer === null) return <NoHome />
  const here = bookingAddress(site, 'start-booking', { objectId })
  const open = async (bookingId: string) => {
    const to = (step: BookingStep) => bookingAddress(site, step, { bookingId }) ?? site.routes.start
    try {
      const held = await bookings.one(bookingId)
      const opened = held && (await bookings.save(held, 'start-booking', {}, true))
      if (opened?.kind === 'written') await keep(opened.booking)
      navigate(to(opened?.kind === 'written' ? opened.booking.step : 'start-booking'), { replace: true })
    } catch {
      // The home is held: the page of the booking continues from there.
      navigate(to('start-booking'), { replace: true })
    }
  }
  return (
    <BookingFrame
      variant={offer.variant}
      step="start-booking"
      home={offer.home}
      terms={offer.terms}
      heading={start.heading(offer.home.name)}
      takesFocus={takesFocus}
    >
      <BookingStart
        offer={offer}
        onHeld={(bookingId) => void open(bookingId)}
        sentBack={new URLSearchParams(search).get(bookingQuery.error) ?? undefined}
        identity={<Identity here={here} onDone={() => void askOfferAgain(objectId)} />}
      />
    </BookingFrame>
  )
}

const exits: readonly string[] = ['cancelled', 'expired', 'failed']

/** Keeps the address in step with the booking: the booking decides, and the browser's Back sets it back a step. */
const useStepInAddress = (booking: BookingView | undefined, addressed: BookingStep) => {
  const site = useSite()
  const navigate = useNavigate()
  const { bookings } = useCapabilities()
  const { keep } = useBookingCache()
  const last = useRef<{ readonly step: BookingStep; readonly addressed: BookingStep }>(undefined)
  const steps: readonly BookingStep[] = bookingVariants[bookingVariantOfCountry[site.country]]
  const bookingId = booking?.bookingId
  const step = booking && shownStep(booking)
  const canGoBack = booking?.can.goBack ?? false
  useEffect(() => {
    if (bookingId === undefined || step === undefined) return
    const before = last.current
    last.current = { step, addressed }
    if (step === addressed) return
    const follow = (replace: boolean) =>
      navigate(bookingAddress(site, step, { bookingId }) ?? site.routes.start, { replace })
    const isBack =
      before?.step === step &&
      before.addressed === step &&
      canGoBack &&
      addressed !== 'start-booking' &&
      steps.indexOf(addressed) < steps.indexOf(step)
    if (!isBack) {
      follow(before === undefined || before.step === step)
      return
    }
    bookings.goBack(bookingId, addressed).then(
      (answer) => (answer.kind === 'written' ? keep(answer.booking) : follow(true)),
      () => follow(true),
    )
  }, [bookingId, step, addressed, canGoBack, bookings, keep, navigate, site, steps])
}

const OneBooking = ({
  bookingId,
  addressed,
  data,
  takesFocus,
}: PartProps & { readonly bookingId: string; readonly addressed: BookingStep }) => {
  const site = useSite()
  const session = useSession()
  const { search } = useLocation()
  const { bookings } = useCapabilities()
  const { troubles, session: sessionWords } = useTexts().booking
  const { done } = useTexts().bookingEnd
  const doneHeading = ({ home, terms }: BookingView) =>
    terms.fee > 0 ? done.heading(home.name) : done.offer(home.name)
  const { askAgain } = useBookingCache()
  const [isSignedOut, setSignedOut] = useState(data.isSignedOut)
  const [isElsewhere, setElsewhere] = useState(false)
  const { data: booking, isError, retry } = useLiveQuery(bookingQueryOf(bookingId, site, bookings), data)
  const isOver = booking ? exits.includes(booking.status) : false
  useStepInAddress(booking && !isOver ? booking : undefined, addressed)
  const [sentIssues] = useState(() => issuesIn(new URLSearchParams(search)))
  const step = booking ? shownStep(booking) : undefined
  // A buyer who was in a step when the booking ended is notified; one who opens an ended booking just sees its state.
  const wasUnderWay = useRef(false)
  useEffect(() => {
    if (booking && !isOver) wasUnderWay.current = true
  }, [booking, isOver])
  // A notice about one step does not apply to the next.
  const noticedAt = useRef(step)
  useEffect(() => {
    if (noticedAt.current !== step) setSignedOut(false)
  }, [step])
  // Reloads the booking when the visitor returns to the page.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void askAgain(bookingId)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [askAgain, bookingId])

  const here = bookingAddress(site, step ?? addressed, { bookingId })
  const isGuest = session.kind !== 'signedIn'
  if (booking === undefined && !isSignedOut && !isGuest)
    return isError ? <Failed onRetry={retry} /> : <Loading />
  const identity = (
    <section className={styles.words} role={booking ? 'alert' : undefined}>
      {booking ? <h2>{sessionWords.heading}</h2> : <h1 className={styles.heading}>{sessionWords.heading}</h1>}
      <p>{sessionWords.text}</p>
      <Identity
        here={here}
        onDone={() => {
          setSignedOut(false)
          void askAgain(bookingId)
        }}
      />
    </section>
  )
  if (booking === undefined) return identity
  if (booking === null) return <NoHome />
  if (isOver) return <Ended booking={booking} takesFocus={takesFocus || wasUnderWay.current} />
  const shown = shownStep(booking)
  const Form = stepForms[shown]?.Component
  return (
    <BookingFrame
      variant={booking.variant}
      step={shown}
      booking={booking}
      heading={shown === 'done' ? doneHeading(booking) : undefined}
      onHoldOver={() => void askAgain(bookingId)}
      takesFocus={takesFocus}
    >
      {isElsewhere && (
        <div role="status">
          <Notice>
            <p>{troubles.conflict}</p>
          </Notice>
        </div>
      )}
      {(isSignedOut || isGuest) && identity}
      {Form && (
        <Form
          key={shown}
          booking={booking}
          sentIssues={shown === addressed ? sentIssues : []}
          onSignedOut={() => setSignedOut(true)}
          onElsewhere={() => {
            setElsewhere(true)
            void askAgain(bookingId)
          }}
        />
      )}
      {!isGuest && <CancelBooking booking={booking} onSignedOut={() => setSignedOut(true)} />}
    </BookingFrame>
  )
}

const InvitationPlace = () => {
  const { invitation } = useTexts().bookingEnd
  return (
    <div className={styles.words}>
      <h1 className={styles.heading}>{invitation.heading}</h1>
      <noscript>
        <p>{invitation.noScript}</p>
      </noscript>
      <invitationForm.Component />
    </div>
  )
}

export const ClickToBuyTemplate = ({ page, data }: TemplateProps<ClickToBuyPage, ClickToBuyData>) => {
  const site = useSite()
  const { pathname, search } = useLocation()
  const addressed = readBookingPath(site, pathname) ?? page.model.step
  const query = new URLSearchParams(search)
  const objectId = query.get(bookingQuery.home)
  const bookingId = query.get(bookingQuery.booking) ?? (objectId === null ? data.bookingId : undefined)
  const isFirst = useRef(true)
  useEffect(() => {
    isFirst.current = false
  }, [])
  if (page.model.isInvitation) return <InvitationPlace />
  const part = { data, takesFocus: !isFirst.current }
  if (bookingId !== undefined)
    return <OneBooking key={bookingId} bookingId={bookingId} addressed={addressed} {...part} />
  return objectId === null ? <NoHome /> : <Start key={objectId} objectId={objectId} {...part} />
}
