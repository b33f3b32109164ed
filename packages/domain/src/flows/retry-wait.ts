// Exponential backoff of requests without a response.

/**
 * Milliseconds to wait after a number of consecutive failures: doubles each time up to 30 seconds, half of it random, and at least the
 * `Retry-After` of the service. Never over an hour.
 *
 * @param jitter a random number from 0 to 1.
 */
export const retryWaitMs = (failures: number, jitter: number, retryAfterMs = 0): number => {
  const longest = Math.min(1000 * 2 ** failures, 30_000)
  return Math.max(Math.round((longest / 2) * (1 + jitter)), Math.min(retryAfterMs, 3_600_000) || 0)
}
