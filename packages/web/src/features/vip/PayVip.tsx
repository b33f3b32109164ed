// Joining: by payment, or by a campaign code. Both forms work without script, as far as the way to pay does.
import { vipFormPath } from '@husrum/contract/payments/wire'
import type { PaymentProvider, VipStanding } from '@husrum/domain'
import { formatPrice, isPaymentOver, paymentProvidersOf, swishPhoneRule } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { isMobile } from '../../frame/bank-id-platform.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { PaymentFlow } from '../../frame/use-payment.ts'
import { usePayment } from '../../frame/use-payment.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useKeptVip } from './queries.ts'
import styles from './Vip.module.css'

/** Why a form without script came back. */
export type SentBack = 'code' | 'phone' | 'provider' | 'away'

/** What payments call a membership, in the place of a booking and of its home. */
const membershipOrder = { bookingId: 'vip', objectId: 'vip' } as const

const phoneId = 'vip-phone'
const codeId = 'vip-code'

const UnderWay = ({ flow }: { readonly flow: PaymentFlow }) => {
  const texts = useTexts().vip
  const { started, standing, hasLostContact, isBusy } = flow
  const isUnknown = standing?.status === 'unknown'
  return (
    <section className={styles.part}>
      <div role="status">
        {standing && (
          <Notice kind={isUnknown ? 'warning' : 'info'}>
            <p>{texts.messages[standing.messageKey]}</p>
            {isUnknown && <p>{texts.looking}</p>}
            {hasLostContact && <p>{texts.offline}</p>}
          </Notice>
        )}
      </div>
      {started?.appUrl !== undefined && isMobile(navigator) && (
        <p>
          <a className={styles.way} href={started.appUrl}>
            {texts.openApp}
          </a>
        </p>
      )}
      {started?.qr !== undefined && (
        <>
          <p>{texts.scan}</p>
          <QrCode text={started.qr} label={texts.qr} />
        </>
      )}
      {started?.redirectUrl !== undefined && (
        <p>
          <a className={styles.way} href={started.redirectUrl}>
            {texts.goTo}
          </a>
        </p>
      )}
      {started && !started.qr && !started.redirectUrl && <p>{texts.approve}</p>}
      {!isUnknown && (
        <div className={styles.ways}>
          <Button look="quiet" loading={isBusy} onClick={() => void flow.cancel()}>
            {texts.stop}
          </Button>
        </div>
      )}
    </section>
  )
}

interface JoinProps {
  readonly vip: VipStanding
  readonly sentBack: SentBack | undefined
}

const Pay = ({ vip, flow, sentBack }: JoinProps & { readonly flow: PaymentFlow }) => {
  const site = useSite()
  const texts = useTexts().vip
  const providers: readonly PaymentProvider[] = paymentProvidersOf[site.country]
  const [provider, setProvider] = useState(providers[0])
  const [phone, setPhone] = useState('')
  const [isPhoneWrong, setPhoneWrong] = useState(sentBack === 'phone')
  const amount = formatPrice(vip.fee, site.formats)
  const { standing, refusal, attempt, isBusy } = flow
  const pay = (event: FormEvent<HTMLFormElement>) => {
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
  const back = { provider: texts.noProvider, away: texts.trouble }[sentBack as string]
  const why = refusal === 'failed' ? texts.failed : refusal ? texts.messages[refusal] : back
  const hasEnded = standing !== undefined && isPaymentOver(standing.status) && standing.status !== 'paid'
  return (
    <form className={styles.part} method="post" action={vipFormPath} onSubmit={pay} noValidate>
      <input type="hidden" name="action" value="pay" />
      {why !== undefined && <FormError heading={why} attempt={attempt} />}
      {why === undefined && hasEnded && (
        <div role="status">
          <Notice kind="warning">
            <p>{texts.messages[standing.messageKey]}</p>
          </Notice>
        </div>
      )}
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{texts.ways}</legend>
        {providers.map((each) => (
          <label key={each} className={styles.choice}>
            <input
              type="radio"
              name="provider"
              value={each}
              checked={provider === each}
              onChange={() => setProvider(each)}
            />
            {texts.providers[each]}
          </label>
        ))}
      </fieldset>
      {provider === 'swish' && (
        <TextField
          id={phoneId}
          name="phone"
          label={texts.phone}
          hint={texts.phoneHint}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
          error={isPhoneWrong ? texts.messages.checkNumber : undefined}
        />
      )}
      <div className={styles.ways}>
        <Button type="submit" loading={isBusy}>
          {texts.pay(amount)}
        </Button>
        {provider === 'swish' && (
          <Button type="submit" look="secondary" name="way" value="code" loading={isBusy}>
            {texts.byCodeInstead}
          </Button>
        )}
      </div>
    </form>
  )
}

const Code = ({ sentBack }: Pick<JoinProps, 'sentBack'>) => {
  const texts = useTexts().vip
  const { membership } = useCapabilities()
  const keep = useKeptVip()
  const [code, setCode] = useState('')
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState(sentBack === 'code' ? texts.code.wrong : undefined)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setError(undefined)
    try {
      const answer = await membership.joinByCode(code)
      if (answer.kind === 'joined') await keep(answer.standing)
      else {
        setError(texts.code.wrong)
        document.getElementById(codeId)?.focus()
      }
    } catch {
      setError(texts.trouble)
      document.getElementById(codeId)?.focus()
    } finally {
      setSending(false)
    }
  }
  return (
    <form className={styles.part} method="post" action={vipFormPath} onSubmit={send} noValidate>
      <input type="hidden" name="action" value="code" />
      <h2 className={styles.heading}>{texts.code.heading}</h2>
      <TextField
        id={codeId}
        name="campaignCode"
        label={texts.code.label}
        autoComplete="off"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={error}
      />
      <div className={styles.ways}>
        <Button type="submit" look="secondary" loading={isSending}>
          {texts.code.submit}
        </Button>
      </div>
    </form>
  )
}

export const PayVip = ({ vip, sentBack }: JoinProps) => {
  const { formats } = useSite()
  const texts = useTexts().vip
  const keep = useKeptVip()
  const flow = usePayment({ ...membershipOrder, payment: vip.payment, onOver: () => keep() })
  const { standing } = flow
  const isUnderWay =
    standing !== undefined && standing.status !== 'created' && !isPaymentOver(standing.status)
  return (
    <>
      <section className={styles.part}>
        <h2 className={styles.heading}>{vip.isMember ? texts.payNow : texts.join}</h2>
        <p>{texts.fee(formatPrice(vip.fee, formats))}</p>
        <p>{texts.regret}</p>
        {isUnderWay ? <UnderWay flow={flow} /> : <Pay vip={vip} flow={flow} sentBack={sentBack} />}
      </section>
      {!isUnderWay && <Code sentBack={sentBack} />}
    </>
  )
}
