// Timeouts of an open payment: it is cancelled at its provider, and later closed whether or not the provider confirms it.
import type { PaymentProvider } from './payment-providers.ts'

const minute = 60_000

/**
 * Time for the payer at each provider, ms. Swish ends a request after 5.5 minutes, and Nordea's form expires after half an hour. Svea keeps
 * an unfinished checkout for two days; an hour is enough to fill it in.
 */
export const paymentLifetimes = {
  swish: 6 * minute,
  svea: 60 * minute,
  nordea: 30 * minute,
} as const satisfies Record<PaymentProvider, number>

/** How long after that a provider is polled for the confirmation, ms. */
export const paymentClosingMargin = 30 * minute

/** Epoch ms. */
export interface PaymentDeadlines {
  /** From here on the provider is asked to cancel. */
  readonly cancelAt: number
  /** From here on the payment is closed, whatever the provider's status. */
  readonly closeAt: number
}

/** When a payment that was started at `startedAt` (epoch ms) is cancelled, and when it is closed. */
export const paymentDeadlinesOf = (provider: PaymentProvider, startedAt: number): PaymentDeadlines => {
  const cancelAt = startedAt + paymentLifetimes[provider]
  return { cancelAt, closeAt: cancelAt + paymentClosingMargin }
}
