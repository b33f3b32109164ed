import { describe, expect, test } from 'vitest'
import { isFreshIdentity, isFreshSession, proofOfAddress } from './account-proof.ts'

test.each([
  ['an account made with an e-identity', true, 'identity'],
  ['an account with nothing but a password', false, 'password'],
] as const)('the address of %s is confirmed by it', (_, hasIdentity, proof) => {
  expect(proofOfAddress({ hasIdentity })).toBe(proof)
})

describe('an identity vouches for who is at the keys', () => {
  const beganAt = 1_000_000
  test.each([
    ['at once', true, 0, true],
    ['until five minutes are over', true, 299_999, true],
    ['not after five minutes', true, 300_000, false],
    ['not where the session was begun by e-mail', false, 0, false],
  ])('%s', (_, hasIdentity, later, isFresh) => {
    expect(isFreshIdentity({ hasIdentity, beganAt }, beganAt + later)).toBe(isFresh)
  })
})

describe('a session has just begun', () => {
  const beganAt = 1_000_000
  test.each([
    ['until fifteen minutes are over', true, true, 899_999, true],
    ['not after fifteen minutes', true, true, 900_000, false],
    ['by e-mail, of an account without an identity', false, false, 0, true],
    ['but not with the identity that the account has', false, true, 0, false],
  ])('%s', (_, hasIdentity, accountHasIdentity, later, isFresh) => {
    expect(
      isFreshSession({ hasIdentity, beganAt }, { hasIdentity: accountHasIdentity }, beganAt + later),
    ).toBe(isFresh)
  })
})
