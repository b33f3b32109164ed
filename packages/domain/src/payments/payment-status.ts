// What a payment of a booking can be, and from where it may go where (contract-decisions 4.3; provider-facts 5.2.4).

/** The product's own words for how a payment stands, whoever provides it. */
export const bookingPaymentStatuses = [
  'created',
  'pending',
  'paid',
  'declined',
  'failed',
  'unknown',
  'cancelled',
] as const
/** One of {@link bookingPaymentStatuses}. */
export type BookingPaymentStatus = (typeof bookingPaymentStatuses)[number]

/** Where each status may go. `unknown` waits for the truth: the money was taken (paid) or was not (failed). */
export const paymentTransitions = {
  created: ['pending', 'paid', 'declined', 'failed', 'unknown', 'cancelled'],
  pending: ['paid', 'declined', 'failed', 'unknown', 'cancelled'],
  paid: [],
  declined: [],
  failed: [],
  unknown: ['paid', 'failed'],
  cancelled: [],
} as const satisfies Record<BookingPaymentStatus, readonly BookingPaymentStatus[]>

/** Whether a payment may go from one status to another. Standing still is no move. */
export const mayPaymentMove = (from: BookingPaymentStatus, to: BookingPaymentStatus): boolean =>
  paymentTransitions[from].some((next) => next === to)

/** Whether a payment has come to its end: nothing moves it any more. */
export const isPaymentOver = (status: BookingPaymentStatus): boolean =>
  paymentTransitions[status].length === 0

/** Between two questions about a payment, ms (contract-decisions 4.3). */
export const paymentPollInterval = 2000

/** How long a payment is asked about, ms: 6 minutes (contract-decisions 4.3). */
export const paymentPollLimit = 360_000

/** How long to wait before asking again, ms, or undefined once the time is up. `elapsed` is ms since the payment started. */
export const nextPaymentPoll = (elapsed: number): number | undefined =>
  elapsed < paymentPollLimit ? Math.min(paymentPollInterval, paymentPollLimit - elapsed) : undefined
