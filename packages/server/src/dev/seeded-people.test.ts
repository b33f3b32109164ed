// The people of development: numbers that nobody has, accounts that the rules see as they were meant, written once.
import type { CountryCode, SiteDefinition } from '@husrum/domain'
import {
  birthDateOf,
  canonicalPersonalNumber,
  emailRule,
  hasBookingOn,
  hasConsentFor,
  hasUnpaidVip,
  newPasswordRule,
  phoneRule,
  principalFactsOf,
  principalOf,
  sites,
} from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organisationOf } from '../accounts/account-tools.ts'
import { makePasswords } from '../accounts/passwords.ts'
import type { AccountsForTests } from '../testing/accounts.ts'
import { openAccountsForTests } from '../testing/accounts.ts'
import { seedPeople } from './seed-people.ts'
import type { SeededPersonKey } from './seeded-people.ts'
import { seededPassword, seededPeopleOf, seededPerson, seededPersonKeys } from './seeded-people.ts'

const today = '2026-11-21'
const withLogin: readonly SiteDefinition[] = sites.filter(({ features }) => features.login)

/** Series that authorities have set apart for tests. */
const setApart: Readonly<Record<CountryCode, RegExp>> = {
  SE: /^(?:19[0-8]\d{5}9[89]\d\d|(?:199|20\d)\d{5}23[89]\d)$/,
  NO: /^\d\d(?:8[1-9]|9[0-2])\d{7}$/,
  FI: /^\d{6}[-+A-FU-Y]9\d\d.$/,
}

describe('Every number', () => {
  it.each(['SE', 'NO', 'FI'] as const)('of %s is canonical, nobody’s, and one person’s', (country) => {
    const people = seededPeopleOf({ country })
    expect(people.map(({ key }) => key)).toEqual(seededPersonKeys)
    const numbers = people.map(({ identity }) => identity.personalNumber)
    expect(new Set(numbers).size).toBe(people.length)
    for (const number of numbers) {
      expect(canonicalPersonalNumber(number, country, today)).toBe(number)
      expect(number).toMatch(setApart[country])
    }
  })

  it('tells an age, of which one is under eighteen', () => {
    for (const country of ['SE', 'NO', 'FI'] as const) {
      const young = seededPeopleOf({ country }).filter(
        ({ identity }) => (birthDateOf(identity.personalNumber, country, today) ?? '') > '2008-11-21',
      )
      expect(young.map(({ key }) => key)).toEqual(['underAge'])
    }
  })

  it('comes with what the forms take', () => {
    expect(newPasswordRule.check(seededPassword).kind).toBe('valid')
    for (const { email, phone } of seededPeopleOf({ country: 'SE' }))
      expect([emailRule.check(email).kind, phoneRule.check(phone).kind]).toEqual(['valid', 'valid'])
  })
})

describe('In the database', () => {
  let house: AccountsForTests
  beforeAll(async () => {
    house = await openAccountsForTests()
    await seedPeople({
      db: house.db,
      accounts: house.accounts,
      passwords: makePasswords(),
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

  it('they are written once', async () => {
    const terms = { db: house.db, accounts: house.accounts, passwords: makePasswords(), now: house.clock.now }
    expect(await seedPeople(terms)).toBe(0)
    const { count } = await house.db
      .selectFrom('accounts')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    // Four organisations, and nobody who has no account.
    expect(count).toBe(4 * (seededPersonKeys.length - 1))
  })

  it.each(withLogin.map(({ key }) => key))('each is on %s what the table says', async (siteKey) => {
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
    'whoever has a tied identity is found by it on %s',
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

  it('each signs in with the password, but for the one who must not', async () => {
    for (const { key, email, isUnknown, requiresIdentity } of seededPeopleOf({ country: 'SE' })) {
      const { body } = await house.aBrowser().logIn(email, seededPassword)
      const expected = isUnknown ? 'InvalidEmailLoginInput' : requiresIdentity ? 'MustLoginWithBankId' : 'Ok'
      expect([key, body.code]).toEqual([key, expected])
    }
  })
})
