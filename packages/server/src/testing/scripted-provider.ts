// A payment provider in memory whose answers a test drops, delays and falsifies; and its books: charges
// and refunds.
import type { PaymentReport } from '@husrum/domain'
import type { PaymentOrder, PaymentProviderPort } from '../buying/payments/payment-provider.ts'

type Status = 'waiting' | 'paid' | 'declined' | 'cancelled'

interface ScriptedPayment {
  readonly order: PaymentOrder
  status: Status
  refunded: number
}

export interface ScriptedProvider extends PaymentProviderPort {
  /** Of all payments with the number that people read. */
  of(number: string): readonly ScriptedPayment[]
  /** Ends the newest one, like the payer or the bank. */
  end(number: string, status: Exclude<Status, 'waiting'>): void
  /** The outcome of each call from now on: done and answered, done without an answer, not done, or answered falsely. */
  luck: () => 'well' | 'lost' | 'deaf' | 'lying'
}

export interface ScriptedOptions {
  /** Creates a new payment for every start, like a provider without our id. */
  readonly keyOf?: (order: PaymentOrder) => string
}

const reportOf = (status: Status): PaymentReport => ({ status: status === 'waiting' ? 'pending' : status })

export const makeScriptedProvider = ({ keyOf = ({ id }) => id }: ScriptedOptions = {}): ScriptedProvider => {
  const payments = new Map<string, ScriptedPayment>()
  const byNumber = new Map<string, ScriptedPayment[]>()
  const refunds = new Set<string>()
  const lookUp = ({ number }: PaymentOrder) => byNumber.get(number)?.[0]

  /** Yields to the event loop, like a real call. */
  const call = async <Answer>(work: () => Answer, lie: Answer): Promise<Answer | { kind: 'away' }> => {
    const luck = provider.luck()
    await new Promise((resolve) => setImmediate(resolve))
    if (luck === 'deaf') return { kind: 'away' }
    const answer = work()
    await new Promise((resolve) => setImmediate(resolve))
    if (luck === 'lost') return { kind: 'away' }
    return luck === 'lying' ? lie : answer
  }

  const provider: ScriptedProvider = {
    absentFor: 60_000,
    luck: () => 'well',
    of: (number) => byNumber.get(number) ?? [],
    end: (number, status) => {
      const payment = byNumber.get(number)?.at(-1)
      if (payment?.status === 'waiting') payment.status = status
    },
    start: (order) =>
      call(
        () => {
          const key = keyOf(order)
          if (!payments.has(key)) {
            const payment: ScriptedPayment = { order, status: 'waiting', refunded: 0 }
            payments.set(key, payment)
            byNumber.set(order.number, [...(byNumber.get(order.number) ?? []), payment])
          }
          return { kind: 'started' as const, handover: { qr: 'D1' }, providerId: order.id }
        },
        { kind: 'started', handover: { qr: 'D2' }, providerId: order.id },
      ),
    status: (order) =>
      call(
        () => {
          const payment = lookUp(order)
          return payment
            ? { kind: 'reported' as const, report: reportOf(payment.status), reference: order.number }
            : { kind: 'absent' as const }
        },
        // A false final answer; the money contradicts it later.
        { kind: 'reported', report: { status: 'cancelled' as const }, reference: order.number },
      ),
    cancel: (order) =>
      call(
        () => {
          const payment = lookUp(order)
          if (!payment || payment.status === 'paid') return { kind: 'tooLate' as const }
          payment.status = 'cancelled'
          return { kind: 'cancelled' as const }
        },
        { kind: 'cancelled' },
      ),
    refund: ({ id, attempt, amount, payment: order }) =>
      call(
        () => {
          const key = `${id} ${attempt}`
          const payment = lookUp(order)
          if (payment && !refunds.has(key)) {
            refunds.add(key)
            payment.refunded += amount
          }
          return { kind: 'underWay' as const }
        },
        { kind: 'underWay' },
      ),
    refundStatus: ({ id, attempt }) =>
      call(
        () => (refunds.has(`${id} ${attempt}`) ? { kind: 'done' as const } : { kind: 'absent' as const }),
        {
          kind: 'absent',
        },
      ),
  }
  return provider
}
