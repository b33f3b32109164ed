// The port to time: the calendar day in the site's country, and timers.

export interface Clock {
  /** The calendar day where the site's country is, `yyyy-MM-dd`. */
  today(): string
  /** The device's own time, epoch milliseconds. */
  now(): number
  /** Calls `then` once. @returns how to cancel it */
  wait(milliseconds: number, then: () => void): () => void
}
