// Who takes payments, and where (specification 3 §7.4; provider-facts 5.2, 5.4).
import type { CountryCode } from '../sites/site.ts'

/** Providers of payments: a closed set. */
export const paymentProviders = ['swish', 'svea', 'nordea'] as const
/** One of {@link paymentProviders}. */
export type PaymentProvider = (typeof paymentProviders)[number]

/** Who may be paid through in each country, the usual one first. Norwegian buyers pay nothing when they book. */
export const paymentProvidersOf = {
  SE: ['swish', 'svea'],
  NO: [],
  FI: ['nordea'],
} as const satisfies Record<CountryCode, readonly PaymentProvider[]>

/** Whether a provider takes payments in a country. */
export const isProviderIn = (provider: PaymentProvider, country: CountryCode): boolean =>
  paymentProvidersOf[country].some((each) => each === provider)
