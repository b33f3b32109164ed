// The user's payments: due now first, then the plan of each home with its totals, fees, and refunds.
import type { HomePayment, OwnPayments as Paid, PaymentsOfHome, SinglePayment } from '@husrum/domain'
import { formatDay, formatPrice, identityAddress, routePath } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import shared from '../../ui/Parts.module.css'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import type { SentBackPayment } from './HomePaymentItem.tsx'
import { HomePaymentItem } from './HomePaymentItem.tsx'
import styles from './Payments.module.css'
import { PaymentTrail } from './PaymentTrail.tsx'
import { dayOf } from './payment-words.ts'

const isNow = ({ standing }: HomePayment): boolean => standing === 'due' || standing === 'overdue'

/** The earliest day first; those without a day last. */
const byDay = ({ dueOn = '9999' }: HomePayment, { dueOn: other = '9999' }: HomePayment): number =>
  dueOn < other ? -1 : dueOn > other ? 1 : 0

/** One sentence for each payment that is due, or for the next one. */
const Now = ({ homes }: Pick<Paid, 'homes'>) => {
  const site = useSite()
  const { formats } = site
  const { own } = useTexts().payments
  const all = homes.flatMap(({ payments }) => payments).toSorted(byDay)
  const now = all.filter(isNow)
  const next = all.find(({ standing, dueOn }) => standing === 'upcoming' && dueOn !== undefined)
  return (
    <section className={styles.part}>
      <h2 className={shared.heading}>{own.now}</h2>
      {now.length === 0 ? (
        <p>
          {own.nothingNow}{' '}
          {next?.dueOn !== undefined &&
            own.next(own.kinds[next.kind], formatPrice(next.amount, formats), formatDay(next.dueOn, site))}
        </p>
      ) : (
        <ul className={styles.now}>
          {now.map(({ id, kind, amount, dueOn = '', standing }) => (
            <li key={id} className={styles.card} data-overdue={standing === 'overdue'}>
              <a className={shared.way} href={`#payment-${id}`}>
                {own.kinds[kind]}, {formatPrice(amount, formats)}
              </a>
              <p>
                {standing === 'overdue'
                  ? own.overdueSince(formatDay(dueOn, site))
                  : own.dueOn(formatDay(dueOn, site))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Home = ({ home, sentBack }: { readonly home: PaymentsOfHome; readonly sentBack: SentBackPayment }) => {
  const site = useSite()
  const { formats } = site
  const { own } = useTexts().payments
  const { name, options, fee, payments } = home
  const parts = [
    'total',
    ...(options > 0 ? (['home', 'options'] as const) : []),
    'paid',
    ...(fee > 0 ? (['fee'] as const) : []),
    'left',
  ] as const
  // Totals are only shown for a purchase that continues.
  const isOver = payments.some(({ payBack }) => payBack)
  return (
    <section className={styles.part}>
      <h2 className={shared.heading}>{own.home(name)}</h2>
      <div className={styles.home}>
        {!isOver && (
          <dl className={styles.sums}>
            {parts.map((kind) => (
              <div key={kind} data-kind={kind}>
                <dt>{own.sums[kind]}</dt>
                <dd>{formatPrice(home[kind], formats)}</dd>
              </div>
            ))}
          </dl>
        )}
        <ul className={styles.plan}>
          {payments.map((payment) => (
            <HomePaymentItem
              key={payment.id}
              home={home}
              payment={payment}
              isOpen={isNow(payment) || sentBack.paymentId === payment.id}
              sentBack={sentBack}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

const otherColours = {
  paid: 'green',
  pending: 'orange',
  unknown: 'orange',
  created: 'grey',
  declined: 'grey',
  failed: 'grey',
  cancelled: 'grey',
} as const

const Other = ({ payment }: { readonly payment: SinglePayment }) => {
  const site = useSite()
  const { own } = useTexts().payments
  const { purpose, about, amount, status, paidAt } = payment
  return (
    <li className={styles.payment}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <span>{purpose === 'bookingFee' ? own.bookingFee(about) : about}</span>
          <span className={styles.amount}>{formatPrice(amount, site.formats)}</span>
        </h3>
        <p>
          <StatusMark word={own.states[status]} colour={otherColours[status]} />
        </p>
        {paidAt !== undefined && <p>{own.paidOn(dayOf(paidAt, site))}</p>}
        <PaymentTrail payment={payment} />
      </div>
    </li>
  )
}

/** There are homes, but they require a confirmed identity. */
const IdentityFirst = ({ here }: { readonly here: string }) => {
  const site = useSite()
  const { own } = useTexts().payments
  const address = identityAddress(site, here)
  return (
    <Notice kind="info" heading={own.needsIdentity}>
      <p>{own.needsIdentityText}</p>
      {address !== undefined && (
        <p>
          <ButtonLink href={address}>{own.identify}</ButtonLink>
        </p>
      )}
    </Notice>
  )
}

export const OwnPayments = ({
  payments: { needsIdentity, homes, others },
  here,
  sentBack,
  children,
}: {
  readonly payments: Paid
  /** Path of the page. */
  readonly here: string
  readonly sentBack: SentBackPayment
  /** Content before the fees: an unpaid membership. */
  readonly children?: ReactNode
}) => {
  const site = useSite()
  const { own } = useTexts().payments
  const vip = routePath(site, 'vip')
  const isEmpty = homes.length === 0 && others.length === 0 && !needsIdentity
  const isMember = others.some(({ purpose }) => purpose === 'vip')
  return (
    <div className={styles.parts}>
      {needsIdentity && <IdentityFirst here={here} />}
      {children}
      {homes.length > 0 && <Now homes={homes} />}
      {homes.map((home) => (
        <Home key={home.residenceId} home={home} sentBack={sentBack} />
      ))}
      {others.length > 0 && (
        <section className={styles.narrow}>
          <h2 className={shared.heading}>{own.others}</h2>
          <ul className={styles.list}>
            {others.map((payment) => (
              <Other key={payment.paymentId} payment={payment} />
            ))}
          </ul>
          {isMember && vip !== undefined && (
            <p>
              <SiteLink className={shared.way} href={vip}>
                {own.toMembership}
              </SiteLink>
            </p>
          )}
        </section>
      )}
      {isEmpty && !children && (
        <section className={styles.part}>
          <h2 className={shared.heading}>{own.none}</h2>
          <p>{own.noneText}</p>
        </section>
      )}
    </div>
  )
}
