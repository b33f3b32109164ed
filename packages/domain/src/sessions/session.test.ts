import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SessionFacts } from './session.ts'
import { sessionCheck, sessionClaimsOf, tokenMarkOf } from './session.ts'
import { acceptsPreviousToken, sessionTimes, warnUnderMs } from './session-times.ts'

const minute = 60_000
const claims = { sub: 'user-1', jti: 'token-1', bank_id: true, iat: 1000, exp: 4600 }
const end = 4_600_000

describe('The session times', () => {
  test('are those of PLAT-84 to PLAT-86 and SEC-7', () => {
    expect(sessionTimes).toEqual({
      lifetimeMs: 60 * minute,
      refreshUnderMs: 30 * minute,
      checkEveryMs: 30_000,
      warnAtLeastMs: 2 * minute,
      previousTokenGraceMs: 20_000,
      adoptWithinMs: 300,
    })
    expect(warnUnderMs).toBe(150_000)
  })

  test.each([
    [0, true],
    [20_000, true],
    [20_001, false],
  ])('accept a token that was replaced %d ms ago: %s', (ago, taken) => {
    expect(acceptsPreviousToken({ replacedAt: 100_000, expiresAt: 900_000, now: 100_000 + ago })).toBe(taken)
  })

  test('do not accept a replaced token that has expired', () => {
    expect(acceptsPreviousToken({ replacedAt: 1000, expiresAt: 2000, now: 1999 })).toBe(true)
    expect(acceptsPreviousToken({ replacedAt: 1000, expiresAt: 2000, now: 2000 })).toBe(false)
  })
})

describe('Claims', () => {
  test('are parsed without unlisted ones', () => {
    expect(sessionClaimsOf({ ...claims, pnr: '199908072391', name: 'Anna' })).toStrictEqual(claims)
  })

  test.each([
    [true, true],
    [1, true],
    ['true', true],
    [false, false],
    [0, false],
    ['false', false],
    ['1', false],
    [undefined, false],
    ['199908072391', false],
  ])('have for bank_id %j the value %s', (bank_id, read) => {
    expect(sessionClaimsOf({ ...claims, bank_id })?.bank_id).toBe(read)
  })

  test.each([
    [undefined],
    [null],
    ['claims'],
    [[]],
    [{ ...claims, sub: '' }],
    [{ ...claims, sub: 7 }],
    [{ ...claims, jti: 'x'.repeat(129) }],
    [{ ...claims, jti: undefined }],
    [{ ...claims, iat: -1 }],
    [{ ...claims, iat: '1000' }],
    [{ ...claims, exp: 4600.5 }],
    [{ ...claims, exp: Number.POSITIVE_INFINITY }],
    [{ ...claims, exp: 999 }],
  ])('are invalid: %j', (value) => {
    expect(sessionClaimsOf(value)).toBeUndefined()
  })

  test('are parsed at the limits', () => {
    expect(sessionClaimsOf({ ...claims, jti: 'x'.repeat(128), iat: 0, exp: 0 })).toMatchObject({
      iat: 0,
      exp: 0,
    })
  })

  test('are parsed without exceptions, and idempotently', () => {
    const odd = fc.oneof(
      fc.constantFrom(null, 'claims', 7, [], {}),
      fc.record({
        sub: fc.string(),
        jti: fc.string(),
        bank_id: fc.constantFrom(true, 'true', 1, null, 'no', {}),
        iat: fc.nat(),
        exp: fc.nat(),
      }),
    )
    fc.assert(
      fc.property(odd, (value) => {
        const read = sessionClaimsOf(value)
        return read === undefined || JSON.stringify(sessionClaimsOf(read)) === JSON.stringify(read)
      }),
    )
  })
})

describe('The check every thirty seconds', () => {
  const facts = (left: number, more: Partial<SessionFacts> = {}): SessionFacts => ({
    expiresAt: end,
    now: end - left,
    offset: 0,
    isMyPages: false,
    canRefresh: true,
    ...more,
  })

  test('uses the expiry of the token', () => {
    expect(tokenMarkOf(claims)).toEqual({ id: 'token-1', issuedAt: 1_000_000, expiresAt: end })
  })

  test.each([
    [60 * minute, { canRefresh: false }, 'nothing'],
    [150_001, { canRefresh: false }, 'nothing'],
    [150_000, {}, 'nothing'],
    [150_000, { canRefresh: false }, 'warn'],
    [1, { canRefresh: false }, 'warn'],
    [1, {}, 'nothing'],
    [1, { isMyPages: true }, 'nothing'],
    [0, {}, 'becomeGuest'],
    [0, { canRefresh: false }, 'becomeGuest'],
    [-1, {}, 'becomeGuest'],
    [0, { isMyPages: true }, 'signOutAtStart'],
    [-9000, { isMyPages: true, canRefresh: false }, 'signOutAtStart'],
  ] as const)('with %d ms left and %j results in %s', (left, more, kind) => {
    expect(sessionCheck(facts(left, more)).kind).toBe(kind)
  })

  test('includes the expiry in the warning', () => {
    expect(sessionCheck(facts(100_000, { canRefresh: false }))).toEqual({ kind: 'warn', expiresAt: end })
  })

  test('on My Pages leads at the end to the start page and a modal', () => {
    expect(sessionCheck(facts(0, { isMyPages: true }))).toEqual({
      kind: 'signOutAtStart',
      modal: 'session-expired-modal',
    })
  })

  test('uses the clock of the server', () => {
    expect(sessionCheck(facts(200_000, { offset: 50_000, canRefresh: false })).kind).toBe('warn')
    expect(sessionCheck(facts(150_000, { offset: -1, canRefresh: false })).kind).toBe('nothing')
    expect(sessionCheck(facts(1000, { offset: 1000 })).kind).toBe('becomeGuest')
  })

  test('warns a user without refresh at least two minutes ahead', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 29_999 }), (first) => {
        let warnedWith: number | undefined
        for (let left = 10 * minute - first; left > 0 && warnedWith === undefined; left -= 30_000)
          if (sessionCheck(facts(left, { canRefresh: false })).kind === 'warn') warnedWith = left
        expect(warnedWith).toBeGreaterThanOrEqual(2 * minute)
      }),
    )
  })
})
