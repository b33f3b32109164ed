// Event loop delay of this process: the first sign of overload.

export interface LoopDelay {
  /** Current delay in milliseconds. */
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
