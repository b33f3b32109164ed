// How long to wait before a request that got no answer is made once more.

/**
 * Milliseconds to wait after a number of failures in a row: twice as long each time up to 30 seconds, half of it by
 * chance, and never less than the service asks for. Never over an hour.
 *
 * @param jitter a random number from 0 to 1.
 */
export const retryWaitMs = (failures: number, jitter: number, retryAfterMs = 0): number => {
  const longest = Math.min(1000 * 2 ** failures, 30_000)
  return Math.max(Math.round((longest / 2) * (1 + jitter)), Math.min(retryAfterMs, 3_600_000) || 0)
}
