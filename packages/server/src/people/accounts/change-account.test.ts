// What signed-in people change: password, address, contact details, consent.
import { siteByKey } from '@husrum/domain'
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

const newPassword = 'grön kanot i vassen'
const twice = (password: string) => ({ password, repeatedPassword: password })

const aSignedIn = async (site: 'sweden' | 'norway' = 'sweden') => {
  const account = await house.addAccount({ site })
  const browser = house.aBrowser(site)
  await browser.logIn(account.email)
  return { ...account, browser }
}

describe('A caller without a session', () => {
  it.each(['password/change', 'email/change', 'consent', 'update'])(
    'cannot change anything: %s',
    async (path) => {
      const bodies = {
        'password/change': twice(newPassword),
        'email/change': { email: 'a@example.com' },
        consent: { accepted: true },
        update: {},
      }
      const answer = await house.aBrowser().post(path, bodies[path as keyof typeof bodies])
      expect([answer.status, answer.body.code]).toEqual([401, 'signedOut'])
    },
  )
})

describe('A change of password', () => {
  it('requires the current one, keeps this session and ends the others', async () => {
    const { email, browser } = await aSignedIn()
    const other = house.aBrowser()
    await other.logIn(email)
    const answer = await browser.post('password/change', {
      currentPassword: goodPassword,
      ...twice(newPassword),
    })
    expect(answer.body).toEqual({ code: 'Ok' })
    expect([(await browser.get('me')).status, (await other.get('me')).status]).toEqual([200, 401])
    expect((await house.aBrowser().logIn(email, newPassword)).status).toBe(200)
    expect(house.subjectsTo(email)).toEqual(['Ditt lösenord hos Husrum är ändrat'])
  })

  it('rejects a leaked password', async () => {
    const { browser } = await aSignedIn()
    const change = { currentPassword: goodPassword, ...twice('q1w2e3r4t5') }
    expect((await browser.post('password/change', change)).body.errors).toEqual([
      { field: 'password', key: 'commonPassword' },
    ])
  })

  it('is rejected without the current one, and limited after five guesses', async () => {
    const { browser } = await aSignedIn()
    const change = (currentPassword?: string) =>
      browser.post('password/change', { currentPassword, ...twice(newPassword) })
    expect((await change()).body.errors).toEqual([{ field: 'currentPassword', key: 'required' }])
    for (let tried = 0; tried < 5; tried += 1)
      expect((await change(`guess ${tried}`)).body.errors).toEqual([
        { field: 'currentPassword', key: 'invalidInput' },
      ])
    expect((await change(goodPassword)).status).toBe(429)
  })

  it('does not count attempts that the server was too busy to check', async () => {
    const { browser } = await aSignedIn()
    const change = () =>
      browser.post('password/change', { currentPassword: goodPassword, ...twice(newPassword) })
    house.trouble.isBusy = true
    for (let tried = 0; tried < 6; tried += 1) expect((await change()).status).toBe(503)
    house.trouble.isBusy = false
    expect((await change()).body).toEqual({ code: 'Ok' })
  })

  it('sets a first one for users who have only used their identity', async () => {
    house.proven.set('flow-1', aProvenIdentity({ personalNumber: '198112189876' }))
    const browser = house.aBrowser()
    await browser.post('register', {
      flowId: 'flow-1',
      firstName: 'B',
      lastName: 'Å',
      email: 'birger@example.com',
      phone: '070-174 06 06',
      acceptTerms: true,
    })
    expect((await browser.post('password/change', twice(newPassword))).body).toEqual({ code: 'Ok' })
    expect((await house.aBrowser().logIn('birger@example.com', newPassword)).status).toBe(401)
    await browser.post('email/verify', { token: house.tokenInMailTo('birger@example.com') })
    expect((await house.aBrowser().logIn('birger@example.com', newPassword)).status).toBe(200)
  })
})

describe('A change of address', () => {
  const codeTo = (email: string) =>
    /^\d{6}$/m.exec(house.mailbox.list().find(({ to }) => to === email)?.text ?? '')?.[0] ?? ''

  it('takes effect once its code is entered', async () => {
    const { email, browser } = await aSignedIn()
    const next = `new-${email}`
    expect((await browser.post('email/change', { email: next, password: goodPassword })).body).toEqual({
      code: 'Ok',
    })
    expect((await browser.get('me')).body.email).toBe(email)
    const code = codeTo(next)
    expect(
      (await browser.post('email/verify', { code: `${code.slice(0, 3)} ${code.slice(3)}` })).body,
    ).toEqual({ code: 'Ok' })
    expect((await browser.get('me')).body.email).toBe(next)
    expect((await house.aBrowser().logIn(next)).status).toBe(200)
    expect((await house.aBrowser().logIn(email)).status).toBe(401)
    expect(house.subjectsTo(email)).toEqual(['Din e-postadress hos Husrum är ändrad'])
  })

  it('invalidates links sent to the old one', async () => {
    const { email, browser } = await aSignedIn()
    await house.aBrowser().post('password/forgot', { email })
    const token = house.tokenInMailTo(email)
    const next = `newer-${email}`
    await browser.post('email/change', { email: next, password: goodPassword })
    await browser.post('email/verify', { code: codeTo(next) })
    expect((await house.aBrowser().post('password/reset', { token, ...twice(newPassword) })).status).toBe(400)
  })

  it('checks at most five codes, and not the right one after them', async () => {
    const { browser, email } = await aSignedIn()
    await browser.post('email/change', { email: `guessed-${email}`, password: goodPassword })
    const code = codeTo(`guessed-${email}`)
    for (let tried = 0; tried < 5; tried += 1) {
      const wrong = String((Number(code) + 1 + tried) % 1_000_000).padStart(6, '0')
      expect((await browser.post('email/verify', { code: wrong })).body.errors).toEqual([
        { field: 'code', key: 'emailVerificationCodeWrong' },
      ])
    }
    expect((await browser.post('email/verify', { code })).status).toBe(400)
  })

  it('must be confirmed within a quarter of an hour by the user who asked for it', async () => {
    const { browser, email } = await aSignedIn()
    const other = await aSignedIn()
    await browser.post('email/change', { email: `late-${email}`, password: goodPassword })
    const code = codeTo(`late-${email}`)
    expect((await other.browser.post('email/verify', { code })).status).toBe(400)
    house.clock.pass(900_000)
    expect((await browser.post('email/verify', { code })).status).toBe(400)
  })

  it('to an address in use gets the same response, and only its reader is told by e-mail', async () => {
    const { browser } = await aSignedIn()
    const victim = await house.addAccount()
    expect(
      (await browser.post('email/change', { email: victim.email, password: goodPassword })).body,
    ).toEqual({ code: 'Ok' })
    expect(house.subjectsTo(victim.email)).toEqual(['Adressen används redan hos Husrum'])
  })

  it('is rejected if another user has confirmed the address meanwhile', async () => {
    const { browser, id } = await aSignedIn()
    const code = await house.links.makeCode({ accountId: id, email: 'contested@example.com' })
    await house.addAccount({ email: 'contested@example.com' })
    const answer = await browser.post('email/verify', { code })
    expect([answer.status, answer.body.code]).toEqual([409, 'UserAlreadyExists'])
  })

  it('requires a session for its code', async () => {
    expect((await house.aBrowser().post('email/verify', { code: '123456' })).status).toBe(401)
  })
})

describe('An intruder in an open session', () => {
  const codeTo = (email: string) =>
    /^\d{6}$/m.exec(house.mailbox.list().find(({ to }) => to === email)?.text ?? '')?.[0] ?? ''

  /** A user who created the account with an e-identity and has confirmed the address. */
  const anIdentified = async (personalNumber: string) => {
    const email = `identified-${personalNumber}@example.com`
    house.proven.set('flow', aProvenIdentity({ personalNumber }))
    const browser = house.aBrowser()
    const facts = { firstName: 'B', lastName: 'Å', phone: '070-174 06 06', acceptTerms: true }
    await browser.post('register', { ...facts, flowId: 'flow', email })
    await browser.post('email/verify', { token: house.tokenInMailTo(email) })
    return { email, browser }
  }

  /** Moves the account to another address, with all that is required. */
  const moveTo = async (browser: ReturnType<typeof house.aBrowser>, next: string, password?: string) => {
    expect((await browser.post('email/change', { email: next, password })).body).toEqual({ code: 'Ok' })
    expect((await browser.post('email/verify', { code: codeTo(next) })).body).toEqual({ code: 'Ok' })
  }
  const undo = (token: string) => house.aBrowser().post('email/undo', { token })

  it('gets no code without the password, and has five guesses', async () => {
    const { browser, email } = await aSignedIn()
    const next = `thief-${email}`
    const change = (password?: string) => browser.post('email/change', { email: next, password })
    expect((await change()).body.errors).toEqual([{ field: 'password', key: 'required' }])
    for (let tried = 0; tried < 5; tried += 1)
      expect((await change(`guess ${tried}`)).body.errors).toEqual([
        { field: 'password', key: 'invalidInput' },
      ])
    expect((await change(goodPassword)).status).toBe(429)
    expect(house.subjectsTo(next)).toEqual([])
  })

  it('cannot change the address or set a first password five minutes after the identification', async () => {
    const { browser, email } = await anIdentified('197607052396')
    house.clock.pass(299_000)
    expect((await browser.post('email/change', { email: `a-${email}` })).body).toEqual({ code: 'Ok' })
    house.clock.pass(1_000)
    for (const answer of [
      await browser.post('email/change', { email: `b-${email}` }),
      await browser.post('password/change', twice(newPassword)),
    ])
      expect([answer.status, answer.body]).toEqual([409, { code: 'MustActivatePid' }])
    expect(house.subjectsTo(`b-${email}`)).toEqual([])
  })

  it('loses the session when the owner changes the address', async () => {
    const { browser, email } = await aSignedIn()
    const thief = house.aBrowser()
    await thief.logIn(email)
    await moveTo(browser, `moved-${email}`, goodPassword)
    expect([(await browser.get('me')).status, (await thief.get('me')).status]).toEqual([200, 401])
  })

  it('loses the account to the reader of the old address, for seven days', async () => {
    const { browser, email } = await aSignedIn()
    const next = `taken-${email}`
    await moveTo(browser, next, goodPassword)
    const token = house.tokenInMailTo(email)
    house.clock.pass(7 * 24 * 3_600_000 - 1)
    await house.aBrowser().post('password/forgot', { email: next })
    const reset = house.tokenInMailTo(next)
    expect((await undo(token)).body).toEqual({ code: 'Ok' })
    expect((await browser.get('me')).status).toBe(401)
    for (const address of [email, next])
      expect((await house.aBrowser().logIn(address)).body.code).toBe('InvalidEmailLoginInput')
    expect(
      (await house.aBrowser().post('password/reset', { token: reset, ...twice(newPassword) })).status,
    ).toBe(400)
    await house.aBrowser().post('password/forgot', { email })
    await house
      .aBrowser()
      .post('password/reset', { token: house.tokenInMailTo(email), ...twice(newPassword) })
    expect((await house.aBrowser().logIn(email, newPassword)).status).toBe(200)
    expect((await undo(token)).body.errors).toEqual([{ field: 'token', key: 'unknownValue' }])
  })

  it('cannot keep it with a later undo link: an earlier undo also reverts later changes', async () => {
    const { browser, email, id } = await aSignedIn()
    await moveTo(browser, `first-${email}`, goodPassword)
    const owners = house.tokenInMailTo(email)
    await moveTo(browser, `second-${email}`, goodPassword)
    const thiefs = house.tokenInMailTo(`first-${email}`)
    expect((await undo(thiefs)).body).toEqual({ code: 'Ok' })
    expect((await house.changes.contactOf(id))?.email).toBe(`first-${email}`)
    expect((await undo(owners)).body).toEqual({ code: 'Ok' })
    expect((await house.changes.contactOf(id))?.email).toBe(email)

    const other = await aSignedIn()
    await moveTo(other.browser, `first-${other.email}`, goodPassword)
    const earlier = house.tokenInMailTo(other.email)
    await moveTo(other.browser, `second-${other.email}`, goodPassword)
    const later = house.tokenInMailTo(`first-${other.email}`)
    await undo(earlier)
    expect((await undo(later)).status).toBe(400)
    expect((await house.changes.contactOf(other.id))?.email).toBe(other.email)
  })

  it('loses an identity that they linked, by its undo link or by that of a later change', async () => {
    for (const letter of ['tied', 'moved']) {
      const { browser, email, id } = await aSignedIn()
      const way = house.undos.make()
      const personalNumber = letter === 'tied' ? '199002142391' : '199002142383'
      await house.accounts.tieIdentity(id, aProvenIdentity({ personalNumber }), way)
      await moveTo(browser, `${letter}-${email}`, goodPassword)
      expect((await undo(letter === 'tied' ? way.secret : house.tokenInMailTo(email))).body).toEqual({
        code: 'Ok',
      })
      expect(await house.accounts.find(id)).toMatchObject({
        hasIdentity: false,
        confirmedEmail: email,
        passwordHash: null,
      })
    }
  })

  it('cannot remove an identity that was linked before, even by an undo', async () => {
    const { browser, email } = await anIdentified('198505052386')
    await moveTo(browser, `away-${email}`)
    expect((await undo(house.tokenInMailTo(email))).body).toEqual({ code: 'Ok' })
    const account = await house.accounts.findByEmail('mainAndCooperative', email)
    expect(account?.hasIdentity).toBe(true)
  })

  it('loses a first password that they set, and the session', async () => {
    const { browser, email } = await anIdentified('198406052384')
    expect((await browser.post('password/change', twice(newPassword))).body).toEqual({ code: 'Ok' })
    expect((await house.aBrowser().logIn(email, newPassword)).status).toBe(200)
    expect(house.subjectsTo(email)[0]).toBe('Ditt konto hos Husrum har fått ett lösenord')
    expect((await undo(house.tokenInMailTo(email))).body).toEqual({ code: 'Ok' })
    expect((await house.aBrowser().logIn(email, newPassword)).status).toBe(401)
    expect((await browser.get('me')).status).toBe(401)
  })

  it('can be reverted for seven days, within the same organisation', async () => {
    const { browser, email } = await aSignedIn()
    await moveTo(browser, `late-undo-${email}`, goodPassword)
    const token = house.tokenInMailTo(email)
    expect((await house.aBrowser('norway').post('email/undo', { token })).status).toBe(400)
    house.clock.pass(7 * 24 * 3_600_000)
    expect((await undo(token)).status).toBe(400)
  })

  it('keeps the account if another user has confirmed the old address since', async () => {
    const { browser, email } = await aSignedIn()
    await moveTo(browser, `given-up-${email}`, goodPassword)
    const token = house.tokenInMailTo(email)
    await house.addAccount({ email })
    expect((await undo(token)).body).toEqual({ code: 'UserAlreadyExists' })
    expect((await house.aBrowser().logIn(`given-up-${email}`)).status).toBe(200)
  })
})

describe('Signing in by e-mail', () => {
  it('is switched off and on just after an identification, which ends the e-mail sessions', async () => {
    const email = 'owner-of-the-switch@example.com'
    const identity = aProvenIdentity({ personalNumber: '197108082392' })
    const { id } = await house.addAccount({ email, identity })
    const byEmail = house.aBrowser()
    await byEmail.logIn(email)
    const refused = await byEmail.post('email/sign_in', { allowed: false })
    expect([refused.status, refused.body]).toEqual([409, { code: 'MustActivatePid' }])

    const owner = house.aBrowser()
    const { token, binding = '' } = await house.sessions.begin({
      site: siteByKey('sweden'),
      accountId: id,
      hasIdentity: true,
    })
    owner.jar.set('jwtToken', token).set('bind', binding)
    expect((await owner.post('email/sign_in', { allowed: false })).body).toEqual({ code: 'Ok' })
    expect((await owner.get('me')).body.requiresIdentity).toBe(true)
    expect((await byEmail.get('me')).status).toBe(401)
    expect((await house.aBrowser().logIn(email)).body.code).toBe('MustLoginWithBankId')

    const allowed = await owner.submit('email-sign-in', { allowed: 'true' })
    expect(allowed.location).toBe('/byt-e-post/?done=emailSignInSet')
    expect((await byEmail.logIn(email)).status).toBe(200)

    house.clock.pass(300_000)
    expect((await owner.post('email/sign_in', { allowed: false })).status).toBe(409)
  })

  it('does not grant the rights of an identity', async () => {
    const identity = aProvenIdentity({ personalNumber: '196909092399' })
    const { email } = await house.addAccount({ identity })
    const browser = house.aBrowser()
    await browser.logIn(email)
    expect((await browser.get('me')).body.pid).toBe(false)
  })
})

describe('Contact details', () => {
  it('are changed field by field, normalised, and cleared by an empty text', async () => {
    const { browser } = await aSignedIn()
    await browser.post('update', {
      address: ' Kajskjulsgatan  4 ',
      city: 'Göteborg',
      countryId: 'se',
      newsLetter: true,
    })
    expect((await browser.get('me')).body).toMatchObject({
      address: 'Kajskjulsgatan 4',
      city: 'Göteborg',
      countryId: 'SE',
      newsLetter: true,
      phoneNumber: '+46701740605',
    })
    await browser.post('update', { city: '' })
    const { body } = await browser.get('me')
    expect([body.city, body.address]).toEqual([undefined, 'Kajskjulsgatan 4'])
  })

  it('are rejected by the field names of the API, and nothing is saved', async () => {
    const { browser } = await aSignedIn()
    const { status, body } = await browser.post('update', {
      phoneNumber: '',
      countryId: 'Sverige',
      city: 'Kiruna',
    })
    expect([status, body.code]).toEqual([400, 'InvalidInput'])
    expect(body.errors).toEqual([
      { field: 'phoneNumber', key: 'required' },
      { field: 'countryId', key: 'unknownValue' },
    ])
    expect((await browser.get('me')).body.city).toBeUndefined()
  })

  it('exclude the address, the name and roles', async () => {
    const { browser, email } = await aSignedIn()
    await browser.post('update', {
      email: 'burglar@example.com',
      firstName: 'X',
      isBoardMember: true,
      pid: true,
      city: 'Kiruna',
    })
    expect((await browser.get('me')).body).toMatchObject({
      email,
      firstName: 'Anna',
      isBoardMember: false,
      pid: false,
      city: 'Kiruna',
    })
  })
})

describe('Consent', () => {
  it('is given and withdrawn for the brand of the current site, regardless of the site in the body', async () => {
    const { browser, email } = await aSignedIn()
    await browser.post('consent', { siteId: 6, accepted: false })
    expect((await browser.get('me')).body.consents).toEqual([{ site: 'main', accepted: false }])
    const onOther = house.aBrowser('cooperative')
    await onOther.logIn(email)
    await onOther.post('consent', { accepted: true })
    expect((await onOther.get('me')).body.consents).toEqual([
      { site: 'cooperative', accepted: true },
      { site: 'main', accepted: false },
    ])
    const events = await house.db
      .selectFrom('audit_log')
      .select(['event', 'site_id'])
      .where('event', 'like', 'consent%')
      .execute()
    expect(events).toEqual(
      expect.arrayContaining([
        { event: 'consentRefused', site_id: 1 },
        { event: 'consentGiven', site_id: 6 },
      ]),
    )
  })
})
