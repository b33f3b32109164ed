// The payment methods for an amount, and the error of the last attempt. With `plain` the form is sent there without script.
import type { PaymentProvider } from '@husrum/domain'
import { isPaymentOver, paymentProvidersOf, swishPhoneRule } from '@husrum/domain'
import type { FormEvent, ReactNode } from 'react'
import { useState } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { PaymentFlow } from '../../frame/use-payment.ts'
import { Button } from '../Button.tsx'
import card from '../ChoiceCard.module.css'
import { FormError } from '../FormError.tsx'
import { Notice } from '../Notice.tsx'
import { TextField } from '../TextField.tsx'
import styles from './Payment.module.css'

export interface PayFormProps {
  readonly flow: PaymentFlow
  /** The formatted amount. */
  readonly amount: string
  /** The id of the field for a phone number, unique in the page. */
  readonly phoneId: string
  readonly phone?: string
  /** The target of the form without script, with its hidden fields. */
  readonly plain?: { readonly action: string; readonly fields: Readonly<Record<string, string>> }
  /** Why a form without script was sent back: its error, or an invalid phone number. */
  readonly sentBack?: { readonly why?: string | undefined; readonly isPhoneWrong?: boolean }
  /** Beside the buttons. */
  readonly children?: ReactNode
}

export const PayForm = ({
  flow,
  amount,
  phoneId,
  plain,
  sentBack = {},
  children,
  ...given
}: PayFormProps) => {
  const site = useSite()
  const { pay } = useTexts().payments
  const providers: readonly PaymentProvider[] = paymentProvidersOf[site.country]
  const [provider, setProvider] = useState(providers[0])
  const [phone, setPhone] = useState(given.phone ?? '')
  const [isPhoneWrong, setPhoneWrong] = useState(sentBack.isPhoneWrong ?? false)
  const { standing, refusal, attempt, isBusy } = flow
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (provider === undefined) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const byCode = submitter instanceof HTMLButtonElement && submitter.value === 'code'
    const toPhone = provider === 'swish' && !byCode
    const isWrong = toPhone && swishPhoneRule.check(phone).kind === 'invalid'
    setPhoneWrong(isWrong)
    if (isWrong) document.getElementById(phoneId)?.focus()
    else void flow.start(provider, toPhone ? phone : undefined)
  }
  const why = refusal === 'failed' ? pay.failed : refusal ? pay.messages[refusal] : sentBack.why
  const hasEnded = standing !== undefined && isPaymentOver(standing.status) && standing.status !== 'paid'
  return (
    <form
      className={styles.part}
      {...(plain && { method: 'post', action: plain.action })}
      onSubmit={start}
      noValidate
    >
      {Object.entries(plain?.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {why !== undefined && <FormError heading={why} attempt={attempt} />}
      {why === undefined && hasEnded && (
        <div role="status">
          <Notice kind="warning">
            <p>{pay.messages[standing.messageKey]}</p>
          </Notice>
        </div>
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{pay.ways}</legend>
        {providers.map((each) => (
          <label key={each} className={card.choice}>
            <input
              type="radio"
              name="provider"
              value={each}
              checked={provider === each}
              onChange={() => setProvider(each)}
            />
            {pay.provider[each]}
          </label>
        ))}
      </fieldset>
      {provider === 'swish' && (
        <TextField
          id={phoneId}
          name="phone"
          label={pay.phone}
          hint={pay.phoneHint}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
          error={isPhoneWrong ? pay.messages.checkNumber : undefined}
        />
      )}
      <div className={styles.ways}>
        <Button type="submit" loading={isBusy}>
          {pay.pay(amount)}
        </Button>
        {provider === 'swish' && (
          <Button type="submit" look="secondary" name="way" value="code" loading={isBusy}>
            {pay.byCode}
          </Button>
        )}
        {children}
      </div>
    </form>
  )
}
