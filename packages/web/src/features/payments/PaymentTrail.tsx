// Trail of a payment: its receipt to read and download, and its refund.
import { receiptPath } from '@husrum/contract/payments/wire'
import type { MadePayment } from '@husrum/domain'
import { formatPrice } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import shared from '../../ui/Parts.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

export const PaymentTrail = ({ payment }: { readonly payment: MadePayment }) => {
  const { formats } = useSite()
  const { own, pay } = useTexts().payments
  const { paymentId, number, provider, status, receiptId, refund } = payment
  return (
    <>
      <p className={shared.soft}>
        {own.number(number)}
        {provider !== undefined && `, ${pay.provider[provider]}`}
      </p>
      {status === 'unknown' && <p>{pay.messages.unclear}</p>}
      {refund && <p>{own.refunds[refund.status](formatPrice(refund.amount, formats))}</p>}
      {receiptId !== undefined && (
        <p className={shared.ways}>
          <a className={shared.way} href={receiptPath(paymentId, 'html')} target="_blank" rel="noreferrer">
            {own.receipt(receiptId)}
            <VisuallyHidden> ({own.newWindow})</VisuallyHidden>
          </a>
          <a
            className={shared.way}
            href={receiptPath(paymentId, 'pdf')}
            aria-label={own.receiptPdf(receiptId)}
          >
            {own.pdf}
          </a>
        </p>
      )}
    </>
  )
}
