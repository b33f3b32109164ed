// The frame around every step of a booking: progress, remaining time, heading, and what is bought.
import type {
  BookedHome,
  BookingStep,
  BookingVariant,
  BookingView,
  SaleTerms,
  SiteDefinition,
} from '@husrum/domain'
import {
  bookingOptionsPrice,
  bookingVariants,
  formatArea,
  formatRooms,
  layoutOf,
  withOptionsPrice,
} from '@husrum/domain'
import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StepProgress } from '../../ui/StepProgress.tsx'
import styles from './Booking.module.css'
import { priceOf, titleOf } from './booking-words.ts'
import { ErrorInTitle } from './error-in-title.ts'
import { HoldClock } from './HoldClock.tsx'
import { PriceLines } from './PriceLines.tsx'

const BookingProgress = ({
  id,
  variant,
  step,
}: {
  readonly id: string
  readonly variant: BookingVariant
  readonly step: BookingStep
}) => {
  const { booking: words } = useTexts()
  const steps: readonly BookingStep[] = bookingVariants[variant]
  const at = steps.indexOf(step)
  return (
    <StepProgress
      id={id}
      stepOf={words.stepOf(at + 1, steps.length)}
      stepName={words.steps[step]}
      bar={{ value: at + 1, max: steps.length }}
      steps={steps.map((key, place) => ({
        key,
        name: words.steps[key],
        isCurrent: place === at,
        isDone: place < at,
      }))}
      words={words}
    />
  )
}

/** The first sales contact. */
const Contact = ({ contacts: [contact] }: Pick<BookingView, 'contacts'>) => {
  const texts = useTexts().booking
  if (!contact) return null
  const { name, title, phone, email } = contact
  return (
    <div className={styles.contact}>
      <p className={styles.hint}>{texts.contact}</p>
      <p>{[name, texts.roles[title]].filter(Boolean).join(', ')}</p>
      {phone !== undefined ? (
        <p>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      ) : (
        email !== undefined && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )
      )}
    </div>
  )
}

/** Includes options being selected; amounts that are paid later are only in the documents. */
const linesNow = ({ terms, step, options, forms }: BookingView, site: SiteDefinition) => {
  const chosen = step === 'choices' ? bookingOptionsPrice(options, forms.choices ?? []) : undefined
  const { lines } = chosen === undefined ? terms : withOptionsPrice(terms, chosen, site)
  return lines.filter(({ kind }) => kind !== 'rest')
}

/** Home, price and monthly fee in one line, where the card is below the step. */
const Brief = ({ home, terms }: { readonly home: BookedHome; readonly terms: SaleTerms | undefined }) => {
  const site = useSite()
  const { monthlyFee } = useTexts().booking
  return (
    <p className={styles.brief}>
      <span className={styles.homeName}>{home.name}</span>
      {terms && <span>{priceOf(terms.totalPrice ?? terms.price, site)}</span>}
      {home.monthlyFee !== undefined && (
        <span>
          {monthlyFee} {priceOf(home.monthlyFee, site)}
        </span>
      )}
    </p>
  )
}

const HomeCard = ({
  home,
  terms,
  booking,
}: {
  readonly home: BookedHome
  readonly terms: SaleTerms | undefined
  readonly booking: BookingView | undefined
}) => {
  const site = useSite()
  const { monthlyFee } = useTexts().booking
  const lines = booking && linesNow(booking, site)
  return (
    <aside className={styles.home} aria-label={home.name}>
      <Picture id={home.image} alt="" sizes="(width >= 64rem) 20rem, 100vw" className={styles.picture} />
      <div className={styles.homeWords}>
        <p className={styles.homeName}>
          <SiteLink href={home.path}>{home.name}</SiteLink>
        </p>
        <p translate="no">
          {home.address}, {home.municipality}
        </p>
        <p>
          {formatRooms(home.rooms, site.formats)}, {formatArea(home.area, site.formats)}
        </p>
        {!lines && terms && (
          <p className={styles.homePrice}>{priceOf(terms.totalPrice ?? terms.price, site)}</p>
        )}
      </div>
      {lines && (
        <PriceLines lines={lines} isFeePaid={booking?.payment?.status === 'paid'}>
          {home.monthlyFee !== undefined && (
            <div>
              <dt>{monthlyFee}</dt>
              <dd>{priceOf(home.monthlyFee, site)}</dd>
            </div>
          )}
        </PriceLines>
      )}
      {booking && <Contact contacts={booking.contacts} />}
    </aside>
  )
}

export interface BookingFrameProps {
  readonly variant: BookingVariant
  readonly step: BookingStep
  /** Absent at the start, before there is a booking. */
  readonly booking?: BookingView | undefined
  readonly home?: BookedHome | undefined
  /** The price, before there is a booking. */
  readonly terms?: SaleTerms | undefined
  /** Heading of the step, if its name is not enough. */
  readonly heading?: string | undefined
  /** Called when the hold has expired. */
  readonly onHoldOver?: (() => void) | undefined
  /** It replaced another part of the same page: the heading takes the focus. */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

const nothing = (): void => undefined

export const BookingFrame = ({
  variant,
  step,
  booking,
  home = booking?.home,
  terms,
  heading,
  onHoldOver = nothing,
  takesFocus = false,
  children,
}: BookingFrameProps) => {
  const site = useSite()
  const texts = useTexts().booking
  const progressId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(takesFocus ? undefined : step)
  const steps: readonly BookingStep[] = bookingVariants[variant]
  const name = titleOf({ step, number: steps.indexOf(step) + 1, of: steps.length }, texts)
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    const full = `${name} – ${site.name}`
    document.title = isWrong ? texts.wrongTitle(full) : full
  }, [name, site, isWrong, texts])
  // On a change of step, focus the heading at the top of the page.
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    window.scrollTo?.({ top: 0, behavior: 'instant' })
    title.current?.focus({ preventScroll: true })
  }, [step])
  const isOlder = layoutOf(site, useLocation().pathname) === 'clickToBuyOlder'
  return (
    <div className={styles.page} data-look={isOlder ? 'older' : 'newer'}>
      <div className={styles.main}>
        {home && <Brief home={home} terms={booking?.terms ?? terms} />}
        <BookingProgress id={progressId} variant={variant} step={step} />
        {booking && <HoldClock booking={booking} onOver={onHoldOver} />}
        <h1 ref={title} className={styles.heading} tabIndex={-1} aria-describedby={progressId}>
          {heading ?? texts.steps[step]}
        </h1>
        <ErrorInTitle value={setWrong}>{children}</ErrorInTitle>
      </div>
      {home && <HomeCard home={home} terms={terms} booking={booking} />}
    </div>
  )
}
