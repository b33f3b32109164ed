// How long a session can last.

/**
 * Milliseconds from signing in until one must sign in anew, however often the token was refreshed: a working day with its
 * breaks (decision 10).
 */
export const sessionLifetimeMs = 12 * 3_600_000
