// The device's clock.
import { describeClock } from '@husrum/testkit/clock-suite'
import { afterEach, expect, it, vi } from 'vitest'
import { makeSystemClock } from './system-clock.ts'

describeClock("The device's clock", () => ({
  clock: makeSystemClock('SE'),
  pass: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}))

afterEach(() => vi.useRealTimers())

it.each([
  ['SE', '2026-11-21'],
  ['FI', '2026-11-22'],
] as const)('returns the date of %s late in the evening', (country, day) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 22, 30) })
  expect(makeSystemClock(country).today()).toBe(day)
})
