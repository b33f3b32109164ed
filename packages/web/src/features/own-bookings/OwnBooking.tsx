// One booking: status and next action, documents, buyers, payment, contacts, and history.
import type { BookingView } from '@husrum/domain'
import {
  bookingAddress,
  bookingLaw,
  bookingWithdrawalAddress,
  formatDay,
  formatPrice,
  routePath,
  wayOutOf,
} from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { PartHeading } from '../../ui/PartHeading.tsx'
import shared from '../../ui/Parts.module.css'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { BookingContacts } from './BookingContacts.tsx'
import { BookingHistory } from './BookingHistory.tsx'
import { BookingPapers } from './BookingPapers.tsx'
import styles from './OwnBookings.module.css'
import { colourOf, groupOf, momentAt, stageOf, timeAt } from './own-booking-words.ts'

interface PartProps {
  readonly booking: BookingView
}

const Next = ({ booking }: PartProps) => {
  const site = useSite()
  const texts = useTexts().ownBookings
  const stage = stageOf(booking)
  const title = texts.goOn[stage]
  const { bookingId, step, holdExpiresAt, home } = booking
  const href = bookingAddress(site, step, { bookingId })
  return (
    <section className={styles.part}>
      <h2 className={shared.heading}>{texts.one.next}</h2>
      <p>{texts.next[stage]}</p>
      {holdExpiresAt !== undefined && groupOf(booking) === 'open' && (
        <p>{texts.heldUntil(timeAt(holdExpiresAt, site))}</p>
      )}
      <div className={shared.ways}>
        {title !== undefined && href !== undefined && <ButtonLink href={href}>{title}</ButtonLink>}
        <SiteLink className={shared.way} href={home.path}>
          {texts.list.toHome}
        </SiteLink>
      </div>
    </section>
  )
}

const Price = ({ booking: { terms } }: PartProps) => {
  const site = useSite()
  const { formats } = site
  const { lines } = useTexts().booking.start
  const { price, fee } = useTexts().ownBookings.one
  return (
    <section className={styles.part}>
      <h2 className={shared.heading}>{price}</h2>
      <dl className={shared.facts}>
        {terms.lines.map(({ kind, amount }) => (
          <div key={kind} className={shared.fact}>
            <dt>{kind === 'bookingFee' ? fee : lines[kind]}</dt>
            <dd>{formatPrice(amount, formats)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Buyers = ({ booking: { signers } }: PartProps) => {
  const site = useSite()
  const texts = useTexts().ownBookings
  if (signers.length === 0) return null
  const { one } = texts
  return (
    <section className={styles.part}>
      <h2 className={shared.heading}>{one.buyers}</h2>
      {signers.map(({ role, name, signedAt, invitedAt, hasSigned }) => (
        <p key={role}>
          {signedAt !== undefined
            ? one.signed(name, momentAt(signedAt, site, texts))
            : invitedAt !== undefined && !hasSigned
              ? one.invited(name, momentAt(invitedAt, site, texts))
              : one.unsigned(name)}
        </p>
      ))}
    </section>
  )
}

const Payment = ({ booking: { payment, terms } }: PartProps) => {
  const site = useSite()
  const { formats } = site
  const { one } = useTexts().ownBookings
  const facts = payment && [
    [one.amount, formatPrice(payment.amount, formats)],
    [one.way, one.providers[payment.provider]],
    [one.state, one.payments[payment.status]],
    ...(payment.receiptId === undefined ? [] : [[one.receipt, payment.receiptId] as const]),
    ...(payment.refund === undefined ? [] : [[one.refund, one.refunds[payment.refund]] as const]),
  ]
  return (
    <section className={styles.part}>
      <h2 className={shared.heading}>{one.payment}</h2>
      {facts ? (
        <dl className={shared.facts}>
          {facts.map(([term, value]) => (
            <div key={term} className={shared.fact}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{terms.fee > 0 ? one.noPayment : one.nothingToPay}</p>
      )}
    </section>
  )
}

const Mind = ({ booking }: PartProps) => {
  const site = useSite()
  const texts = useTexts()
  const { one, withdrawUntil, withdrawAnyTime } = texts.ownBookings
  const page = bookingWithdrawalAddress(site, booking.bookingId)
  const way = wayOutOf(booking, site.country)
  if (page === undefined || (way.kind === 'none' && way.reason === 'over')) return null
  const words = { cancel: one.cancel, withdraw: one.withdraw, none: one.noWay }
  const { withdrawalEnds } = booking
  return (
    <section className={styles.part}>
      <h2 className={shared.heading}>{one.mind}</h2>
      {way.kind === 'withdraw' && (
        <p>
          {bookingLaw[site.country].withdrawal === 'anyTime' || withdrawalEnds === undefined
            ? withdrawAnyTime
            : withdrawUntil(formatDay(withdrawalEnds, site))}
        </p>
      )}
      <p>
        <SiteLink className={shared.way} href={page}>
          {words[way.kind]}
        </SiteLink>
      </p>
    </section>
  )
}

export const OwnBooking = ({
  booking,
  takesFocus = false,
}: PartProps & { readonly takesFocus?: boolean }) => {
  const site = useSite()
  const texts = useTexts().ownBookings
  const list = routePath(site, 'residences')
  const { home, contacts, documents } = booking
  return (
    <div className={styles.group}>
      <header className={styles.part}>
        {list !== undefined && (
          <p className={styles.back}>
            <SiteLink href={list}>← {texts.one.back}</SiteLink>
          </p>
        )}
        <PartHeading className={styles.title} takesFocus={takesFocus}>
          {home.name}
        </PartHeading>
        <p translate="no">
          {home.address}, {home.municipality}
        </p>
        <p>
          <StatusMark word={texts.stages[stageOf(booking)]} colour={colourOf[groupOf(booking)]} />
        </p>
      </header>
      <div className={shared.beside}>
        <div>
          <Next booking={booking} />
          <section className={styles.part}>
            <h2 className={shared.heading}>{texts.one.papers}</h2>
            <BookingPapers documents={documents} />
          </section>
          <Payment booking={booking} />
          <Buyers booking={booking} />
          <Price booking={booking} />
        </div>
        <div>
          {contacts.length > 0 && (
            <section className={styles.part}>
              <h2 className={shared.heading}>{texts.one.contact}</h2>
              <BookingContacts contacts={contacts} />
            </section>
          )}
          <Mind booking={booking} />
          <section className={styles.part}>
            <h2 className={shared.heading}>{texts.one.history}</h2>
            <BookingHistory {...booking} />
          </section>
        </div>
      </div>
    </div>
  )
}
