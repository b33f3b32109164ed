import { describe, expect, test } from 'vitest'
import { isFreshIdentity, proofOfAddress } from './account-proof.ts'

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
