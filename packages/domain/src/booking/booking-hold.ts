// How long a home is kept for a buyer, and how often to ask whether it is (contract-decisions 4.3, 4.8).

/** How long a home is kept once it is held, ms: 30 minutes. */
export const holdDuration = 1_800_000

/** What is added once when signing begins, ms: 30 minutes. */
export const holdExtension = 1_800_000

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
export const holdRemaining = (state: MayBeHeld, now: number): number | undefined =>
  state.holdExpiresAt === undefined ? undefined : Math.max(state.holdExpiresAt - now, 0)

/** Whether the hold has run out. */
export const isHoldOver = (state: MayBeHeld, now: number): boolean => holdRemaining(state, now) === 0

/** Whether to warn: 5 minutes or less are left, and the hold is not over. */
export const isHoldEnding = (state: MayBeHeld, now: number): boolean => {
  const remaining = holdRemaining(state, now)
  return remaining !== undefined && remaining > 0 && remaining <= holdWarning
}

/** How often a starting booking is asked about: every 2 s for 20 s, then every 5 s, and no more after 120 s. All ms. */
export const bookingPollRhythm = {
  first: 2000,
  firstUntil: 20_000,
  afterwards: 5000,
  limit: 120_000,
} as const

/** How long to wait before asking again, ms, or undefined once the time is up. `elapsed` is ms since the start. */
export const nextBookingPoll = (elapsed: number): number | undefined => {
  const { first, firstUntil, afterwards, limit } = bookingPollRhythm
  if (!(elapsed < limit)) return undefined
  return Math.min(elapsed < firstUntil ? first : afterwards, limit - elapsed)
}
