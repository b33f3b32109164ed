// The demo people: accounts with the intended roles, written once.

import type { SeededPersonKey } from '@husrum/demo'
import { demoPeople, seededPassword, seededPeopleOf, seededPerson, seededPersonKeys } from '@husrum/demo'
import type { SiteDefinition } from '@husrum/domain'
import {
  hasBookingOn,
  hasConsentFor,
  hasUnpaidVip,
  organisationOf,
  principalFactsOf,
  principalOf,
  sites,
} from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePasswords } from '../people/accounts/passwords.ts'
import type { AccountsForTests } from '../testing/accounts.ts'
import { openAccountsForTests } from '../testing/accounts.ts'
import { seedPeople } from './seed-people.ts'

const withLogin: readonly SiteDefinition[] = sites.filter(({ features }) => features.login)

describe('The demo people in the database', () => {
  let house: AccountsForTests
  beforeAll(async () => {
    house = await openAccountsForTests()
    await seedPeople({
      db: house.db,
      accounts: house.accounts,
      passwords: makePasswords(),
      people: demoPeople,
      now: house.clock.now,
    })
  })
  afterAll(() => house.close())

  const userOf = async (site: SiteDefinition, key: SeededPersonKey) => {
    const { email } = seededPerson(site, key)
    const account = await house.accounts.findByEmail(organisationOf(site), email)
    const [association] = account ? await house.accounts.associationsOf(account.id) : []
    return account && house.accounts.user(account.id, { site, associationId: association?.id })
  }

  it('are written once', async () => {
    const context = {
      db: house.db,
      accounts: house.accounts,
      passwords: makePasswords(),
      people: demoPeople,
      now: house.clock.now,
    }
    expect(await seedPeople(context)).toBe(0)
    const { count } = await house.db
      .selectFrom('accounts')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    // Four organisations, without the person who has no account.
    expect(count).toBe(4 * (seededPersonKeys.length - 1))
  })

  it.each(withLogin.map(({ key }) => key))('have the roles of the table on %s', async (siteKey) => {
    const site = withLogin.find(({ key }) => key === siteKey)
    if (!site) throw new Error('No such site')
    const vip = site.features.vip ? 'vip' : 'privateWithIdentity'
    const expected: Readonly<Record<SeededPersonKey, string>> = {
      resident: 'privateWithIdentity',
      buyer: 'privateWithIdentity',
      vip,
      vipUnpaid: vip,
      boardOne: 'boardWithManagement',
      boardTwo: 'boardWithManagement',
      boardWithout: 'boardWithoutManagement',
      withoutIdentity: 'privateWithoutIdentity',
      consentMissing: 'privateWithIdentity',
      underAge: 'privateWithIdentity',
      ongoingBusiness: 'privateWithoutIdentity',
      mustUseIdentity: 'privateWithIdentity',
      unknown: 'anonymous',
      justJoined: 'privateWithIdentity',
      bookedYesterday: 'privateWithIdentity',
      choosing: 'privateWithIdentity',
      movingIn: 'privateWithIdentity',
      movedIn: 'privateWithIdentity',
      fiveYears: 'privateWithIdentity',
      vipOnly: vip,
      twoHomes: 'privateWithIdentity',
      nothing: 'privateWithIdentity',
      sellingOn: 'privateWithIdentity',
    }
    for (const key of seededPersonKeys) {
      const user = await userOf(site, key)
      expect([key, principalOf(user && principalFactsOf(user, site), site)]).toEqual([key, expected[key]])
      if (!user) continue
      expect([key, hasConsentFor(user, site)]).toEqual([key, key !== 'consentMissing'])
      const owes = site.features.vip && (key === 'vipUnpaid' || key === 'ongoingBusiness')
      expect([key, hasUnpaidVip(user, site)]).toEqual([key, owes])
      expect(hasBookingOn(user, site)).toBe(false)
    }
  })

  it.each(withLogin.map(({ key }) => key))(
    'are found by their linked identity, if any, on %s',
    async (siteKey) => {
      const site = withLogin.find(({ key }) => key === siteKey)
      if (!site) throw new Error('No such site')
      for (const { key, identity, isUnknown, isUntied, associations = [] } of seededPeopleOf(site)) {
        const account = await house.accounts.findByIdentity(organisationOf(site), identity)
        expect([key, account !== undefined]).toEqual([key, !isUnknown && !isUntied])
        if (!account) continue
        const names = (await house.accounts.associationsOf(account.id)).map(({ name }) => name)
        expect(names).toEqual(associations.map(({ name }) => name).sort())
      }
    },
  )

  it('sign in with the password, except the one who must use an e-identity', async () => {
    for (const { key, email, isUnknown, requiresIdentity } of seededPeopleOf({ country: 'SE' })) {
      const { body } = await house.aBrowser().logIn(email, seededPassword)
      const expected = isUnknown ? 'InvalidEmailLoginInput' : requiresIdentity ? 'MustLoginWithBankId' : 'Ok'
      expect([key, body.code]).toEqual([key, expected])
    }
  })
})
