// Statuses of a booking's payment, and their transitions.

const answers = ['paid', 'declined', 'failed', 'unknown', 'cancelled'] as const

/** Allowed transitions. `unknown` waits for the result: the money was taken (paid) or was not (failed). */
export const paymentTransitions = {
  created: ['pending', ...answers],
  pending: answers,
  paid: [],
  declined: [],
  failed: [],
  unknown: ['paid', 'failed'],
  cancelled: [],
} as const
/** One of {@link bookingPaymentStatuses}. */
export type BookingPaymentStatus = keyof typeof paymentTransitions

/** Our own statuses of a payment, for every provider. */
export const bookingPaymentStatuses = Object.keys(paymentTransitions) as readonly BookingPaymentStatus[]

/** Whether a payment may change from one status to another. The same status is no change. */
export const mayPaymentMove = (from: BookingPaymentStatus, to: BookingPaymentStatus): boolean =>
  (paymentTransitions[from] as readonly BookingPaymentStatus[]).includes(to)

/** Whether a payment has ended, so that its status is final. */
export const isPaymentOver = (status: BookingPaymentStatus): boolean =>
  paymentTransitions[status].length === 0

/** How long a payment is polled, ms: 6 minutes. */
export const paymentPollLimit = 360_000

/** Wait until the next poll, ms: `interval`, or the rest until `limit`. Undefined after the timeout. */
export const nextPoll = (elapsed: number, interval: number, limit: number): number | undefined =>
  elapsed < limit ? Math.min(interval, limit - elapsed) : undefined

/** Wait until the next poll, ms: every 2 s for 6 minutes, and undefined after the timeout. `elapsed` is ms since the payment started. */
export const nextPaymentPoll = (elapsed: number): number | undefined =>
  nextPoll(elapsed, 2000, paymentPollLimit)
