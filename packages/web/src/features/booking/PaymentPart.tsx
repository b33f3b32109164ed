// Paying the fee of a booking: the ways to pay, what to do in each, and what is known of the money at any time.
import type { PaymentProvider } from '@husrum/domain'
import { isPaymentOver, paymentProvidersOf, swishPhoneRule } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { isMobile } from '../../frame/bank-id-platform.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { PaymentFlow } from '../../frame/use-payment.ts'
import { usePayment } from '../../frame/use-payment.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Booking.module.css'
import { fieldId, priceOf } from './booking-words.ts'
import { useKeptBookings } from './queries.ts'
import type { StepProps } from './use-booking-step.ts'

/** A form that the browser takes to the bank by itself, and that can be pressed where it does not. */
const BankForm = ({
  action,
  fields,
}: {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}) => {
  const { payment } = useTexts().bookingEnd
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.requestSubmit(), [])
  return (
    <form ref={form} method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>{payment.leaving}</p>
      <Button type="submit">{payment.goTo}</Button>
    </form>
  )
}

const UnderWay = ({
  flow,
  provider,
}: {
  readonly flow: PaymentFlow
  /** Of a payment that began before the page was opened. */
  readonly provider: PaymentProvider | undefined
}) => {
  const { payment } = useTexts().bookingEnd
  const { started, standing, hasLostContact, isBusy } = flow
  const isUnknown = standing?.status === 'unknown'
  return (
    <section className={styles.part}>
      <div role="status">
        {standing && (
          <Notice kind={isUnknown ? 'warning' : 'info'}>
            <p>{payment.messages[standing.messageKey]}</p>
            {isUnknown && <p>{payment.looking}</p>}
            {hasLostContact && <p>{payment.offline}</p>}
          </Notice>
        )}
      </div>
      {started?.form && <BankForm {...started.form} />}
      {started?.appUrl !== undefined && isMobile(navigator) && (
        <p>
          <a className={styles.open} href={started.appUrl}>
            {payment.byApp}
          </a>
        </p>
      )}
      {started?.qr !== undefined && (
        <>
          <p>{payment.scan}</p>
          <QrCode text={started.qr} label={payment.qr} />
        </>
      )}
      {started?.redirectUrl !== undefined && (
        <p>
          <a className={styles.open} href={started.redirectUrl}>
            {payment.goTo}
          </a>
        </p>
      )}
      {started && !started.qr && !started.redirectUrl && !started.form && <p>{payment.approve}</p>}
      {!isUnknown && (
        <div className={styles.ways}>
          {started === undefined && provider !== undefined && (
            <Button look="secondary" loading={isBusy} onClick={() => void flow.start(provider)}>
              {payment.goTo}
            </Button>
          )}
          <Button look="quiet" loading={isBusy} onClick={() => void flow.cancel()}>
            {payment.stop}
          </Button>
        </div>
      )}
    </section>
  )
}

export const PaymentPart = ({ booking, onSignedOut }: StepProps) => {
  const site = useSite()
  const { payment } = useTexts().bookingEnd
  const { askAgain } = useKeptBookings()
  const { bookingId, objectId } = booking
  const flow = usePayment({
    bookingId,
    objectId,
    payment: booking.payment,
    onOver: () => askAgain(bookingId),
    onSignedOut,
  })
  const providers: readonly PaymentProvider[] = paymentProvidersOf[site.country]
  const [provider, setProvider] = useState(providers[0])
  const [phone, setPhone] = useState(booking.forms.applicants?.[0]?.phone ?? '')
  const [phoneError, setPhoneError] = useState<string>()
  const amount = priceOf(booking.terms.fee, site)
  const { standing, refusal, attempt, isBusy } = flow
  const isUnderWay =
    standing !== undefined && standing.status !== 'created' && !isPaymentOver(standing.status)
  if (isUnderWay) return <UnderWay flow={flow} provider={booking.payment?.provider} />
  const pay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (provider === undefined) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const toPhone =
      provider === 'swish' && !(submitter instanceof HTMLButtonElement && submitter.value === 'code')
    if (toPhone && swishPhoneRule.check(phone).kind === 'invalid') {
      setPhoneError(payment.messages.checkNumber)
      document.getElementById(fieldId('swishPhone'))?.focus()
      return
    }
    setPhoneError(undefined)
    void flow.start(provider, toPhone ? phone : undefined)
  }
  const why = refusal === 'failed' ? payment.failed : refusal && payment.messages[refusal]
  return (
    <form className={styles.form} onSubmit={pay} noValidate>
      <p className={styles.lead}>{payment.lead(amount)}</p>
      {why !== undefined && <FormError heading={why} attempt={attempt} />}
      {why === undefined && standing && standing.status !== 'created' && standing.status !== 'paid' && (
        <div role="status">
          <Notice kind="warning">
            <p>{payment.messages[standing.messageKey]}</p>
          </Notice>
        </div>
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{payment.ways}</legend>
        {providers.map((each) => (
          <label key={each} className={styles.choice}>
            <input
              type="radio"
              name="provider"
              value={each}
              checked={provider === each}
              onChange={() => setProvider(each)}
            />
            <span className={styles.choiceTitle}>{payment.provider[each]}</span>
          </label>
        ))}
      </fieldset>
      {provider === 'swish' && (
        <TextField
          id={fieldId('swishPhone')}
          label={payment.phone}
          hint={payment.phoneHint}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
          error={phoneError}
        />
      )}
      <div className={styles.ways}>
        <Button type="submit" loading={isBusy}>
          {payment.pay(amount)}
        </Button>
        {provider === 'swish' && (
          <Button type="submit" look="secondary" name="way" value="code" loading={isBusy}>
            {payment.byCode}
          </Button>
        )}
      </div>
    </form>
  )
}
