// The payment providers of each country (BOOK-23).
import type { CountryCode } from '../sites/site.ts'

/** The providers of each country, the usual one first. Norwegian buyers pay nothing when they book: there, memberships are paid for. */
export const paymentProvidersOf = {
  SE: ['swish', 'svea'],
  NO: ['svea'],
  FI: ['nordea'],
} as const satisfies Record<CountryCode, readonly string[]>
/** A provider of payments. */
export type PaymentProvider = (typeof paymentProvidersOf)[CountryCode][number]
