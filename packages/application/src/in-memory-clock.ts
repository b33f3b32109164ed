// A clock for tests, moved by the test.
import type { Clock } from './clock.ts'

interface Timer {
  readonly at: number
  readonly then: () => void
}

export interface InMemoryClock extends Clock {
  /** Advances time. Runs every timer when it is due, and lets its promises settle before the next one. */
  pass(milliseconds: number): Promise<void>
  /** Advances time without running timers, as when a computer sleeps. */
  sleep(milliseconds: number): void
  /** Number of pending timers. */
  timers(): number
}

/** Lets all pending promise callbacks run. */
const settle = async (): Promise<void> => {
  for (let round = 0; round < 30; round += 1) await Promise.resolve()
}

/** Starts at noon (UTC) of 21 November 2026. */
export const makeInMemoryClock = (begin = Date.UTC(2026, 10, 21, 12)): InMemoryClock => {
  let now = begin
  let timers: readonly Timer[] = []
  return {
    now: () => now,
    today: () => new Date(now).toISOString().slice(0, 10),
    wait: (milliseconds, then) => {
      const timer = { at: now + milliseconds, then }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    async pass(milliseconds) {
      const until = now + milliseconds
      await settle()
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)
        if (!next) break
        timers = timers.filter((timer) => timer !== next)
        now = Math.max(now, next.at)
        next.then()
        await settle()
      }
      now = until
    },
    sleep: (milliseconds) => {
      now += milliseconds
    },
    timers: () => timers.length,
  }
}
