// The signing step: first the buyer signs, then the second applicant on another device.
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { useEffect, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { takeReturnedSigning } from '../../frame/returned-flow.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './Booking.module.css'
import { timeOf } from './booking-words.ts'
import { PaymentPart } from './PaymentPart.tsx'
import { useBookingCache } from './queries.ts'
import { SigningPart } from './SigningPart.tsx'
import type { StepProps } from './use-booking-step.ts'

const lookEveryMs = 5_000

/** Who has signed, and who is asked to. */
const Signers = ({ booking }: Pick<StepProps, 'booking'>) => {
  const site = useSite()
  const { sign } = useTexts().bookingEnd
  if (booking.signers.length < 2) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.subheading}>{sign.who}</h2>
      <ul className={styles.points}>
        {booking.signers.map(({ role, name, signedAt, hasSigned }) => (
          <li key={role}>
            {hasSigned
              ? sign.hasSigned(name, signedAt === undefined ? '' : timeOf(signedAt, site))
              : sign.notSigned(name)}
          </li>
        ))}
      </ul>
    </section>
  )
}

const WaitingForOther = ({ booking, onSignedOut }: Pick<StepProps, 'booking' | 'onSignedOut'>) => {
  const site = useSite()
  const { waiting } = useTexts().bookingEnd
  const { bookings } = useCapabilities()
  const { keep, askAgain } = useBookingCache()
  const [said, say] = useState<string>()
  const [isSending, setSending] = useState(false)
  const other = booking.signers.find(({ hasSigned }) => !hasSigned)
  const { bookingId } = booking
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void askAgain(bookingId)
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [askAgain, bookingId])
  if (!other) return null
  const invite = async () => {
    if (isSending) return
    setSending(true)
    say(undefined)
    try {
      const answer = await bookings.invite(bookingId)
      if (answer.kind === 'written') await keep(answer.booking)
      else await askAgain(bookingId)
      if (answer.kind === 'tooFast') say(waiting.tooOften(other.name))
      else say(answer.kind === 'written' ? waiting.sent : waiting.failed)
    } catch (error) {
      if (error instanceof SessionExpired) onSignedOut()
      else if (!(error instanceof ServiceUnavailable)) reportError(error)
      say(waiting.failed)
    } finally {
      setSending(false)
    }
  }
  return (
    <section className={styles.part}>
      <h2 className={styles.subheading}>{waiting.heading(other.name)}</h2>
      <p>{waiting.text(other.name)}</p>
      {other.invitedAt !== undefined && <p>{waiting.invited(timeOf(other.invitedAt, site))}</p>}
      <p role="status">{said}</p>
      <div className={styles.ways}>
        <Button look="secondary" loading={isSending} onClick={() => void invite()}>
          {waiting.again}
        </Button>
      </div>
    </section>
  )
}

export const Sign = (props: StepProps) => {
  const { booking, onSignedOut } = props
  const { bookingSignatures, bookings } = useCapabilities()
  const { keep, askAgain } = useBookingCache()
  const texts = useTexts()
  const [resumes] = useState(() => takeReturnedSigning(booking.bookingId))
  const { bookingId, status, role } = booking
  const hasSigned = booking.signers.some((signer) => signer.role === role && signer.hasSigned)
  // Signed by all, with a payment due: the payment starts here, and then has its own page.
  if (status === 'signed') return <PaymentPart {...props} />
  const goBack = async () => {
    const answer = await bookings.goBack(bookingId).catch(() => undefined)
    if (answer?.kind === 'written') await keep(answer.booking)
    else await askAgain(bookingId)
  }
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{texts.bookingEnd.sign.lead}</p>
      <Signers booking={booking} />
      {hasSigned ? (
        <WaitingForOther booking={booking} onSignedOut={onSignedOut} />
      ) : (
        <SigningPart
          bookingId={bookingId}
          documents={booking.documents}
          begin={(terms) => bookingSignatures.start(bookingId, terms)}
          resumes={resumes}
          onSigned={() => void askAgain(bookingId)}
          onSignedOut={onSignedOut}
          onOpened={() => void askAgain(bookingId)}
        />
      )}
      {booking.can.goBack && (
        <div className={styles.ways}>
          <Button look="secondary" onClick={() => void goBack()}>
            {texts.booking.back}
          </Button>
        </div>
      )}
    </div>
  )
}
