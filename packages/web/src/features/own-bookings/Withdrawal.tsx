// Withdrawal from a booking (the withdrawal function of directive 2011/83/EU, article 11a): the first step names the booking, the second
// confirms, and the end states when it was received. Each works without script.
import { bookingWithdrawalFormPath } from '@husrum/contract/booking/wire'
import type { BookingView } from '@husrum/domain'
import { formatDay, formatPrice, ownBookingAddress, refundDueBy, wayOutOf } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { PartHeading } from '../../ui/PartHeading.tsx'
import shared from '../../ui/Parts.module.css'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { BookingContacts } from './BookingContacts.tsx'
import styles from './OwnBookings.module.css'
import { dayAt, momentAt } from './own-booking-words.ts'
import { useWayOut } from './use-way-out.ts'

interface WithdrawalProps {
  readonly booking: BookingView
  readonly takesFocus: boolean
  /** A form that was sent without script was returned. */
  readonly isSentBack: boolean
}

/** What happens to the money on withdrawal that day. */
const useMoneyWords = ({ payment, now }: BookingView, since = now): string => {
  const site = useSite()
  const { moneyBack, moneyUnknown, noMoney } = useTexts().withdrawal
  const { refunds } = useTexts().ownBookings.one
  if (payment?.refund === 'done' || payment?.refund === 'failed') return refunds[payment.refund]
  if (payment?.status === 'paid')
    return moneyBack(
      formatPrice(payment.amount, site.formats),
      formatDay(refundDueBy(dayAt(since, site)) ?? '', site),
    )
  return payment?.status === 'unknown' || payment?.status === 'pending' ? moneyUnknown : noMoney
}

const Facts = ({ booking }: Pick<WithdrawalProps, 'booking'>) => {
  const site = useSite()
  const texts = useTexts()
  const { what, signed, who, confirmationTo, money } = texts.withdrawal
  const { home, signers, forms } = booking
  const signedAt = Math.max(0, ...signers.map((signer) => signer.signedAt ?? 0))
  const emails = (forms.applicants ?? []).map(({ email }) => email).filter(Boolean)
  const buyer = signers.find(({ role }) => role === booking.role)?.name
  const moneyWords = useMoneyWords(booking)
  const facts = [
    [what, `${home.name}, ${home.address}, ${home.municipality}`],
    ...(signedAt > 0 ? [[signed, momentAt(signedAt, site, texts.ownBookings)]] : []),
    ...(buyer === undefined ? [] : [[who, buyer]]),
    ...(emails.length === 0 ? [] : [[confirmationTo, emails.join(', ')]]),
    [money, moneyWords],
  ]
  return (
    <dl className={shared.facts}>
      {facts.map(([term, value]) => (
        <div key={term} className={shared.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Confirm = ({
  booking,
  way,
  takesFocus,
  isSentBack,
}: WithdrawalProps & { readonly way: 'cancel' | 'withdraw' }) => {
  const site = useSite()
  const texts = useTexts().withdrawal
  const words = texts[way]
  const flow = useWayOut(booking)
  const keep = ownBookingAddress(site, booking.bookingId)
  const trouble = flow.trouble ?? (isSentBack && flow.attempt === 0 ? 'trouble' : undefined)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void flow.send(way)
  }
  return (
    <div className={shared.parts}>
      <div className={styles.part}>
        <PartHeading className={styles.title} takesFocus={takesFocus}>
          {words.heading(booking.home.name)}
        </PartHeading>
        <p>{words.text}</p>
        {booking.signers.length > 1 && <p>{texts.forBoth}</p>}
      </div>
      <Facts booking={booking} />
      <form className={styles.part} method="post" action={bookingWithdrawalFormPath} onSubmit={handleSubmit}>
        <input type="hidden" name="bookingId" value={booking.bookingId} />
        <input type="hidden" name="action" value={way} />
        {trouble !== undefined && <FormError heading={texts[trouble]} attempt={flow.attempt} />}
        <div className={shared.ways}>
          <Button type="submit" loading={flow.isSending}>
            {words.confirm}
          </Button>
          {keep !== undefined && (
            <SiteLink className={shared.way} href={keep}>
              {words.keep}
            </SiteLink>
          )}
        </div>
        <p role="status">{flow.isSending && texts.sending}</p>
      </form>
    </div>
  )
}

/** The booking has ended: by withdrawal, with the full confirmation, or otherwise. */
const Ended = ({ booking, takesFocus }: WithdrawalProps) => {
  const site = useSite()
  const texts = useTexts()
  const { done } = texts.withdrawal
  const { home, log, documents, endedBy, status, bookingId } = booking
  const withdrawn = log.findLast(({ kind, by }) => kind === 'withdrawn' && by !== 'staff')
  const ender = log.findLast(({ by }) => by === 'buyer' || by === 'coBuyer')?.by
  const isOther = endedBy === 'buyer' && ender !== undefined && ender !== booking.role
  const isCancelled = status === 'cancelled' && endedBy === 'buyer' && !isOther
  const paper = documents.find(({ type }) => type === 'withdrawal')
  const page = ownBookingAddress(site, bookingId)
  const moneyWords = useMoneyWords(booking, log.at(-1)?.at)
  const heading = withdrawn && !isOther ? done.withdrawn : isCancelled ? done.cancelled : done.ended
  return (
    <div className={styles.part}>
      <PartHeading className={styles.title} takesFocus={takesFocus}>
        {heading(home.name)}
      </PartHeading>
      {isOther && <p>{done.byOther}</p>}
      {withdrawn ? (
        <>
          <p>{done.received(momentAt(withdrawn.at, site, texts.ownBookings))}</p>
          <p>{moneyWords}</p>
          <p>{done.letter}</p>
          {paper && (
            <p>
              <a className={shared.way} href={paper.pdfUrl}>
                {done.paper}
              </a>
            </p>
          )}
        </>
      ) : (
        <>
          {isCancelled && <p>{done.cancelledText}</p>}
          <p>{moneyWords}</p>
        </>
      )}
      {page !== undefined && (
        <p>
          <SiteLink className={shared.way} href={page}>
            {done.history}
          </SiteLink>
        </p>
      )}
    </div>
  )
}

const NoWay = ({
  booking,
  reason,
  takesFocus,
}: WithdrawalProps & {
  readonly reason: keyof ReturnType<typeof useTexts>['withdrawal']['none']['reasons']
}) => {
  const site = useSite()
  const { formats } = site
  const { none } = useTexts().withdrawal
  const { contacts, home, terms } = booking
  return (
    <div className={shared.parts}>
      <div className={styles.part}>
        <PartHeading className={styles.title} takesFocus={takesFocus}>
          {none.heading(home.name)}
        </PartHeading>
        <p>{none.reasons[reason]}</p>
        {reason === 'tooLate' && terms.withdrawalCost > 0 && (
          <p>{none.cost(formatPrice(terms.withdrawalCost, formats))}</p>
        )}
      </div>
      {contacts.length > 0 && (
        <section className={styles.part}>
          <h2 className={shared.heading}>{none.contact}</h2>
          <BookingContacts contacts={contacts} />
        </section>
      )}
    </div>
  )
}

export const Withdrawal = (props: WithdrawalProps) => {
  const { country } = useSite()
  const way = wayOutOf(props.booking, country)
  if (way.kind !== 'none') return <Confirm {...props} way={way.kind} />
  // The new state takes the focus.
  return way.reason === 'over' ? <Ended {...props} /> : <NoWay {...props} reason={way.reason} />
}
