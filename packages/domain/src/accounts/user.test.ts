import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteByKey, sites } from '../sites/sites.ts'
import { aBoardMember, anAccountRecord, anAssociation, aUser } from '../testing/accounts.ts'
import { principalFactsOf } from './permissions.ts'
import { publicUser } from './user.ts'
import { userBrandOf, userBrands } from './user-brand.ts'
import { isUnpaidStatus, userPaymentStatuses } from './user-payment.ts'
import {
  hasBookingOn,
  hasBookingWithPage,
  hasConsentFor,
  hasUnpaidVip,
  isBoardMember,
  isVip,
  userErrandRole,
  userName,
} from './user-standing.ts'

const sweden = siteByKey('sweden')
const english = siteByKey('sweden-english')
const norway = siteByKey('norway')
const contractor = siteByKey('contractor')

describe('The brands of users', () => {
  test('are five, in the order of the wire (PLAT-60)', () => {
    expect(userBrands).toEqual(['main', 'cooperative', 'senior', 'norway', 'finland'])
  })

  test.each([
    ['sweden', 'main'],
    ['sweden-english', 'main'],
    ['cooperative', 'cooperative'],
    ['senior', 'senior'],
    ['norway', 'norway'],
    ['finland', 'finland'],
    ['contractor', undefined],
  ] as const)('store accounts of the site %s under %s', (key, brand) => {
    expect(userBrandOf(siteByKey(key))).toBe(brand)
  })
})

describe('The account as it leaves the server', () => {
  test('contains every field of the user, and of the identity only its existence', () => {
    expect(
      publicUser(
        anAccountRecord({
          address: 'Kajen 1',
          postalCode: '417 55',
          city: 'Göteborg',
          country: 'SE',
          birthDate: '1912-12-12',
          newsletter: true,
          isFirstIdentityLogin: true,
          requiresIdentity: true,
          vipMemberships: [{ site: 'main' }],
          payments: [{ site: 'main', status: 'Paid', payedWithCode: 'KAJ' }],
          bookings: [{ objectId: 'o1', siteId: 1, objectPageExists: true }],
          favourites: ['o1'],
          interests: [{ objectId: 'o1' }],
          purchases: [{ objectId: 'o2', siteId: 1, isSuccession: false }],
          showings: [{ id: 's1', objectId: 'o1', startsAt: 5 }],
          association: anAssociation(),
        }),
      ),
    ).toEqual({
      id: 'user-anna',
      firstName: 'Anna',
      lastName: 'Lindqvist',
      email: 'anna.lindqvist@example.com',
      phoneNumber: '+46701740605',
      address: 'Kajen 1',
      postalCode: '417 55',
      city: 'Göteborg',
      country: 'SE',
      birthDate: '1912-12-12',
      newsletter: true,
      hasAccount: true,
      isFirstIdentityLogin: true,
      requiresIdentity: true,
      hasPersonalIdentifier: true,
      vipMemberships: [{ site: 'main' }],
      consents: [{ site: 'main', accepted: true }],
      payments: [{ site: 'main', status: 'Paid', payedWithCode: 'KAJ' }],
      bookings: [{ objectId: 'o1', siteId: 1, objectPageExists: true }],
      favourites: ['o1'],
      interests: [{ objectId: 'o1' }],
      purchases: [{ objectId: 'o2', siteId: 1, isSuccession: false }],
      showings: [{ id: 's1', objectId: 'o1', startsAt: 5 }],
      association: { id: 'brf-kajutan', name: 'Brf Kajutan', activeFinancialManagement: true },
    })
  })

  test('omits fields that the account does not have', () => {
    expect(publicUser(anAccountRecord())).toStrictEqual(aUser())
  })

  test.each([
    [{ securityNumber: '191212121212', pid: 'p' }, true],
    [{ securityNumber: '191212121212', pid: '' }, true],
    [{ securityNumber: '', pid: 'p' }, true],
    [{ securityNumber: '', pid: '' }, false],
  ])('has for an account with %j a flag for its identity: %s', (identity, has) => {
    expect(publicUser(anAccountRecord(identity)).hasPersonalIdentifier).toBe(has)
  })

  test('never contains the personal number, the pid or a field added to the record later', () => {
    const secret = fc.stringMatching(/^SECRET[0-9]{12}$/)
    const later = fc.dictionary(fc.stringMatching(/^later[A-Z][a-z]{1,8}$/), secret)
    fc.assert(
      fc.property(secret, secret, later, (securityNumber, pid, more) => {
        expect(
          JSON.stringify(publicUser({ ...more, ...anAccountRecord({ securityNumber, pid }) })),
        ).not.toContain('SECRET')
      }),
    )
  })
})

describe('The status of a user on a site', () => {
  test.each([
    ['main', 'sweden', true],
    ['main', 'sweden-english', true],
    ['main', 'norway', false],
    ['main', 'senior', false],
    ['norway', 'norway', true],
    ['norway', 'sweden', false],
    ['finland', 'finland', true],
    ['senior', 'senior', true],
    ['cooperative', 'cooperative', true],
    ['cooperative', 'contractor', false],
  ] as const)('a member of %s is a VIP on %s: %s', (site, key, expected) => {
    expect(isVip(aUser({ vipMemberships: [{ site }] }), siteByKey(key))).toBe(expected)
  })

  test('is never VIP without a membership, whatever the site', () => {
    for (const site of sites) expect(isVip(aUser(), site)).toBe(false)
  })

  test.each([
    ['NotPaid', true],
    ['NotPaidSent', true],
    ['OverPaid', false],
    ['Paid', false],
    ['Reminder1', true],
  ] as const)('a payment with the status %s is unpaid: %s', (status, expected) => {
    expect(isUnpaidStatus(status)).toBe(expected)
    const user = aUser({ vipMemberships: [{ site: 'main' }], payments: [{ site: 'main', status }] })
    expect(hasUnpaidVip(user, sweden)).toBe(expected)
  })

  test('uses the names and the order of the wire for payments (PLAT-62)', () => {
    expect(userPaymentStatuses).toEqual(['NotPaid', 'NotPaidSent', 'OverPaid', 'Paid', 'Reminder1'])
  })

  test('is not unpaid VIP for a debt on another site, or without a membership', () => {
    const payments = [{ site: 'norway', status: 'NotPaid' }] as const
    expect(hasUnpaidVip(aUser({ vipMemberships: [{ site: 'main' }], payments }), sweden)).toBe(false)
    expect(hasUnpaidVip(aUser({ payments }), norway)).toBe(false)
    expect(hasUnpaidVip(aUser({ vipMemberships: [{ site: 'norway' }], payments }), norway)).toBe(true)
    expect(hasUnpaidVip(aUser({ vipMemberships: [{ site: 'main' }] }), sweden)).toBe(false)
  })

  test('is unpaid VIP for one debt among paid payments', () => {
    const payments = [
      { site: 'main', status: 'Paid' },
      { site: 'main', status: 'Reminder1' },
    ] as const
    expect(hasUnpaidVip(aUser({ vipMemberships: [{ site: 'main' }], payments }), sweden)).toBe(true)
  })

  test('includes consent only for the site that it was given to', () => {
    expect(hasConsentFor(aUser(), sweden)).toBe(true)
    expect(hasConsentFor(aUser(), english)).toBe(true)
    expect(hasConsentFor(aUser(), norway)).toBe(false)
    expect(hasConsentFor(aUser(), contractor)).toBe(false)
    expect(hasConsentFor(aUser({ consents: [] }), sweden)).toBe(false)
    expect(hasConsentFor(aUser({ consents: [{ site: 'main', accepted: false }] }), sweden)).toBe(false)
  })

  test.each([
    ['a private person', aUser(), false, 'RESIDENT', 'Anna'],
    ['a board member with management', aBoardMember(), true, 'BOARD_MEMBER', 'Brf Kajutan'],
    [
      'a board member without management',
      aBoardMember({ association: anAssociation({ name: 'Brf Mesan', activeFinancialManagement: false }) }),
      true,
      'BOARD_MEMBER_NO_MANAGEMENT',
      'Brf Mesan',
    ],
  ] as const)('%s has their own role and name', (_, user, board, role, name) => {
    expect(isBoardMember(user)).toBe(board)
    expect(userErrandRole(user)).toBe(role)
    expect(userName(user)).toBe(name)
  })
})

describe('The homes that a user has booked', () => {
  const bookings = (siteId: number, objectPageExists: boolean) =>
    aUser({ bookings: [{ objectId: 'o1', siteId, objectPageExists }] })

  test.each([
    [1, true, 'sweden', true, true],
    [1, false, 'sweden', true, false],
    [1, true, 'sweden-english', true, true],
    [2, true, 'sweden-english', false, false],
    [3, true, 'sweden', false, false],
    [3, true, 'norway', true, true],
    [4, false, 'finland', true, false],
  ] as const)(
    'one of site %i, with a page: %s, is on %s: %s, and has a page there: %s',
    (id, page, key, on, withPage) => {
      expect(hasBookingOn(bookings(id, page), siteByKey(key))).toBe(on)
      expect(hasBookingWithPage(bookings(id, page), siteByKey(key))).toBe(withPage)
    },
  )

  test('do not include a page on another site', () => {
    const user = aUser({
      bookings: [
        { objectId: 'o1', siteId: 1, objectPageExists: false },
        { objectId: 'o2', siteId: 3, objectPageExists: true },
      ],
    })
    expect(hasBookingWithPage(user, sweden)).toBe(false)
    expect(hasBookingWithPage(user, norway)).toBe(true)
    expect(hasBookingOn(aUser(), sweden)).toBe(false)
  })
})

describe('The facts for the permission matrix', () => {
  const vip = aUser({ vipMemberships: [{ site: 'main' }] })

  test.each([
    ['a private person', aUser(), { hasPersonalIdentifier: true, isVip: false }],
    [
      'a person without an e-identity',
      aUser({ hasPersonalIdentifier: false }),
      { hasPersonalIdentifier: false, isVip: false },
    ],
    ['a VIP', vip, { hasPersonalIdentifier: true, isVip: true }],
    [
      'a board member with management',
      aBoardMember(),
      { hasPersonalIdentifier: true, isVip: false, association: { hasTechnicalManagement: true } },
    ],
    [
      'a board member without management',
      aBoardMember({ association: anAssociation({ activeFinancialManagement: false }) }),
      { hasPersonalIdentifier: true, isVip: false, association: { hasTechnicalManagement: false } },
    ],
  ])('%s', (_, user, facts) => {
    expect(principalFactsOf(user, sweden)).toEqual(facts)
  })

  test('do not include VIP for a membership of another site', () => {
    expect(principalFactsOf(vip, norway).isVip).toBe(false)
  })
})
