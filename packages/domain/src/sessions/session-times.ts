// The times of a session, in milliseconds (PLAT-84 to PLAT-86).

/** Each has its unit in its name. */
export const sessionTimes = {
  /** Lifetime of a token (PLAT-84). */
  lifetimeMs: 3_600_000,
  /** A token is refreshed when less than this remains. */
  refreshUnderMs: 1_800_000,
  /** How often the token is checked during a session. */
  checkEveryMs: 30_000,
  /** Latest time before the end for a warning. */
  warnAtLeastMs: 120_000,
  /** Grace period in which the server accepts a replaced token. */
  previousTokenGraceMs: 20_000,
  /** How long the store is watched after a token was refused, as another tab may have stored its successor. */
  adoptWithinMs: 300,
} as const

/** With a check every 30 seconds, a warning at least two minutes ahead is shown from two and a half on. */
export const warnUnderMs = sessionTimes.warnAtLeastMs + sessionTimes.checkEveryMs

/** Whether the server still accepts a token that has been replaced. */
export const acceptsPreviousToken = (facts: {
  /** When its successor was created. */
  readonly replacedAt: number
  /** Its own end. */
  readonly expiresAt: number
  readonly now: number
}): boolean =>
  facts.now < facts.expiresAt && facts.now - facts.replacedAt <= sessionTimes.previousTokenGraceMs
