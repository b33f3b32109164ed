// One payment of a home's plan: its status, and paying it.
import { homeThingPrefix, ownPaymentsFormPath } from '@husrum/contract/payments/wire'
import type { HomePayment, PayBack, PaymentsOfHome } from '@husrum/domain'
import { formatDay, formatPrice } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite, useTexts } from '../../frame/site.tsx'
import { isPaymentUnderWay, usePayment } from '../../frame/use-payment.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import shared from '../../ui/Parts.module.css'
import { PayForm } from '../../ui/payment/PayForm.tsx'
import { PaymentUnderWay } from '../../ui/payment/PaymentUnderWay.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import styles from './Payments.module.css'
import { PaymentTrail } from './PaymentTrail.tsx'
import { useFreshPayments } from './queries.ts'
import { Transfer } from './Transfer.tsx'

/** State in the address: the payment whose form is open, and why one without script was returned. */
export interface SentBackPayment {
  readonly error: string | undefined
  readonly paymentId: string | undefined
}

export interface HomePaymentProps {
  readonly home: Pick<PaymentsOfHome, 'objectId'>
  readonly payment: HomePayment
  /** The form is open: the payment is due, or the form was returned. */
  readonly isOpen: boolean
  readonly sentBack: SentBackPayment
}

const colours = {
  paid: 'green',
  underWay: 'orange',
  overdue: 'red',
  due: 'orange',
  upcoming: 'grey',
} as const

const When = ({ payment }: Pick<HomePaymentProps, 'payment'>) => {
  const site = useSite()
  const { own } = useTexts().payments
  const { standing, dueOn, paidOn, remindedOn } = payment
  const day = (each: string) => formatDay(each, site)
  if (standing === 'paid') return paidOn === undefined ? null : <p>{own.paidOn(day(paidOn))}</p>
  return (
    <>
      <p>
        {dueOn === undefined
          ? own.dueUnknown
          : standing === 'overdue'
            ? own.overdueSince(day(dueOn))
            : own.dueOn(day(dueOn))}
      </p>
      {remindedOn !== undefined && <p className={shared.soft}>{own.reminded(day(remindedOn))}</p>}
    </>
  )
}

/** The form, or the payment in progress. A button opens the form unless the payment is due. */
const Paying = ({ home, payment, isOpen: isOpenAtFirst, sentBack }: HomePaymentProps) => {
  const site = useSite()
  const { formats } = site
  const { own, pay } = useTexts().payments
  const { pathname } = useLocation()
  const ask = useFreshPayments()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const form = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  const { id, kind, payment: made } = payment
  const amount = formatPrice(payment.amount, formats)
  const flow = usePayment({
    bookingId: `${homeThingPrefix}${id}`,
    objectId: home.objectId,
    payment: made && { paymentId: made.paymentId, status: made.status, messageKey: made.messageKey },
    onOver: ask,
  })
  // Focus the form when the user opens it.
  useEffect(() => {
    if (isOpen && !isFirst.current) form.current?.querySelector('input')?.focus()
    isFirst.current = false
  }, [isOpen])
  if (isPaymentUnderWay(flow.standing)) return <PaymentUnderWay flow={flow} provider={made?.provider} />
  const isOwnError = sentBack.paymentId === id
  if (!isOpen)
    return (
      <p>
        <ButtonLink
          look="secondary"
          href={`${pathname}?payment=${id}#payment-${id}`}
          aria-label={own.pay(own.kinds[kind], amount)}
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
        >
          {own.payShort}
        </ButtonLink>
      </p>
    )
  const why = isOwnError
    ? {
        provider: own.noProvider,
        notAvailable: pay.messages.notAvailable,
        away: own.trouble,
      }[sentBack.error as 'provider' | 'notAvailable' | 'away']
    : undefined
  return (
    <div ref={form}>
      <PayForm
        flow={flow}
        amount={amount}
        phoneId={`swish-${id}`}
        plain={{ action: ownPaymentsFormPath, fields: { payment: id } }}
        sentBack={{ why, isPhoneWrong: isOwnError && sentBack.error === 'phone' }}
      >
        {!isOpenAtFirst && (
          <Button look="quiet" onClick={() => setOpen(false)}>
            {own.close}
          </Button>
        )}
      </PayForm>
    </div>
  )
}

const PayingBack = ({ payBack: { amount, dueOn, doneOn } }: { readonly payBack: PayBack }) => {
  const site = useSite()
  const { formats } = site
  const { own } = useTexts().payments
  const sum = formatPrice(amount, formats)
  return (
    <p>
      {doneOn === undefined
        ? own.payBackBy(sum, formatDay(dueOn, site))
        : own.paidBackOn(sum, formatDay(doneOn, site))}
    </p>
  )
}

export const HomePaymentItem = (props: HomePaymentProps) => {
  const site = useSite()
  const { formats } = site
  const { own } = useTexts().payments
  const { payment } = props
  const { id, kind, amount, standing, isPaidOnline, payment: made, payBack } = payment
  const heading = useRef<HTMLHeadingElement>(null)
  const was = useRef(standing)
  // Announce a completed payment where it was made.
  useEffect(() => {
    if (standing === 'paid' && was.current !== 'paid') heading.current?.focus()
    was.current = standing
  }, [standing])
  return (
    <li className={styles.payment} id={`payment-${id}`} data-standing={standing}>
      <div className={styles.words}>
        <h3 ref={heading} className={styles.name} tabIndex={-1}>
          <span>{own.kinds[kind]}</span>
          <span className={styles.amount}>{formatPrice(amount, formats)}</span>
        </h3>
        <p>
          {payBack ? (
            <StatusMark word={payBack.doneOn === undefined ? own.goingBack : own.wentBack} colour="grey" />
          ) : (
            <StatusMark word={own.standings[standing]} colour={colours[standing]} />
          )}
        </p>
        <When payment={payment} />
        {standing !== 'paid' && !payBack && <Transfer payment={payment} />}
        {payBack && <PayingBack payBack={payBack} />}
        {made && standing !== 'underWay' && <PaymentTrail payment={made} />}
      </div>
      {standing !== 'paid' && isPaidOnline && <Paying {...props} />}
    </li>
  )
}
