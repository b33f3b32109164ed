// How long a session can last.

/**
 * Milliseconds from signing in until the user must sign in again, regardless of refreshed tokens: a working day with its
 * breaks (decision 10).
 */
export const sessionLifetimeMs = 12 * 3_600_000
