import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startPasswordReset, stepPasswordReset } from './password-reset.ts'
import { secondsUntilSignIn, signInLimits } from './sign-in-limits.ts'

describe('The reset dialog', () => {
  const opened = startPasswordReset('anna@example.se')

  test('goes from the form to the confirmation and back, and keeps the address', () => {
    expect(startPasswordReset()).toEqual({ kind: 'form', email: '' })
    expect(opened).toEqual({ kind: 'form', email: 'anna@example.se' })
    const sent = stepPasswordReset(opened, { kind: 'sent', email: 'a@example.se' })
    expect(sent).toEqual({ state: { kind: 'confirmation', email: 'a@example.se' }, effects: [] })
    expect(stepPasswordReset(sent.state, { kind: 'again' }).state).toEqual({
      kind: 'form',
      email: 'a@example.se',
    })
  })

  test('ignores other events', () => {
    expect(stepPasswordReset(opened, { kind: 'again' }).state).toBe(opened)
    const sent = stepPasswordReset(opened, { kind: 'sent', email: 'a@example.se' }).state
    expect(stepPasswordReset(sent, { kind: 'sent', email: 'b@example.se' }).state).toBe(sent)
  })
})

describe('Failed sign-ins', () => {
  test('are limited per account and per address', () => {
    expect(signInLimits).toEqual({
      account: { failures: 5, withinMs: 900_000 },
      address: { failures: 20, withinMs: 900_000 },
    })
  })

  test.each([
    [[], 0, 0],
    [[0, 1, 2, 3], 4, 0],
    [[0, 1000, 2000, 3000, 4000], 4000, 896],
    [[4000, 2000, 0, 3000, 1000], 4000, 896],
    [[0, 1000, 2000, 3000, 4000], 899_999, 1],
    [[0, 1000, 2000, 3000, 4000], 900_000, 0],
    [[0, 1000, 2000, 3000, 4000, 5000], 5000, 896],
  ])('at %j delay the next attempt at %d ms by %d s', (failedAt, now, seconds) => {
    expect(secondsUntilSignIn(failedAt, signInLimits.account, now)).toBe(seconds)
  })

  test('allow an attempt after the stated delay', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 900_000 }), { maxLength: 12 }), (failedAt) => {
        const now = 900_000
        const seconds = secondsUntilSignIn(failedAt, signInLimits.account, now)
        expect(secondsUntilSignIn(failedAt, signInLimits.account, now + seconds * 1000)).toBe(0)
      }),
    )
  })
})
