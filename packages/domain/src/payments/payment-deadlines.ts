// How long a payment may stay open: after that it is cancelled at its provider, and closed whether or not the provider confirms it.
import type { PaymentProvider } from './payment-providers.ts'

const minute = 60_000

/**
 * How long a payer has at each provider, ms. Swish ends a request by itself after 5.5 minutes, and Nordea's form is not
 * paid half an hour later. Svea keeps an unfinished checkout for two days; an hour is enough to fill it in.
 */
export const paymentLifetimes = {
  swish: 6 * minute,
  svea: 60 * minute,
  nordea: 30 * minute,
} as const satisfies Record<PaymentProvider, number>

/** How long a provider is asked to confirm the end after that, ms. */
export const paymentClosingMargin = 30 * minute

/** Epoch ms. */
export interface PaymentDeadlines {
  /** From here on the provider is asked to cancel. */
  readonly cancelAt: number
  /** From here on the payment is closed, whatever the provider says. */
  readonly closeAt: number
}

/** When a payment that was begun at `startedAt` (epoch ms) is cancelled, and when it is closed. */
export const paymentDeadlinesOf = (provider: PaymentProvider, startedAt: number): PaymentDeadlines => {
  const cancelAt = startedAt + paymentLifetimes[provider]
  return { cancelAt, closeAt: cancelAt + paymentClosingMargin }
}
