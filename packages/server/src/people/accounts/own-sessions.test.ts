// The sessions of a user, and signing out other ones, by script and by a plain form.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountsForTests } from '../../testing/accounts.ts'
import { goodPassword, openAccountsForTests } from '../../testing/accounts.ts'

let house: AccountsForTests
beforeAll(async () => {
  house = await openAccountsForTests()
})
afterAll(() => house.close())

/** A user with two browsers. */
const twoBrowsers = async () => {
  const { email } = await house.addAccount()
  const elsewhere = house.aBrowser('cooperative')
  await elsewhere.logIn(email)
  house.clock.pass(1_000)
  const here = house.aBrowser()
  await here.logIn(email)
  const sessions = async () => (await here.get('sessions')).body.sessions
  return { email, here, elsewhere, sessions, otherId: async () => (await sessions())[1].id }
}

describe('A signed-in user', () => {
  it('sees their sessions, newest first, without any secret', async () => {
    const { here, sessions } = await twoBrowsers()
    expect(await sessions()).toMatchObject([
      { isCurrent: true, siteName: 'Husrum', byIdentity: false },
      { isCurrent: false, siteName: 'Husrum Kooperativ', byIdentity: false },
    ])
    const text = JSON.stringify(await sessions())
    for (const secret of here.jar.values()) expect(text).not.toContain(secret)
  })

  it('sees browser and system of each session, and the rest of the user agent is not stored', async () => {
    const { email, here, sessions } = await twoBrowsers()
    const header =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1'
    await here.post('login/email', { email, password: goodPassword }, { 'user-agent': header })
    const [newest, other] = await sessions()
    expect([newest.browser, newest.system]).toEqual(['Safari', 'iPhone'])
    expect([other.browser, other.system]).toEqual([undefined, undefined])
    const rows = await house.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('AppleWebKit')
  })

  it('signs out another session', async () => {
    const { here, elsewhere, sessions, otherId } = await twoBrowsers()
    expect((await here.post('sessions/end', { id: await otherId() })).body).toEqual({ code: 'Ok' })
    expect(await sessions()).toHaveLength(1)
    expect([(await here.get('me')).status, (await elsewhere.get('me')).status]).toEqual([200, 401])
  })

  it('signs out another session with a plain form', async () => {
    const { here, elsewhere, otherId } = await twoBrowsers()
    const { status, location } = await here.submit('end-session', { id: await otherId() })
    expect([status, location]).toEqual([303, '/mina-sidor/mina-installningar/?done=sessionEnded'])
    expect((await elsewhere.get('me')).status).toBe(401)
  })

  it('does not see expired sessions', async () => {
    const { email, here, sessions } = await twoBrowsers()
    house.clock.pass(59 * 60_000)
    await here.logIn(email)
    expect(await sessions()).toHaveLength(2)
    house.clock.pass(2 * 60_000)
    expect(await sessions()).toHaveLength(1)
  })
})

describe('A session', () => {
  it('cannot be ended or listed by another user', async () => {
    const { elsewhere, otherId } = await twoBrowsers()
    const stranger = await twoBrowsers()
    const id = await otherId()
    for (const tried of [id, 'no-id', '']) {
      const answer = await stranger.here.post('sessions/end', { id: tried })
      expect(answer.body.errors).toEqual([{ field: 'id', key: 'unknownValue' }])
    }
    expect((await house.aBrowser().post('sessions/end', { id })).status).toBe(401)
    expect((await house.aBrowser().get('sessions')).status).toBe(401)
    expect((await elsewhere.get('me')).status).toBe(200)
  })
})
