import { describe, expect, test } from 'vitest'
import {
  holdDuration,
  holdRemaining,
  holdWarning,
  isHoldEnding,
  isHoldOver,
  nextBookingPoll,
  paymentWindow,
} from './booking-hold.ts'

const state = { kind: 'info', holdExpiresAt: 1_000_000 }

describe('A hold', () => {
  test('lasts 30 minutes, is extended by 30 for signing and by 7 for paying, and warns 5 before its end', () => {
    const minutes = [holdDuration, paymentWindow, holdWarning].map((ms) => ms / 60_000)
    expect(minutes).toEqual([30, 7, 5])
  })

  test.each([
    [0, 1_000_000, false, false],
    [699_999, 300_001, false, false],
    [700_000, 300_000, true, false],
    [999_999, 1, true, false],
    [1_000_000, 0, false, true],
    [1_000_001, 0, false, true],
  ])('at %s has %s ms left; warns: %s; is over: %s', (now, remaining, ending, over) => {
    expect(holdRemaining(state, now)).toBe(remaining)
    expect(isHoldEnding(state, now)).toBe(ending)
    expect(isHoldOver(state, now)).toBe(over)
  })

  test('without an expiry is neither ending nor over', () => {
    expect(holdRemaining({ kind: 'draft' }, 5)).toBeUndefined()
    expect(isHoldEnding({ kind: 'draft' }, 5)).toBe(false)
    expect(isHoldOver({ kind: 'draft' }, 5)).toBe(false)
  })
})

describe('A booking that is starting', () => {
  test.each([
    [0, 2000],
    [19_999, 2000],
    [20_000, 5000],
    [115_000, 5000],
    [115_001, 4999],
    [119_999, 1],
    [120_000, undefined],
    [120_001, undefined],
    [Number.NaN, undefined],
  ])(
    'is polled every 2 s for 20 s, then every 5 s, to 120 s: after %s ms again in %s ms',
    (elapsed, after) => {
      expect(nextBookingPoll(elapsed)).toBe(after)
    },
  )
})
