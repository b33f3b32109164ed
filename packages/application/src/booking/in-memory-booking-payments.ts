// Booking payments for tests, with a status that the test sets.
import type { BookingPaymentStatus, PaymentMessageKey } from '@husrum/domain'
import { ContractBroken } from '../failures.ts'
import type { BookingPayments, PaymentStanding, PaymentStarted } from './bookings.ts'

export interface InMemoryBookingPaymentsOptions {
  /** What `start` returns in addition to the payment's id. */
  readonly started?: Partial<PaymentStarted>
  readonly refusedWith?: PaymentMessageKey
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
}

export interface InMemoryBookingPayments extends BookingPayments {
  /** Simulates what the provider does next. */
  change(paymentId: string, facts: Partial<PaymentStanding>): void
}

export const makeInMemoryBookingPayments = ({
  started,
  refusedWith,
  failure,
}: InMemoryBookingPaymentsOptions = {}): InMemoryBookingPayments => {
  const kept = new Map<string, PaymentStanding & { readonly bookingId: string }>()
  const assertThere = (): void => {
    if (failure) throw failure
  }
  const find = (paymentId: string) => {
    const payment = kept.get(paymentId)
    if (!payment) throw new ContractBroken(`There is no payment ${paymentId}`)
    return payment
  }
  const over: readonly BookingPaymentStatus[] = ['paid', 'declined', 'failed', 'cancelled']
  const change = (paymentId: string, facts: Partial<PaymentStanding>) => {
    const changed = { ...find(paymentId), ...facts }
    kept.set(paymentId, changed)
    const { bookingId: _, ...standing } = changed
    return standing
  }

  return {
    change,
    async paymentId(bookingId) {
      assertThere()
      const open = [...kept.values()].find(
        (payment) => payment.bookingId === bookingId && !over.includes(payment.status),
      )
      if (open) return open.paymentId
      const paymentId = `payment-${kept.size + 1}`
      kept.set(paymentId, { paymentId, bookingId, status: 'created', messageKey: 'pending' })
      return paymentId
    },
    async start(_, { paymentId, bookingId }) {
      assertThere()
      if (find(paymentId).bookingId !== bookingId) throw new ContractBroken(`Not of ${bookingId}`)
      if (refusedWith) return { kind: 'refused', messageKey: refusedWith }
      return { ...change(paymentId, { status: 'pending' }), ...started }
    },
    async status(paymentId) {
      assertThere()
      return change(paymentId, {})
    },
    async cancel(paymentId) {
      assertThere()
      return over.includes(find(paymentId).status)
        ? change(paymentId, {})
        : change(paymentId, { status: 'cancelled', messageKey: 'cancelled' })
    },
  }
}
