import { describe, expect, test } from 'vitest'
import { siteByKey } from '../sites/sites.ts'
import { mayDo, principalOf, principals } from './permissions.ts'

describe('The permission matrix', () => {
  const matrix = [
    ['browse', ['yes', 'yes', 'yes', 'yes', 'yes', 'yes']],
    ['favourites', ['local', 'yes', 'yes', 'yes', 'no', 'no']],
    ['notifications', ['no', 'yes', 'yes', 'yes', 'no', 'no']],
    ['vipPages', ['no', 'join', 'join', 'yes', 'no', 'no']],
    ['startBooking', ['afterIdentity', 'upgradeFirst', 'bookingRules', 'bookingRulesWithVip', 'no', 'no']],
    ['myResidence', ['no', 'upgradeFirst', 'own', 'own', 'no', 'no']],
    ['createResidentCase', ['no', 'upgradeFirst', 'ownOrOtherAddress', 'ownOrOtherAddress', 'no', 'no']],
    ['seeResidentCase', ['no', 'upgradeFirst', 'ownApartment', 'ownApartment', 'ownAssociation', 'no']],
    ['createBoardCase', ['no', 'no', 'no', 'no', 'ownAssociation', 'ownAddress']],
    ['changeCase', ['no', 'upgradeFirst', 'own', 'own', 'ownAssociation', 'no']],
    ['changeBoardEmail', ['no', 'no', 'no', 'no', 'yes', 'no']],
    ['editMode', ['editors', 'editors', 'editors', 'editors', 'editors', 'editors']],
  ] as const

  test('has these principals', () => {
    expect(principals).toEqual([
      'anonymous',
      'privateWithoutIdentity',
      'privateWithIdentity',
      'vip',
      'boardWithManagement',
      'boardWithoutManagement',
    ])
  })

  test.each(matrix)('%s: %j', (operation, row) => {
    expect(principals.map((principal) => mayDo(principal, operation))).toEqual(row)
  })

  test('refuses unknown operations and principals', () => {
    expect(mayDo('vip', 'toString' as 'browse')).toBe('no')
    expect(mayDo('vip', 'erase' as 'browse')).toBe('no')
    expect(mayDo('staff' as 'vip', 'browse')).toBe('no')
  })
})

describe('The principal of a user', () => {
  const sweden = siteByKey('sweden')
  const finland = siteByKey('finland')
  const identified = { hasPersonalIdentifier: true, isVip: false }
  const association = (hasTechnicalManagement: boolean) => ({ association: { hasTechnicalManagement } })

  test.each([
    [undefined, sweden, 'anonymous'],
    [{ hasPersonalIdentifier: false, isVip: false }, sweden, 'privateWithoutIdentity'],
    [{ hasPersonalIdentifier: false, isVip: true }, sweden, 'privateWithoutIdentity'],
    [identified, sweden, 'privateWithIdentity'],
    [{ ...identified, isVip: true }, sweden, 'vip'],
    [{ ...identified, isVip: true }, finland, 'privateWithIdentity'],
    [{ ...identified, ...association(true) }, sweden, 'boardWithManagement'],
    [{ ...identified, isVip: true, ...association(false) }, sweden, 'boardWithoutManagement'],
    [{ hasPersonalIdentifier: false, isVip: false, ...association(true) }, finland, 'boardWithManagement'],
  ] as const)('%j on $name is %s', (user, site, principal) => {
    expect(principalOf(user, site)).toBe(principal)
  })
})
