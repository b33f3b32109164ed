// What accounts return about a person, and what is deleted in time.

import { siteByKey } from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerMember } from '../../buying/payments/register-member.ts'
import type { AccountsForTests } from '../../testing/accounts.ts'
import { aProvenIdentity, openAccountsForTests } from '../../testing/accounts.ts'
import { sweepUnconfirmedAccounts } from '../own-data/unconfirmed-accounts.ts'
import { makeBusiness } from './postgres-account-business.ts'
import { sweepAccounts } from './sweep-accounts.ts'

let house: AccountsForTests
beforeAll(async () => {
  house = await openAccountsForTests()
})
afterAll(() => house.close())

const site = siteByKey('sweden')
const anAssociation = async (accountId: string, name: string) => {
  const { id } = await house.db
    .insertInto('associations')
    .values({ organisation: 'mainAndCooperative', name, active_financial_management: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await house.db
    .insertInto('association_members')
    .values({ association_id: id, account_id: accountId })
    .execute()
  return id
}

describe('A person', () => {
  it('is a board member in a session for an association, and not found there after leaving it', async () => {
    const { id } = await house.addAccount()
    const associationId = await anAssociation(id, 'Brf Kajutan')
    expect((await house.accounts.user(id, { site }))?.association).toBeUndefined()
    expect((await house.accounts.user(id, { site, associationId }))?.association).toEqual({
      id: associationId,
      name: 'Brf Kajutan',
      activeFinancialManagement: true,
    })
    await house.db.deleteFrom('association_members').where('account_id', '=', id).execute()
    expect(await house.accounts.user(id, { site, associationId })).toBeUndefined()
  })

  it('has a first sign-in with an e-identity once', async () => {
    const { id } = await house.addAccount({ identity: aProvenIdentity() })
    const isFirst = async () => (await house.accounts.user(id, { site }))?.isFirstIdentityLogin
    expect(await isFirst()).toBe(false)
    await house.accounts.noteIdentityLogin(id)
    expect(await isFirst()).toBe(true)
    house.clock.pass(60_000)
    await house.accounts.noteIdentityLogin(id)
    expect(await isFirst()).toBe(false)
  })

  it('keeps a linked identity', async () => {
    const { id } = await house.addAccount()
    const identity = aProvenIdentity({ personalNumber: '198112189876' })
    expect(await house.accounts.tieIdentity(id, identity)).toBe('tied')
    expect(await house.accounts.tieIdentity(id, identity)).toBe('tied')
    expect(await house.accounts.tieIdentity(id, aProvenIdentity({ personalNumber: '199002142389' }))).toBe(
      'taken',
    )
    expect((await house.accounts.user(id, { site }))?.birthDate).toBe('1981-12-18')
  })

  it('has a separate account for the same identity in each organisation', async () => {
    const identity = aProvenIdentity({ personalNumber: '199205232391' })
    const main = await house.addAccount({ identity })
    const senior = await house.addAccount({ identity, site: 'senior' })
    expect((await house.accounts.findByIdentity('mainAndCooperative', identity))?.id).toBe(main.id)
    expect((await house.accounts.findByIdentity('senior', identity))?.id).toBe(senior.id)
    expect(await house.accounts.findByIdentity('norway', identity)).toBeUndefined()
  })

  it('is not found by an invalid id', async () => {
    for (const id of ['', 'unknown-id', '00000000-0000-0000-0000-000000000000', "'; drop table accounts"]) {
      expect(await house.accounts.find(id)).toBeUndefined()
      expect(await house.accounts.user(id, { site })).toBeUndefined()
    }
  })

  it('has an open payment after joining without paying', async () => {
    const { id } = await house.addAccount()
    await registerMember(house.db, { accountId: id, brand: 'main', code: undefined }, house.clock)
    await registerMember(house.db, { accountId: id, brand: 'main', code: 'A CODE' }, house.clock)
    expect(await makeBusiness(house.db).of(id)).toMatchObject([{ kind: 'payment', status: 'NotPaid' }])
  })
})

describe('The sweep', () => {
  it('deletes unconfirmed accounts with their links, and keeps all others', async () => {
    const unconfirmed = await house.addAccount({ isConfirmed: false })
    const identified = await house.addAccount({
      isConfirmed: false,
      identity: aProvenIdentity({ personalNumber: '197403049849' }),
    })
    const confirmed = await house.addAccount()
    await house.links.makeLink('confirmEmail', { accountId: unconfirmed.id, email: unconfirmed.email })
    const left = async () => {
      const rows = await house.db.selectFrom('accounts').select('id').execute()
      return [unconfirmed, identified, confirmed].map(({ id }) => rows.some((row) => row.id === id))
    }
    await sweepUnconfirmedAccounts(house.db, house.clock.now() + 47 * 3_600_000)
    expect(await left()).toEqual([true, true, true])
    await sweepUnconfirmedAccounts(house.db, house.clock.now() + 49 * 3_600_000)
    expect(await left()).toEqual([false, true, true])
    expect(await house.db.selectFrom('account_links').select('id').execute()).toEqual([])
  })

  it('deletes ways to undo a change after seven days', async () => {
    const { id, email } = await house.addAccount()
    await house.changes.changeEmail(id, `moved-${email}`, house.undos.make())
    const left = () =>
      house.db.selectFrom('account_undos').select('id').where('account_id', '=', id).execute()
    const week = 7 * 24 * 3_600_000
    await sweepAccounts(house.db, house.clock.now() + week)
    expect(await left()).toHaveLength(1)
    await sweepAccounts(house.db, house.clock.now() + week + 1)
    expect(await left()).toEqual([])
  })

  it('deletes sign-in failures', async () => {
    await house.aBrowser('sweden', '192.0.2.1').logIn('anybody@example.com', 'wrong password')
    await sweepAccounts(house.db, house.clock.now() + 3_601_000)
    expect(await house.db.selectFrom('sign_in_failures').select('kind').execute()).toEqual([])
  })

  it('deletes audit log entries after a year', async () => {
    const { email } = await house.addAccount()
    await house.aBrowser().logIn(email, 'wrong password')
    const rows = async () => (await house.db.selectFrom('audit_log').select('id').execute()).length
    const year = 365 * 24 * 3_600_000
    await sweepAccounts(house.db, Date.now() + year - 60_000)
    expect(await rows()).toBeGreaterThan(0)
    await sweepAccounts(house.db, Date.now() + year + 60_000)
    expect(await rows()).toBe(0)
  })
})
