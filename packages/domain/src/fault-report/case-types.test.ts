// The kinds of reports, and who may start which.
import { describe, expect, test } from 'vitest'
import { siteByKey, sites } from '../sites/sites.ts'
import { caseRoles, caseVariantOf, isNameReadOnly, mayStartCase } from './case-types.ts'

describe('Case types', () => {
  test('are three, with their roles in the contract', () => {
    expect(caseRoles).toEqual({
      resident: 'RESIDENT',
      boardMember: 'BOARD_MEMBER',
      boardMemberNoManagement: 'BOARD_MEMBER_NO_MANAGEMENT',
    })
  })

  test.each([
    ['resident', 'SE', true],
    ['resident', 'NO', true],
    ['boardMember', 'SE', false],
    ['boardMember', 'NO', true],
    ['boardMemberNoManagement', 'SE', true],
    ['boardMemberNoManagement', 'NO', true],
  ] as const)('of %s in %s have read-only names: %s', (caseType, variant, readOnly) => {
    expect(isNameReadOnly(caseType, variant)).toBe(readOnly)
  })

  test('exist if the site has the wizard, in its country’s variant', () => {
    const variants = Object.fromEntries(sites.map((site) => [site.key, caseVariantOf(site)]))
    expect(variants).toMatchObject({
      sweden: 'SE',
      norway: 'NO',
      finland: undefined,
      'sweden-english': undefined,
      senior: 'SE',
      cooperative: 'SE',
    })
    const finland = siteByKey('finland')
    expect(
      caseVariantOf({ country: 'FI', features: { ...finland.features, caseManagement: true } }),
    ).toBeUndefined()
  })
})

describe('Starting a report', () => {
  const guest = { isSignedIn: false, hasIdentity: false, isBoardMember: false, hasManagement: false }
  const person = { isSignedIn: true, hasIdentity: true, isBoardMember: false, hasManagement: false }
  const unverified = { ...person, hasIdentity: false }
  const managed = { ...person, isBoardMember: true, hasManagement: true }
  const unmanaged = { ...person, isBoardMember: true }
  const sweden = siteByKey('sweden')
  const norway = siteByKey('norway')

  test.each([
    ['a guest', guest, 'resident', { kind: 'signIn', loginType: 'privateCase' }],
    ['a guest', guest, 'boardMember', { kind: 'signIn', loginType: 'boardMemberCase' }],
    ['a guest', guest, 'boardMemberNoManagement', { kind: 'signIn', loginType: 'privateCase' }],
    ['a person', person, 'resident', { kind: 'start', caseType: 'resident', variant: 'SE' }],
    ['a person', person, 'boardMember', { kind: 'signIn', loginType: 'boardMemberCase' }],
    [
      'a person',
      person,
      'boardMemberNoManagement',
      { kind: 'start', caseType: 'boardMemberNoManagement', variant: 'SE' },
    ],
    ['a person without identity', unverified, 'resident', { kind: 'verifyIdentity' }],
    ['a person without identity', unverified, 'boardMemberNoManagement', { kind: 'verifyIdentity' }],
    [
      'a person without identity',
      unverified,
      'boardMember',
      { kind: 'signIn', loginType: 'boardMemberCase' },
    ],
    ['a board member', managed, 'resident', { kind: 'start', caseType: 'boardMember', variant: 'SE' }],
    ['a board member', managed, 'boardMember', { kind: 'start', caseType: 'boardMember', variant: 'SE' }],
    [
      'a board member',
      managed,
      'boardMemberNoManagement',
      { kind: 'start', caseType: 'boardMember', variant: 'SE' },
    ],
    [
      'a board member without identity',
      { ...managed, hasIdentity: false },
      'boardMember',
      { kind: 'verifyIdentity' },
    ],
    [
      'a board member without management',
      unmanaged,
      'resident',
      { kind: 'switchToNoManagement', variant: 'SE' },
    ],
    [
      'a board member without management',
      unmanaged,
      'boardMember',
      { kind: 'switchToNoManagement', variant: 'SE' },
    ],
    [
      'a board member without management',
      unmanaged,
      'boardMemberNoManagement',
      { kind: 'start', caseType: 'boardMemberNoManagement', variant: 'SE' },
    ],
    [
      'a board member without either',
      { ...unmanaged, hasIdentity: false },
      'boardMember',
      { kind: 'verifyIdentity' },
    ],
  ] as const)('%s: %o asking for %s gets %o', (_, reporter, asked, admission) => {
    expect(mayStartCase(reporter, sweden, asked)).toEqual(admission)
  })

  test('defaults to a resident’s report, and has a variant in Norway', () => {
    expect(mayStartCase(guest, norway)).toEqual({ kind: 'signIn', loginType: 'privateCase' })
    expect(mayStartCase(person, norway)).toEqual({ kind: 'start', caseType: 'resident', variant: 'NO' })
    expect(mayStartCase(unmanaged, norway)).toEqual({ kind: 'switchToNoManagement', variant: 'NO' })
  })

  test('is impossible in Finland', () => {
    for (const reporter of [guest, person, managed])
      expect(mayStartCase(reporter, siteByKey('finland'), 'resident')).toEqual({ kind: 'notHere' })
  })
})
