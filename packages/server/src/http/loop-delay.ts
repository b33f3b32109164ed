// How late this process is with everything: the first sign that it has more to do than it can.

export interface LoopDelay {
  /** Milliseconds by which what is due now comes late. */
  readonly late: () => number
  readonly close: () => void
}

const everyMs = 100

export const watchLoopDelay = (): LoopDelay => {
  let due = performance.now() + everyMs
  let latest = 0
  const timer = setInterval(() => {
    const now = performance.now()
    latest = Math.max(0, now - due)
    due = now + everyMs
  }, everyMs).unref()
  return {
    late: () => Math.max(latest, performance.now() - due),
    close: () => clearInterval(timer),
  }
}
