// A clock that tests move.
import type { Clock } from './clock.ts'

interface Timer {
  readonly at: number
  readonly then: () => void
}

export interface InMemoryClock extends Clock {
  /** Lets time pass; every timer runs when it is due, and what it began has settled before the next one. */
  pass(milliseconds: number): Promise<void>
  /** As when a computer sleeps: time passes, and no timer runs. */
  sleep(milliseconds: number): void
  /** How many timers still wait. */
  timers(): number
}

/** Lets every promise that can go on do so. */
const settle = async (): Promise<void> => {
  for (let round = 0; round < 30; round += 1) await Promise.resolve()
}

/** Begins at noon (UTC) of 21 November 2026. */
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
