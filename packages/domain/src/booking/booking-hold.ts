// How long a home is held for a buyer, and how often to poll a starting booking.
import { nextPoll } from '../payments/payment-status.ts'

/** Duration of a hold, and of its single extension when signing begins, ms: 30 minutes. */
export const holdDuration = 1_800_000

/** Single extension when paying begins, ms: 7 minutes. */
export const paymentWindow = 420_000

/** How long before its end to warn of an expiring hold, ms: 5 minutes. */
export const holdWarning = 300_000

/** Any state of a booking. */
export interface MayBeHeld {
  readonly kind: string
  /** Epoch ms; absent if nothing is held or if the hold no longer expires. */
  readonly holdExpiresAt?: number
}

/** Milliseconds until the hold expires, never below 0. Undefined if there is no expiring hold. */
export const holdRemaining = ({ holdExpiresAt }: MayBeHeld, now: number): number | undefined =>
  holdExpiresAt === undefined ? undefined : Math.max(holdExpiresAt - now, 0)

/** Whether the hold has expired. */
export const isHoldOver = (state: MayBeHeld, now: number): boolean => holdRemaining(state, now) === 0

/** Whether to warn: at most 5 minutes are left, and the hold is not over. */
export const isHoldEnding = (state: MayBeHeld, now: number): boolean => {
  const remaining = holdRemaining(state, now) ?? 0
  return remaining > 0 && remaining <= holdWarning
}

/**
 * Delay before the next poll of a starting booking, ms: every 2 s for 20 s, then every 5 s, and undefined after 120 s. `elapsed` is ms
 * since the start.
 */
export const nextBookingPoll = (elapsed: number): number | undefined =>
  nextPoll(elapsed, elapsed < 20_000 ? 2000 : 5000, 120_000)
