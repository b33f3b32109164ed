// The electronic identity of an account: shown without its number, and unlinked if another sign-in method is left.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountsForTests } from '../../testing/accounts.ts'
import { aProvenIdentity, goodPassword, openAccountsForTests } from '../../testing/accounts.ts'

let house: AccountsForTests
beforeAll(async () => {
  house = await openAccountsForTests()
})
afterAll(() => house.close())

let people = 0
const addPerson = async (facts: Parameters<AccountsForTests['addAccount']>[0] = {}) => {
  people += 1
  const identity = aProvenIdentity({ personalNumber: `1988051299${10 + people}` })
  const account = await house.addAccount({ identity, ...facts })
  const browser = house.aBrowser()
  await browser.logIn(account.email)
  return { ...account, browser, identity }
}
type Person = Awaited<ReturnType<typeof addPerson>>

const seen = async ({ browser }: Person) => (await browser.get('own_data')).body.identity
const untie = ({ browser }: Person, password = goodPassword) => browser.post('identity/untie', { password })

describe('The identity of an account', () => {
  it('is shown with its owner’s name and its date, and with a masked number', async () => {
    const anna = await addPerson()
    const { body } = await anna.browser.get('own_data')
    expect(body.identity).toEqual({
      method: 'bank_id',
      name: 'Anna Åkesson',
      maskedNumber: '19880512-••••',
      tiedAt: house.clock.now(),
      blocking: [],
    })
    expect(JSON.stringify(body)).not.toContain(anna.identity.personalNumber.slice(8))
  })

  it('is unlinked by the password: all sessions end, and the owner gets an e-mail', async () => {
    const anna = await addPerson()
    const phone = house.aBrowser()
    await phone.logIn(anna.email)
    expect(await untie(anna, 'en gissning')).toMatchObject({ status: 400 })
    expect(await untie(anna)).toMatchObject({ status: 200, body: { code: 'Ok' } })
    expect(anna.browser.jar.has('jwtToken')).toBe(false)
    expect((await phone.get('me')).status).toBe(401)
    expect(house.subjectsTo(anna.email)[0]).toBe('E-legitimationen är bortkopplad från ditt konto hos Husrum')
    const bell = await house.db
      .selectFrom('notifications')
      .select(['type', 'link'])
      .where('account_id', '=', anna.id)
      .execute()
    expect(bell).toEqual([{ type: 'Account', link: '/mina-sidor/mina-installningar/' }])
    await anna.browser.logIn(anna.email)
    expect(await seen(anna)).toBeUndefined()
    expect(await house.accounts.findByIdentity('mainAndCooperative', anna.identity)).toBeUndefined()
  })

  it('can be restored by the link in the e-mail, without what a thief has linked meanwhile', async () => {
    const anna = await addPerson()
    await untie(anna)
    const thief = aProvenIdentity({ personalNumber: '197001019999' })
    await house.accounts.tieIdentity(anna.id, thief)
    const token = house.tokenInMailTo(anna.email)
    expect((await house.aBrowser().post('email/undo', { token })).body.code).toBe('Ok')
    expect(await house.accounts.findByIdentity('mainAndCooperative', thief)).toBeUndefined()
  })

  it('cannot be unlinked while the owner requires it at sign-in, with a reason', async () => {
    const anna = await addPerson()
    await house.db
      .updateTable('accounts')
      .set({ requires_identity: true })
      .where('id', '=', anna.id)
      .execute()
    expect((await seen(anna)).obstacle).toBe('identityRequired')
    expect(await untie(anna)).toMatchObject({
      status: 409,
      body: { code: 'statusConflict', present: 'identityRequired' },
    })
    const { location } = await anna.browser.submit('untie', { password: goodPassword })
    expect(location).toBe('/mina-sidor/mina-installningar/?ownData=lastWayIn&form=untie#own-identity')
  })

  it('is also unlinked without script', async () => {
    const anna = await addPerson()
    const wrong = await anna.browser.submit('untie', { password: 'en gissning' })
    expect(wrong.location).toContain('ownData=passwordWrong&form=untie')
    const done = await anna.browser.submit('untie', { password: goodPassword })
    expect(done.location).toBe('/logga-in/?done=identityUntied')
  })

  it('cannot be unlinked if there is none', async () => {
    const anna = await addPerson({ identity: undefined as never })
    expect(await untie(anna)).toMatchObject({ status: 404 })
  })
})
