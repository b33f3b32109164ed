// Paying the fee of a booking.
import { useSite, useTexts } from '../../frame/site.tsx'
import { isPaymentUnderWay, usePayment } from '../../frame/use-payment.ts'
import { PayForm } from '../../ui/payment/PayForm.tsx'
import { PaymentUnderWay } from '../../ui/payment/PaymentUnderWay.tsx'
import styles from './Booking.module.css'
import { fieldId, priceOf } from './booking-words.ts'
import { useBookingCache } from './queries.ts'
import type { StepProps } from './use-booking-step.ts'

export const PaymentPart = ({ booking, onSignedOut }: StepProps) => {
  const site = useSite()
  const { pay } = useTexts().payments
  const { askAgain } = useBookingCache()
  const { bookingId, objectId, payment, forms, terms } = booking
  const flow = usePayment({
    bookingId,
    objectId,
    payment,
    onOver: () => askAgain(bookingId),
    onSignedOut,
  })
  if (isPaymentUnderWay(flow.standing)) return <PaymentUnderWay flow={flow} provider={payment?.provider} />
  const amount = priceOf(terms.fee, site)
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{pay.lead(amount)}</p>
      <PayForm
        flow={flow}
        amount={amount}
        phoneId={fieldId('swishPhone')}
        phone={forms.applicants?.[0]?.phone ?? ''}
      />
    </div>
  )
}
