// Joining by payment or with a campaign code. Both forms work without script, as far as the payment method does.
import { vipFormPath } from '@husrum/contract/payments/wire'
import type { VipStanding } from '@husrum/domain'
import { formatPrice } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useSessionManager } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { isPaymentUnderWay, usePayment } from '../../frame/use-payment.ts'
import { Button } from '../../ui/Button.tsx'
import shared from '../../ui/Parts.module.css'
import { PayForm } from '../../ui/payment/PayForm.tsx'
import { PaymentUnderWay } from '../../ui/payment/PaymentUnderWay.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useJoinByCode, useVipPaid } from './queries.ts'
import styles from './Vip.module.css'

/** Why a form was returned without script. */
export type SentBack = 'code' | 'phone' | 'provider' | 'notAvailable' | 'away'

/** Ids that payments use for a membership, in place of a booking and its home. */
const membershipOrder = { bookingId: 'vip', objectId: 'vip' } as const

const phoneId = 'vip-phone'
const codeId = 'vip-code'

interface JoinProps {
  readonly vip: VipStanding
  readonly sentBack: SentBack | undefined
}

const Code = ({ sentBack }: Pick<JoinProps, 'sentBack'>) => {
  const texts = useTexts().vip
  const join = useJoinByCode()
  const { reload } = useSessionManager()
  const [code, setCode] = useState('')
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState(sentBack === 'code' ? texts.code.wrong : undefined)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setError(undefined)
    try {
      const answer = await join(code)
      if (answer.kind === 'joined') {
        // The menu changes for members: it has payments.
        await reload()
      } else {
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
      <h2 className={shared.heading}>{texts.code.heading}</h2>
      <TextField
        id={codeId}
        name="campaignCode"
        label={texts.code.label}
        autoComplete="off"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={error}
      />
      <div className={shared.ways}>
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
  const { own, pay } = useTexts().payments
  const update = useVipPaid()
  const { reload } = useSessionManager()
  const flow = usePayment({
    ...membershipOrder,
    payment: vip.payment,
    onOver: async () => {
      await update()
      // The menu changes for members: it has payments.
      await reload()
    },
  })
  const isUnderWay = isPaymentUnderWay(flow.standing)
  const amount = formatPrice(vip.fee, formats)
  const why = {
    provider: own.noProvider,
    notAvailable: pay.messages.notAvailable,
    away: texts.trouble,
  }[sentBack as string]
  return (
    <>
      <section className={styles.part}>
        <h2 className={shared.heading}>{vip.isMember ? texts.payNow : texts.join}</h2>
        <p>{texts.fee(amount)}</p>
        <p>{texts.regret}</p>
        {isUnderWay ? (
          <PaymentUnderWay flow={flow} />
        ) : (
          <PayForm
            flow={flow}
            amount={amount}
            phoneId={phoneId}
            plain={{ action: vipFormPath, fields: { action: 'pay' } }}
            sentBack={{ why, isPhoneWrong: sentBack === 'phone' }}
          />
        )}
      </section>
      {!isUnderWay && <Code sentBack={sentBack} />}
    </>
  )
}
