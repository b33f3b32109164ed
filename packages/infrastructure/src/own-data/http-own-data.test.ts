// The personal data of an account over HTTP, on the real server.
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { moneyOf, siteByKey } from '@husrum/domain'
import type { AccountsForTests } from '@husrum/server/testing'
import { addPaymentPlan, addResidence, aProvenIdentity, openAccountsForTests } from '@husrum/server/testing'
import { makeAppClient } from '@husrum/testkit/app-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeHttpOwnData } from './http-own-data.ts'

let house: AccountsForTests
beforeAll(async () => {
  house = await openAccountsForTests()
})
afterAll(() => house.close())

/** Anna, signed in on the Swedish site. */
const signIn = async (facts: Parameters<AccountsForTests['addAccount']>[0] = {}, hasIdentity = false) => {
  const { id } = await house.addAccount(facts)
  const session = await house.sessions.begin({ site: siteByKey('sweden'), accountId: id, hasIdentity })
  const cookies = new Map([
    ['jwtToken', session.token],
    ['bind', session.binding ?? ''],
  ])
  const ownData = makeHttpOwnData({ client: makeAppClient(house.app, { cookies }) })
  return { id, ownData, cookies }
}

it('An account with a password is deleted with it', async () => {
  const { ownData } = await signIn()
  expect(await ownData.standing()).toEqual({ deletion: { blocking: [], proof: 'password' } })
})

it('An identity is returned masked, with the obstacle to unlinking it', async () => {
  const { ownData } = await signIn({ identity: aProvenIdentity() }, true)
  const { identity, deletion } = await ownData.standing()
  expect(identity).toMatchObject({ method: 'bank_id', name: 'Anna Åkesson', blocking: [] })
  expect(identity?.maskedNumber).toMatch(/^19990807-•{4}$/)
  expect(deletion.proof).not.toBe('password')
})

it('Unpaid payments of a home block the deletion, with their amount', async () => {
  const { id, ownData } = await signIn()
  const residenceId = await addResidence(house.db, { people: { [id]: 'owner' } })
  await addPaymentPlan(house.db, residenceId)
  expect((await ownData.standing()).deletion.blocking[0]).toMatchObject({
    kind: 'plan',
    id: residenceId,
    site: 'sweden',
    amount: moneyOf(4_000_000),
    currency: 'SEK',
    day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
})

it('An archive is returned with its size once it is ready', async () => {
  const { ownData, cookies } = await signIn()
  const browser = house.aBrowser()
  for (const [name, value] of cookies) browser.jar.set(name, value)
  await browser.post('own_data/archive', '')
  expect((await ownData.standing()).archive).toMatchObject({ state: 'ready', bytes: expect.any(Number) })
})

it('Own data reject if the caller is not signed in, or the service is unavailable', async () => {
  const ownData = (isDown: boolean) => makeHttpOwnData({ client: makeAppClient(house.app, { isDown }) })
  await expect(ownData(false).standing()).rejects.toBeInstanceOf(SessionExpired)
  await expect(ownData(true).standing()).rejects.toBeInstanceOf(ServiceUnavailable)
})
