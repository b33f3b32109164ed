// The times of a session, in milliseconds (PLAT-84 to PLAT-86).

/** Each has its unit in its name. */
export const sessionTimes = {
  /** Lifetime of a token (PLAT-84). */
  lifetimeMs: 3_600_000,
  /** A token is refreshed when less than this remains. */
  refreshUnderMs: 1_800_000,
  /** How often the token is looked at while somebody is signed in. */
  checkEveryMs: 30_000,
  /** How long before the end people are warned at the latest. */
  warnAtLeastMs: 120_000,
  /** How long the server goes on taking the token that a new one replaced. */
  previousTokenGraceMs: 20_000,
  /** How long a refused token is looked for anew in the store, where another tab may have put its successor. */
  adoptWithinMs: 300,
} as const

/** Looked at every 30 seconds, a warning that must come two minutes ahead is given from two and a half on. */
export const warnUnderMs = sessionTimes.warnAtLeastMs + sessionTimes.checkEveryMs

/** Whether the server still takes a token that has been replaced. */
export const acceptsPreviousToken = (facts: {
  /** When its successor was made. */
  readonly replacedAt: number
  /** Its own end. */
  readonly expiresAt: number
  readonly now: number
}): boolean =>
  facts.now < facts.expiresAt && facts.now - facts.replacedAt <= sessionTimes.previousTokenGraceMs
