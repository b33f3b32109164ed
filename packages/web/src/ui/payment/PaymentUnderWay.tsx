// A payment in progress: its state, how the payer continues, and the button to cancel it.
import type { PaymentProvider } from '@husrum/domain'
import { useEffect, useRef } from 'react'
import { isMobile } from '../../frame/bank-id-platform.ts'
import { useTexts } from '../../frame/site.tsx'
import type { PaymentFlow } from '../../frame/use-payment.ts'
import { AppLink, Button } from '../Button.tsx'
import { Notice } from '../Notice.tsx'
import { QrCode } from '../QrCode.tsx'
import styles from './Payment.module.css'

/** A form that is submitted to the bank automatically, with a button in case that fails. */
const BankForm = ({
  action,
  fields,
}: {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}) => {
  const { pay } = useTexts().payments
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.requestSubmit(), [])
  return (
    <form ref={form} method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>{pay.leaving}</p>
      <Button type="submit">{pay.goTo}</Button>
    </form>
  )
}

export const PaymentUnderWay = ({
  flow,
  provider,
}: {
  readonly flow: PaymentFlow
  /** The provider of a payment that started before the page was opened. */
  readonly provider?: PaymentProvider | undefined
}) => {
  const { pay } = useTexts().payments
  const { started, standing, hasLostContact, isStillOpen, isBusy } = flow
  const isUnknown = standing?.status === 'unknown'
  return (
    <section className={styles.part}>
      <div role="status">
        {standing && (
          <Notice kind={isUnknown ? 'warning' : 'info'}>
            <p>{pay.messages[standing.messageKey]}</p>
            {isUnknown && <p>{pay.looking}</p>}
            {isStillOpen && <p>{pay.stillOpen}</p>}
            {hasLostContact && <p>{pay.offline}</p>}
          </Notice>
        )}
      </div>
      {started?.form && <BankForm {...started.form} />}
      {started?.appUrl !== undefined && isMobile(navigator) && (
        <p>
          <AppLink href={started.appUrl}>{pay.byApp}</AppLink>
        </p>
      )}
      {started?.qr !== undefined && (
        <>
          <p>{pay.scan}</p>
          <QrCode text={started.qr} label={pay.qr} />
        </>
      )}
      {started?.redirectUrl !== undefined && (
        <p>
          <AppLink href={started.redirectUrl}>{pay.goTo}</AppLink>
        </p>
      )}
      {started && !started.qr && !started.redirectUrl && !started.form && <p>{pay.approve}</p>}
      <div className={styles.ways}>
        {!isUnknown && started === undefined && provider !== undefined && (
          <Button look="secondary" loading={isBusy} onClick={() => void flow.start(provider)}>
            {pay.goTo}
          </Button>
        )}
        <Button look="quiet" loading={isBusy} onClick={() => void flow.cancel()}>
          {isUnknown ? pay.other : pay.stop}
        </Button>
      </div>
    </section>
  )
}
