// Rate limits of failed sign-ins: displayed by the browser, enforced by the server.

/** A number of failures within a span of time. */
export interface FailureLimit {
  readonly failures: number
  readonly withinMs: number
}

/** Per account, and per network address. */
export const signInLimits = {
  account: { failures: 5, withinMs: 900_000 },
  address: { failures: 20, withinMs: 900_000 },
} as const satisfies Record<string, FailureLimit>

/**
 * Whole seconds until the next attempt, for `Retry-After`; 0 if it is allowed now.
 *
 * @param failedAt instants of the failures, in any order.
 */
export const secondsUntilSignIn = (failedAt: readonly number[], limit: FailureLimit, now: number): number => {
  const recent = failedAt.filter((instant) => instant > now - limit.withinMs).toSorted((a, b) => b - a)
  const deciding = recent[limit.failures - 1]
  return deciding === undefined ? 0 : Math.ceil((deciding + limit.withinMs - now) / 1000)
}
