// What the payer types at their bank.
import type { HomePayment, Money, TransferDetails } from '@husrum/domain'
import { formatPrice, groupedAccount, groupedIban, groupedReference } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import shared from '../../ui/Parts.module.css'
import styles from './Payments.module.css'

const Details = ({
  transfer: { receiver, bankgiro, account, iban, bic, reference, rfReference },
  amount,
}: {
  readonly transfer: TransferDetails
  readonly amount: Money
}) => {
  const { country, formats } = useSite()
  const { after, labels } = useTexts().payments.own.transfer
  const rows = [
    ['receiver', receiver],
    ['bankgiro', bankgiro],
    ['account', account && groupedAccount(account)],
    ['iban', iban && groupedIban(iban)],
    ['bic', bic],
    ['reference', groupedReference(reference, country)],
    ['rfReference', rfReference],
    ['amount', formatPrice(amount, formats)],
  ] as const
  return (
    <>
      <dl className={styles.transfer}>
        {rows.map(
          ([kind, value]) =>
            value !== undefined && (
              <div key={kind}>
                <dt>{labels[kind]}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={shared.soft}>{after}</p>
    </>
  )
}

/** Open where it is the only way to pay, or part of the amount has come that way. */
export const Transfer = ({ payment }: { readonly payment: HomePayment }) => {
  const { formats } = useSite()
  const { own } = useTexts().payments
  const { amount, received, isPaidOnline, transfer } = payment
  const missing = (amount - (received ?? 0)) as Money
  if (!transfer) return isPaidOnline ? null : <p>{own.atBank}</p>
  return (
    <>
      {received !== undefined && (
        <p>{own.transfer.received(formatPrice(received, formats), formatPrice(missing, formats))}</p>
      )}
      {isPaidOnline ? (
        <details className={styles.fold}>
          <summary>{own.transfer.instead}</summary>
          <Details transfer={transfer} amount={missing} />
        </details>
      ) : (
        <>
          <p>{own.transfer.lead}</p>
          <Details transfer={transfer} amount={missing} />
        </>
      )}
    </>
  )
}
