import { describe, expect, test } from 'vitest'
import { maskPersonalNumber, unlinkObstacle } from './identity-tie.ts'

describe('A masked personal number', () => {
  test.each([
    ['198805129999', 'SE', '19880512-••••'],
    ['12858813733', 'NO', '128588 •••••'],
    ['120588-967N', 'FI', '120588-••••'],
    ['300802A9853', 'FI', '300802-••••'],
  ] as const)('%s in %s contains nothing secret', (number, country, shown) => {
    expect(maskPersonalNumber(number, country)).toBe(shown)
  })
})

describe('An identity', () => {
  const ready = { hasPassword: true, isEmailConfirmed: true, requiresIdentity: false }
  test.each([
    ['can be unlinked if the user can sign in by e-mail', {}, undefined],
    ['cannot be unlinked without a password', { hasPassword: false }, 'noPassword'],
    ['cannot be unlinked without a confirmed e-mail', { isEmailConfirmed: false }, 'emailUnconfirmed'],
    ['cannot be unlinked if its owner requires it', { requiresIdentity: true }, 'identityRequired'],
  ] as const)('%s', (_, facts, obstacle) => {
    expect(unlinkObstacle({ ...ready, ...facts })).toBe(obstacle)
  })
})
