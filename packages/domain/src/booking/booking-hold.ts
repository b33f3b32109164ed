// How long a home is kept for a buyer, and how often to ask whether it is.
import { nextPoll } from '../payments/payment-status.ts'

/** How long a home is kept once it is held, and what is added once when signing begins, ms: 30 minutes. */
export const holdDuration = 1_800_000

/** What is added once when paying begins, ms: 7 minutes. */
export const paymentWindow = 420_000

/** When to warn that a hold runs out, ms before: 5 minutes. */
export const holdWarning = 300_000

/** What may be held: any state of a booking. */
export interface MayBeHeld {
  readonly kind: string
  /** Epoch ms; absent where nothing is held or where a hold no longer runs out. */
  readonly holdExpiresAt?: number
}

/** Milliseconds until the hold runs out, never below 0. Undefined where no hold runs. */
export const holdRemaining = ({ holdExpiresAt }: MayBeHeld, now: number): number | undefined =>
  holdExpiresAt === undefined ? undefined : Math.max(holdExpiresAt - now, 0)

/** Whether the hold has run out. */
export const isHoldOver = (state: MayBeHeld, now: number): boolean => holdRemaining(state, now) === 0

/** Whether to warn: 5 minutes or less are left, and the hold is not over. */
export const isHoldEnding = (state: MayBeHeld, now: number): boolean => {
  const remaining = holdRemaining(state, now) ?? 0
  return remaining > 0 && remaining <= holdWarning
}

/**
 * How long to wait before asking again for a starting booking, ms: every 2 s for 20 s, then every 5 s, and undefined
 * after
 * 120 s. `elapsed` is ms since the start.
 */
export const nextBookingPoll = (elapsed: number): number | undefined =>
  nextPoll(elapsed, elapsed < 20_000 ? 2000 : 5000, 120_000)
