import { describe, expect, test } from 'vitest'
import { isFreshIdentity, isFreshSession, proofOfAddress } from './account-proof.ts'

test.each([
  ['an account made with an e-identity', true, 'identity'],
  ['an account with nothing but a password', false, 'password'],
] as const)('the address of %s is confirmed by it', (_, hasIdentity, proof) => {
  expect(proofOfAddress({ hasIdentity })).toBe(proof)
})

describe('An identity proves the presence of the owner', () => {
  const beganAt = 1_000_000
  test.each([
    ['immediately', true, 0, true],
    ['until five minutes have passed', true, 299_999, true],
    ['not after five minutes', true, 300_000, false],
    ['not if the session was begun by e-mail', false, 0, false],
  ])('%s', (_, hasIdentity, later, isFresh) => {
    expect(isFreshIdentity({ hasIdentity, beganAt }, beganAt + later)).toBe(isFresh)
  })
})

describe('A session has just begun', () => {
  const beganAt = 1_000_000
  test.each([
    ['until fifteen minutes have passed', true, true, 899_999, true],
    ['not after fifteen minutes', true, true, 900_000, false],
    ['by e-mail, for an account without an identity', false, false, 0, true],
    ['not without the identity that the account has', false, true, 0, false],
  ])('%s', (_, hasIdentity, accountHasIdentity, later, isFresh) => {
    expect(
      isFreshSession({ hasIdentity, beganAt }, { hasIdentity: accountHasIdentity }, beganAt + later),
    ).toBe(isFresh)
  })
})
