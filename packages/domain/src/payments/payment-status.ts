// What a payment of a booking can be, and from where it may go where.

const answers = ['paid', 'declined', 'failed', 'unknown', 'cancelled'] as const

/** Where each status may go. `unknown` waits for the truth: the money was taken (paid) or was not (failed). */
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

/** The product's own words for how a payment stands, whoever provides it. */
export const bookingPaymentStatuses = Object.keys(paymentTransitions) as readonly BookingPaymentStatus[]

/** Whether a payment may go from one status to another. Standing still is no move. */
export const mayPaymentMove = (from: BookingPaymentStatus, to: BookingPaymentStatus): boolean =>
  (paymentTransitions[from] as readonly BookingPaymentStatus[]).includes(to)

/** Whether a payment has come to its end: nothing moves it any more. */
export const isPaymentOver = (status: BookingPaymentStatus): boolean =>
  paymentTransitions[status].length === 0

/** How long a payment is asked about, ms: 6 minutes. */
export const paymentPollLimit = 360_000

/**
 * How long to wait before asking again, ms: `interval`, or what is left until `limit`. Undefined once the time is
 * up.
 */
export const nextPoll = (elapsed: number, interval: number, limit: number): number | undefined =>
  elapsed < limit ? Math.min(interval, limit - elapsed) : undefined

/**
 * How long to wait before asking again, ms: every 2 s for 6 minutes, and undefined once the time is
 * up. `elapsed` is ms since the payment started.
 */
export const nextPaymentPoll = (elapsed: number): number | undefined =>
  nextPoll(elapsed, 2000, paymentPollLimit)
