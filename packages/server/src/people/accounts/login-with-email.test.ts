// Signing in with e-mail and password: the responses, and what cannot be found out by trying.
import { signInLimits } from '@husrum/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AccountsForTests } from '../../testing/accounts.ts'
import { aProvenIdentity, goodPassword, openAccountsForTests } from '../../testing/accounts.ts'

let house: AccountsForTests
beforeAll(async () => {
  house = await openAccountsForTests()
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.db.deleteFrom('sign_in_failures').execute()
})

describe('A caller with the right password', () => {
  it('gets a session: a token in the response and in its cookie, and a binding that scripts cannot read', async () => {
    const { email, id } = await house.addAccount()
    const browser = house.aBrowser()
    const answer = await browser.logIn(email)
    expect([answer.status, answer.body.code]).toEqual([200, 'Ok'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(browser.jar.get('jwtToken')).toBe(answer.body.token)
    const lines = answer.headers.getSetCookie()
    expect(lines.find((line) => line.startsWith('bind='))).toMatch(/; HttpOnly/)
    const me = await browser.get('me')
    expect(me.body).toMatchObject({ id, email, pid: false, isBoardMember: false })
  })

  it('may write the address in capitals and the password in decomposed letters', async () => {
    const { email } = await house.addAccount()
    const answer = await house.aBrowser().logIn(email.toUpperCase(), goodPassword.normalize('NFD'))
    expect(answer.body.code).toBe('Ok')
  })

  it('is signed in on the other brand of the same organisation, and on no other', async () => {
    const { email } = await house.addAccount({ site: 'sweden' })
    expect((await house.aBrowser('cooperative').logIn(email)).body.code).toBe('Ok')
    for (const site of ['senior', 'norway', 'finland'] as const)
      expect((await house.aBrowser(site).logIn(email)).body.code).toBe('InvalidEmailLoginInput')
  })

  it('cannot sign in to another organisation by sending its site id', async () => {
    const { email } = await house.addAccount({ site: 'norway' })
    const answer = await house
      .aBrowser('sweden')
      .post('login/email', { email, password: goodPassword, siteId: 3 })
    expect(answer.status).toBe(401)
  })

  it('must use the e-identity if the account requires it, which a wrong password does not reveal', async () => {
    const { email } = await house.addAccount({ requiresIdentity: true })
    const right = await house.aBrowser().logIn(email)
    expect([right.status, right.body]).toEqual([409, { code: 'MustLoginWithBankId' }])
    const wrong = await house.aBrowser().logIn(email, 'something else')
    expect([wrong.status, wrong.body]).toEqual([401, { code: 'InvalidEmailLoginInput' }])
  })

  it('replaces the previous session', async () => {
    const { email } = await house.addAccount()
    const browser = house.aBrowser()
    await browser.logIn(email)
    const old = new Map(browser.jar)
    await browser.logIn(email)
    browser.jar.clear()
    for (const [name, value] of old) browser.jar.set(name, value)
    expect((await browser.get('me')).status).toBe(401)
  })
})

describe('A failed sign-in', () => {
  it('gets one response for a wrong password, an unknown or unconfirmed address and an account without password', async () => {
    const known = await house.addAccount()
    const unconfirmed = await house.addAccount({ isConfirmed: false })
    const withoutPassword = await house.addAccount({ identity: aProvenIdentity() })
    await house.db
      .updateTable('accounts')
      .set({ password_hash: null })
      .where('id', '=', withoutPassword.id)
      .execute()
    const seen = []
    for (const [email, password] of [
      [known.email, 'something else'],
      ['nobody@example.com', goodPassword],
      [unconfirmed.email, goodPassword],
      [withoutPassword.email, goodPassword],
    ] as const) {
      const before = house.work.verified
      const { status, body, headers } = await house.aBrowser().logIn(email, password)
      headers.delete('x-request-id')
      headers.delete('content-security-policy')
      seen.push({ status, body, headers: [...headers], verified: house.work.verified - before })
    }
    expect(seen[0]).toMatchObject({ status: 401, body: { code: 'InvalidEmailLoginInput' }, verified: 1 })
    for (const other of seen) expect(other).toEqual(seen[0])
  })

  it('locks a known and an unknown address alike after five failures, even for the right password', async () => {
    const known = await house.addAccount()
    for (const email of [known.email, 'nobody-at-all@example.com']) {
      const browser = house.aBrowser()
      for (let tried = 0; tried < signInLimits.account.failures; tried += 1)
        expect((await browser.logIn(email, `wrong ${tried}`)).status).toBe(401)
      const before = house.work.verified
      const answer = await browser.logIn(email)
      expect([answer.status, answer.body]).toEqual([
        429,
        { code: 'InvalidEmailLoginInput', retryAfter: signInLimits.account.withinMs / 1000 },
      ])
      expect(answer.headers.get('retry-after')).toBe('900')
      expect(house.work.verified).toBe(before)
    }
    house.clock.pass(signInLimits.account.withinMs)
    expect((await house.aBrowser().logIn(known.email)).body.code).toBe('Ok')
  })

  it('locks a network after twenty failures, regardless of the addresses', async () => {
    const { email } = await house.addAccount()
    const burglar = (place: number) => house.aBrowser('sweden', `2001:db8:1:${place.toString(16)}::1`)
    for (let tried = 0; tried < signInLimits.address.failures; tried += 1)
      expect((await burglar(tried).logIn(`person-${tried}@example.com`, 'wrong password')).status).toBe(401)
    expect((await burglar(99).logIn(email)).status).toBe(429)
    expect((await house.aBrowser('sweden', '2001:db8:2:2::1').logIn(email)).status).toBe(200)
  })

  it('is not counted while the server is too busy to check a password', async () => {
    const { email } = await house.addAccount()
    const browser = house.aBrowser('sweden', '192.0.2.9')
    house.trouble.isBusy = true
    for (let tried = 0; tried <= signInLimits.address.failures; tried += 1)
      expect((await browser.logIn(email)).status).toBe(503)
    house.trouble.isBusy = false
    expect((await browser.logIn(email)).body.code).toBe('Ok')
  })

  it('is cleared for the account when its owner signs in, and kept for the network', async () => {
    const { email } = await house.addAccount()
    const address = '192.0.2.7'
    const rows = (kind: 'account' | 'address') =>
      house.db
        .selectFrom('sign_in_failures')
        .select('kind')
        .where('kind', '=', kind)
        .execute()
        .then(({ length }) => length)
    for (let tried = 0; tried < 3; tried += 1) {
      await house.aBrowser('sweden', address).logIn(email, 'wrong password')
      house.clock.pass(1_000)
    }
    await house.aBrowser('sweden', address).logIn(email)
    expect([await rows('account'), await rows('address')]).toEqual([0, 3])
  })
})

const failAsStranger = async (email: string) => {
  for (let tried = 0; tried <= signInLimits.account.failures; tried += 1)
    await house.aBrowser().logIn(email, `wrong ${tried}`)
}

describe('The owner of an account', () => {
  it('can sign in on a known device while strangers have locked the account', async () => {
    const { email } = await house.addAccount()
    const own = house.aBrowser()
    await own.logIn(email)
    own.jar.delete('jwtToken')
    own.jar.delete('bind')
    await failAsStranger(email)
    expect((await house.aBrowser().logIn(email)).status).toBe(429)
    expect((await own.logIn(email)).status).toBe(200)
  })

  it('can sign in on a known device while its network is locked', async () => {
    const { email } = await house.addAccount()
    const address = '192.0.2.77'
    const own = house.aBrowser('sweden', address)
    await own.logIn(email)
    for (let tried = 0; tried < signInLimits.address.failures; tried += 1)
      await house.aBrowser('sweden', address).logIn(`person-${tried}@example.com`, 'wrong password')
    expect((await own.logIn(email)).status).toBe(200)
  })

  it('can do so with a plain form', async () => {
    const { email } = await house.addAccount()
    const own = house.aBrowser()
    await own.submit('login', { email, password: goodPassword })
    await failAsStranger(email)
    const { location } = await own.submit('login', { email, password: goodPassword })
    expect(location).not.toContain('error')
  })

  it('may share the device with a household', async () => {
    const people = [await house.addAccount(), await house.addAccount()]
    const own = house.aBrowser()
    for (const { email } of people) await own.logIn(email)
    for (const { email } of people) {
      await failAsStranger(email)
      expect((await own.logIn(email)).status).toBe(200)
    }
  })

  it('does not reset the limit of strangers by signing in', async () => {
    const { email } = await house.addAccount()
    const own = house.aBrowser()
    await own.logIn(email)
    await failAsStranger(email)
    await own.logIn(email)
    expect((await house.aBrowser().logIn(email)).status).toBe(429)
  })
})

describe('A known device', () => {
  it('may guess five times, and does not lock other devices', async () => {
    const { email } = await house.addAccount()
    const stolen = house.aBrowser()
    await stolen.logIn(email)
    for (let tried = 0; tried < signInLimits.account.failures; tried += 1)
      expect((await stolen.logIn(email, `wrong ${tried}`)).status).toBe(401)
    expect((await stolen.logIn(email)).status).toBe(429)
    expect((await house.aBrowser().logIn(email)).status).toBe(200)
  })

  it('is that of the account that signed in, and cannot be forged by a cookie', async () => {
    const [one, other] = [await house.addAccount(), await house.addAccount()]
    const own = house.aBrowser()
    await own.logIn(one.email)
    await failAsStranger(other.email)
    const device = own.jar.get('device') ?? ''
    for (const shown of [device, `${device}x`, '', '~', 'a.b', '%%%']) {
      own.jar.set('device', shown)
      expect((await own.logIn(other.email)).status, shown).toBe(429)
    }
  })

  it('is recognised by a cookie that scripts cannot read and that contains no personal data', async () => {
    const { email, id } = await house.addAccount()
    const { headers } = await house.aBrowser().logIn(email)
    const line = headers.getSetCookie().find((one) => one.startsWith('device=')) ?? ''
    expect(line).toMatch(/; HttpOnly/)
    const told = Buffer.from(line.split(/[=;]/)[1] ?? '', 'base64url').toString('latin1')
    for (const text of [line, told]) for (const secret of [email, id]) expect(text).not.toContain(secret)
  })
})

describe('An invalid sign-in request', () => {
  it.each([
    [{}, 400],
    [{ email: 'anna', password: 'x' }, 400],
    [{ email: 7, password: 'x' }, 400],
    [{ email: 'a@example.com', password: ['x'] }, 400],
    ['[]', 400],
    ['{', 400],
  ])('%j is rejected with %i', async (body, status) => {
    const before = house.work.verified
    expect((await house.aBrowser().post('login/email', body)).status).toBe(status)
    expect(house.work.verified).toBe(before)
  })

  it('gets the invalid fields by the keys of the domain', async () => {
    const { body } = await house.aBrowser().post('login/email', { email: 'anna', password: '' })
    expect(body).toEqual({
      code: 'InvalidInput',
      errors: [
        { field: 'email', key: 'email' },
        { field: 'password', key: 'required' },
      ],
    })
  })

  it('is rejected if it has a hundred kilobytes', async () => {
    const body = { email: 'a@example.com', password: 'x'.repeat(100_000) }
    expect((await house.aBrowser().post('login/email', body)).status).toBe(413)
  })

  it('is rejected if it comes from another site', async () => {
    const { email } = await house.addAccount()
    const browser = house.aBrowser()
    const answer = await browser.post(
      'login/email',
      { email, password: goodPassword },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect([answer.status, browser.jar.size]).toEqual([403, 0])
  })

  it('gets 404 on the site without accounts', async () => {
    const browser = house.aBrowser('contractor')
    for (const path of ['login/email', 'register', 'password/forgot', 'form/login'])
      expect((await browser.post(path, {})).status).toBe(404)
  })
})

describe('The logs', () => {
  it('record the events without address or password', async () => {
    const { email, id } = await house.addAccount()
    await house.db.deleteFrom('audit_log').execute()
    await house.aBrowser('sweden', '203.0.113.7').logIn(email, 'a wrong password')
    await house.aBrowser('sweden', '2001:db8:1:2::7').logIn(email)
    const rows = await house.db.selectFrom('audit_log').selectAll().execute()
    expect(rows.map(({ network }) => network)).toEqual(['203.0.113.0/24', '2001:db8:1::/48'])
    expect(rows.map(({ event, account_id }) => [event, account_id])).toEqual([
      ['signInFailed', id],
      ['signedIn', id],
    ])
    const text = JSON.stringify([rows, house.appLog, house.logged])
    for (const secret of [email, goodPassword, 'a wrong password', '203.0.113.7'])
      expect(text).not.toContain(secret)
    const kept = await house.db.selectFrom('sign_in_failures').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(email)
  })
})
