import { describe, expect, test } from 'vitest'
import { maskPersonalNumber, unlinkObstacle } from './identity-tie.ts'

describe('A personal number that is shown', () => {
  test.each([
    ['198805129999', 'SE', '19880512-••••'],
    ['12858813733', 'NO', '128588 •••••'],
    ['120588-967N', 'FI', '120588-••••'],
    ['300802A9853', 'FI', '300802-••••'],
  ] as const)('%s in %s has no secret left', (number, country, shown) => {
    expect(maskPersonalNumber(number, country)).toBe(shown)
  })
})

describe('An identity', () => {
  const ready = { hasPassword: true, isEmailConfirmed: true, requiresIdentity: false }
  test.each([
    ['may go where one can sign in by e-mail', {}, undefined],
    ['stays where there is no password', { hasPassword: false }, 'noPassword'],
    ['stays where no letter reaches its owner', { isEmailConfirmed: false }, 'emailUnconfirmed'],
    ['stays where its owner wants it asked for', { requiresIdentity: true }, 'identityRequired'],
  ] as const)('%s', (_, facts, obstacle) => {
    expect(unlinkObstacle({ ...ready, ...facts })).toBe(obstacle)
  })
})
