// Account forms without script: where each one redirects to, and that no typed text ends up in an address.
import { accountFormPaths } from '@husrum/contract'
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
const queryOf = (location: string | null) => [...new URL(location ?? '', 'http://localhost').searchParams]
const pathOf = (location: string | null) => new URL(location ?? '', 'http://localhost').pathname
const aRegistration = (facts: Record<string, string> = {}) => ({
  firstName: 'Anna',
  lastName: 'Åkesson',
  email: 'formular@example.com',
  phone: '070-174 06 05',
  acceptTerms: 'on',
  password: goodPassword,
  repeatedPassword: goodPassword,
  ...facts,
})

describe('Signing in', () => {
  it('redirects to the requested page and sets the session cookies', async () => {
    const { email } = await house.addAccount()
    const browser = house.aBrowser()
    const answer = await browser.submit('login', {
      email,
      password: goodPassword,
      referrer: '/mina-sidor/arenden/?errandId=17',
    })
    expect([answer.status, answer.location]).toEqual([303, '/mina-sidor/arenden/?errandId=17'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect([...browser.jar.keys()].sort()).toEqual(['bind', 'device', 'jwtToken'])
    expect((await browser.get('me')).status).toBe(200)
  })

  it.each([
    '',
    '//evil.example',
    'https://evil.example/',
    '/logga-in/',
    '/services/account_service/logout',
    '/?poolingId=a&type=login',
    '/\\evil.example',
    '/mina-sidor/#open-login',
  ])('redirects to My Pages and not to %j', async (referrer) => {
    const { email } = await house.addAccount()
    const answer = await house.aBrowser().submit('login', { email, password: goodPassword, referrer })
    expect(answer.location).toBe('/mina-sidor/')
  })

  it('redirects to the consent page first, which keeps the requested page', async () => {
    const { email } = await house.addAccount({ site: 'cooperative' })
    const browser = house.aBrowser()
    const answer = await browser.submit('login', {
      email,
      password: goodPassword,
      referrer: '/mina-sidor/kontakt/',
    })
    expect(answer.location).toBe('/samtycke/?referrer=%2Fmina-sidor%2Fkontakt%2F')
    const agreed = await browser.submit('consent', { accepted: 'true', referrer: '/mina-sidor/kontakt/' })
    expect(agreed.location).toBe('/mina-sidor/kontakt/')
    expect((await browser.get('me')).body.consents).toContainEqual({ site: 'main', accepted: true })
  })

  it('redirects to the form after a failure, with the error in the address and the typed text in a sealed cookie', async () => {
    const { email } = await house.addAccount()
    const browser = house.aBrowser()
    const answer = await browser.submit('login', {
      email,
      password: 'a wrong password',
      referrer: '/mina-sidor/kontakt/',
    })
    expect(answer.status).toBe(303)
    expect(pathOf(answer.location)).toBe('/logga-in/')
    expect(queryOf(answer.location)).toEqual([
      ['error', 'InvalidEmailLoginInput'],
      ['referrer', '/mina-sidor/kontakt/'],
    ])
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('form='))
    expect(line).toMatch(/HttpOnly/)
    expect(line).not.toContain('example')
    const typed = await browser.get('form/typed')
    expect(typed.body).toEqual({ form: 'login', fields: { email } })
    expect(JSON.stringify([typed.body, answer.location])).not.toContain('wrong')
    await browser.submit('login', { email, password: goodPassword })
    expect((await browser.get('form/typed')).body).toEqual({ fields: {} })
  })

  it('names the invalid fields and drops an unsafe referrer', async () => {
    const answer = await house.aBrowser().submit('login', { email: 'anna', referrer: '//evil.example' })
    expect(queryOf(answer.location)).toEqual([
      ['error', 'InvalidInput'],
      ['field', 'email:email'],
      ['field', 'password:required'],
    ])
  })

  it('returns the time to wait after too many attempts', async () => {
    const { email } = await house.addAccount()
    const browser = house.aBrowser()
    for (let tried = 0; tried < 5; tried += 1) await browser.submit('login', { email, password: 'wrong' })
    expect(queryOf((await browser.submit('login', { email, password: goodPassword })).location)).toEqual([
      ['error', 'InvalidEmailLoginInput'],
      ['retryAfter', '900'],
    ])
  })

  it('redirects to the pages of each site', async () => {
    for (const key of ['norway', 'finland', 'senior', 'cooperative'] as const) {
      const site = siteByKey(key)
      const { email } = await house.addAccount({ site: key })
      const answer = await house.aBrowser(key).submit('login', { email, password: goodPassword })
      expect(answer.location).toBe(site.routes.myPages)
      const wrong = await house.aBrowser(key).submit('login', { email, password: 'wrong' })
      expect(pathOf(wrong.location)).toBe(site.routes.login)
    }
  })
})

describe('A forgotten password', () => {
  it('is replaced through the link in an e-mail, and the new one signs in', async () => {
    const { email } = await house.addAccount()
    const browser = house.aBrowser()
    expect((await browser.submit('forgot', { email })).location).toBe('/glomt-losenord/?done=resetSent')
    expect((await browser.get('form/typed')).body).toEqual({ form: 'forgot', fields: { email } })
    const link = new URL(/https?:\S+/.exec(house.mailbox.list()[0]?.text ?? '')?.[0] ?? '')
    expect(link.pathname).toBe('/valj-losenord/')
    const token = link.searchParams.get('token') ?? ''
    const wrong = await browser.submit('reset', { token, password: newPassword, repeatedPassword: 'x' })
    expect([pathOf(wrong.location), queryOf(wrong.location)]).toEqual([
      '/valj-losenord/',
      [
        ['error', 'InvalidInput'],
        ['field', 'repeatedPassword:passwordNoMatch'],
        ['token', token],
      ],
    ])
    const right = await browser.submit('reset', {
      token,
      password: newPassword,
      repeatedPassword: newPassword,
    })
    expect(right.location).toBe('/logga-in/?done=passwordSet')
    expect((await browser.logIn(email, newPassword)).status).toBe(200)
  })

  it('puts nothing into the address that does not look like a token', async () => {
    const { location } = await house
      .aBrowser()
      .submit('reset', { token: '"><script>', password: newPassword, repeatedPassword: newPassword })
    expect(queryOf(location)).toEqual([
      ['error', 'InvalidInput'],
      ['field', 'token:unknownValue'],
    ])
  })
})

describe('A new account', () => {
  it('is confirmed by the button on the page linked in the e-mail', async () => {
    const browser = house.aBrowser()
    expect((await browser.submit('register', aRegistration())).location).toBe('/skapa-konto/?done=registered')
    const link = new URL(/https?:\S+/.exec(house.mailbox.list()[0]?.text ?? '')?.[0] ?? '')
    expect(link.pathname).toBe('/byt-e-post/')
    const token = link.searchParams.get('token') ?? ''
    const wrong = await browser.submit('verify', { token, password: 'not mine' })
    expect([pathOf(wrong.location), queryOf(wrong.location)]).toEqual([
      '/byt-e-post/',
      [
        ['error', 'InvalidInput'],
        ['field', 'password:invalidInput'],
        ['token', token],
      ],
    ])
    const confirmed = await browser.submit('verify', { token, password: goodPassword })
    expect(confirmed.location).toBe('/logga-in/?done=emailConfirmed')
  })

  it('that another person asked for is deleted by the other button', async () => {
    await house.aBrowser().submit('register', aRegistration({ email: 'ovantad@example.com' }))
    const token = house.tokenInMailTo('ovantad@example.com')
    const rejected = await house.aBrowser().submit('reject', { token })
    expect(rejected.location).toBe('/logga-in/?done=registrationRejected')
    const again = await house.aBrowser().submit('reject', { token })
    expect(queryOf(again.location)).toContainEqual(['field', 'token:unknownValue'])
  })

  it('keeps the typed text except the passwords after an error', async () => {
    const browser = house.aBrowser()
    const { acceptTerms: _, ...unticked } = aRegistration({ newsletter: 'on' })
    const answer = await browser.submit('register', unticked)
    expect([pathOf(answer.location), queryOf(answer.location)]).toEqual([
      '/skapa-konto/',
      [
        ['error', 'InvalidInput'],
        ['field', 'acceptTerms:required'],
      ],
    ])
    expect((await browser.get('form/typed')).body).toEqual({
      form: 'register',
      fields: {
        firstName: 'Anna',
        lastName: 'Åkesson',
        email: 'formular@example.com',
        phone: '070-174 06 05',
        newsletter: 'on',
      },
    })
  })

  it('is signed in after an identification, and asked for consent first', async () => {
    house.proven.set('flow-1', aProvenIdentity())
    const browser = house.aBrowser()
    const answer = await browser.submit('register', aRegistration({ flowId: 'flow-1', userBase: '1' }))
    expect(answer.location).toBe('/samtycke/?referrer=%2Fmina-sidor%2Fbetalningar%2F')
    expect((await browser.get('me')).body.isVip).toBe(true)
  })
})

describe('A change by another person', () => {
  it('is undone once by the button on its page', async () => {
    const { id } = await house.addAccount()
    const way = house.undos.make()
    await house.changes.setPassword(id, 'unusable', way)
    const { secret: token } = way
    const undone = await house.aBrowser().submit('undo', { token, purpose: 'undo' })
    expect(undone.location).toBe('/logga-in/?done=changeUndone')
    const again = await house.aBrowser().submit('undo', { token, purpose: 'undo' })
    expect([pathOf(again.location), queryOf(again.location)]).toEqual([
      '/byt-e-post/',
      [
        ['error', 'InvalidInput'],
        ['field', 'token:unknownValue'],
        ['purpose', 'undo'],
        ['token', token],
      ],
    ])
  })
})

describe('Consent', () => {
  it('ends the session if declined, and the page confirms it', async () => {
    const { email } = await house.addAccount()
    const browser = house.aBrowser()
    await browser.logIn(email)
    const before = new Map(browser.jar)
    expect((await browser.submit('consent', { accepted: 'false' })).location).toBe('/samtycke/?done=declined')
    expect(browser.jar.has('jwtToken')).toBe(false)
    for (const [name, value] of before) browser.jar.set(name, value)
    expect((await browser.get('me')).status).toBe(401)
  })

  it('is unchanged by a form without an answer', async () => {
    const { email } = await house.addAccount()
    const browser = house.aBrowser()
    await browser.logIn(email)
    const { location } = await browser.submit('consent', {})
    expect(location).toBe('/samtycke/?error=InvalidInput&field=accepted%3Arequired')
    expect((await browser.get('me')).body.consents).toEqual([{ site: 'main', accepted: true }])
  })

  it('requires a signed-in user', async () => {
    const answer = await house
      .aBrowser()
      .submit('consent', { accepted: 'true', referrer: '/mina-sidor/kontakt/' })
    expect(answer.location).toBe('/logga-in/?referrer=%2Fmina-sidor%2Fkontakt%2F')
  })

  it('requires the session binding as well as the token', async () => {
    const { email } = await house.addAccount()
    const browser = house.aBrowser()
    await browser.logIn(email)
    browser.jar.delete('bind')
    expect((await browser.submit('consent', { accepted: 'true' })).location).toBe('/logga-in/')
  })
})

describe('Signing out', () => {
  it('ends the session and redirects to the start page', async () => {
    const { email } = await house.addAccount()
    const browser = house.aBrowser()
    await browser.logIn(email)
    const before = new Map(browser.jar)
    expect((await browser.submit('logout', {})).location).toBe('/')
    expect([...browser.jar.keys()]).toEqual(['device'])
    for (const [name, value] of before) browser.jar.set(name, value)
    expect((await browser.get('me')).status).toBe(401)
  })

  it('clears the browser even while the database is away', async () => {
    const { email } = await house.addAccount()
    const browser = house.aBrowser()
    await browser.logIn(email)
    house.trouble.isDatabaseAway = true
    const { location } = await browser.submit('logout', {})
    house.trouble.isDatabaseAway = false
    expect([location, ...browser.jar.keys()]).toEqual(['/', 'device'])
  })

  it('is not rate-limited', async () => {
    const slow = await openAccountsForTests({ perMinute: 2 })
    const { email } = await slow.addAccount()
    const address = '192.0.2.51'
    const browser = slow.aBrowser('sweden', address)
    await browser.logIn(email)
    for (let sent = 0; sent < 3; sent += 1) await slow.aBrowser('sweden', address).submit('forgot', { email })
    const before = new Map(browser.jar)
    expect((await browser.submit('logout', {})).location).toBe('/')
    for (const [name, value] of before) browser.jar.set(name, value)
    expect((await browser.get('me')).status).toBe(401)
    await slow.close()
  })
})

describe('The settings', () => {
  const settings = '/mina-sidor/mina-installningar/'
  const aSignedIn = async () => {
    const { email } = await house.addAccount()
    const browser = house.aBrowser()
    await browser.submit('login', { email, password: goodPassword })
    return { browser, email }
  }

  it('save contact details, and clear those left empty or unticked', async () => {
    const { browser } = await aSignedIn()
    const details = { phone: '070-174 06 05', address: 'Kajgatan 4', postalCode: '417 64', city: 'Lund' }
    const saved = await browser.submit('details', { ...details, newsletter: 'on' })
    expect([saved.status, saved.location]).toEqual([303, `${settings}?done=detailsSaved`])
    expect((await browser.get('me')).body).toMatchObject({ city: 'Lund', newsLetter: true })
    await browser.submit('details', { ...details, city: '' })
    const { body } = await browser.get('me')
    expect([body.city, body.address, body.newsLetter]).toEqual([undefined, 'Kajgatan 4', false])
  })

  it('mark invalid fields by their names in the form, save nothing and keep the typed text', async () => {
    const { browser } = await aSignedIn()
    const { location } = await browser.submit('details', { phone: '', postalCode: 'SE-1', city: 'Lund' })
    expect(pathOf(location)).toBe(settings)
    expect(queryOf(location)).toEqual([
      ['error', 'InvalidInput'],
      ['field', 'phone:required'],
      ['field', 'postalCode:numeric'],
    ])
    const typed = await browser.get('form/typed')
    expect(typed.body).toMatchObject({ form: 'details', fields: { postalCode: 'SE-1', city: 'Lund' } })
    expect((await browser.get('me')).body.city).toBeUndefined()
  })

  it('change the password if the current one is correct, and return no typed password', async () => {
    const { browser, email } = await aSignedIn()
    const typed = { password: newPassword, repeatedPassword: newPassword }
    const refused = await browser.submit('change-password', { ...typed, currentPassword: 'en gissning' })
    expect(pathOf(refused.location)).toBe(settings)
    expect(queryOf(refused.location)).toContainEqual(['field', 'currentPassword:invalidInput'])
    expect(JSON.stringify((await browser.get('form/typed')).body)).not.toContain('gissning')
    const changed = await browser.submit('change-password', { ...typed, currentPassword: goodPassword })
    expect(changed.location).toBe(`${settings}?done=passwordChanged`)
    const again = await house.aBrowser().submit('login', { email, password: newPassword })
    expect(again.location).toBe('/mina-sidor/')
  })
})

describe('Any form', () => {
  const forms = Object.values(accountFormPaths).map((path) => path.split('/').at(-1) ?? '')

  it.each(forms)('is accepted only from our own pages: %s', async (form) => {
    const { email } = await house.addAccount()
    const browser = house.aBrowser()
    await browser.logIn(email)
    const answer = await browser.submit(form, { accepted: 'true' }, { 'sec-fetch-site': 'cross-site' })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
    expect((await browser.get('me')).status).toBe(200)
  })

  it.each(forms)('must be a form of limited length: %s', async (form) => {
    const browser = house.aBrowser()
    expect((await browser.submit(form, {}, { 'content-type': 'application/json' })).status).toBe(415)
    expect((await browser.submit(form, { email: 'x'.repeat(100_000) })).status).toBe(413)
  })

  it('is not cached with its typed text', async () => {
    const browser = house.aBrowser()
    await browser.submit('login', { email: 'anna@example.com', password: 'wrong password' })
    const answer = await browser.get('form/typed')
    expect(answer.body).toMatchObject({ fields: { email: 'anna@example.com' } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('ignores a cookie that is garbage or expired', async () => {
    const browser = house.aBrowser()
    for (const value of ['garbage', '%%%', 'AQ', 'x'.repeat(3_000)]) {
      browser.jar.set('form', value)
      expect((await browser.get('form/typed')).body).toEqual({ fields: {} })
    }
    await browser.submit('login', { email: 'anna@example.com' })
    expect((await browser.get('form/typed')).body.fields).toEqual({ email: 'anna@example.com' })
    house.clock.pass(600_000)
    expect((await browser.get('form/typed')).body).toEqual({ fields: {} })
  })

  it('keeps its cookie within the limit of browsers for any input', async () => {
    const browser = house.aBrowser()
    const long = '中'.repeat(254)
    const answer = await browser.submit('register', {
      firstName: long,
      lastName: long,
      email: long,
      phone: long,
      campaignCode: long,
    })
    for (const line of answer.headers.getSetCookie()) expect(line.length).toBeLessThan(4_096)
  })

  it('redirects with the time to wait after too many requests', async () => {
    const slow = await openAccountsForTests({ perMinute: 2 })
    const browser = slow.aBrowser('sweden', '192.0.2.50')
    for (let sent = 0; sent < 2; sent += 1) await browser.submit('forgot', { email: 'x@example.com' })
    expect(queryOf((await browser.submit('forgot', { email: 'x@example.com' })).location)).toEqual([
      ['error', 'Error'],
      ['retryAfter', '30'],
    ])
    await slow.close()
  })
})

describe('A password manager', () => {
  it.each([
    ['sweden', '/mina-sidor/mina-installningar/'],
    ['norway', '/mine-sider/mine-innstillinger/'],
    ['finland', '/sivuni/omat-asetukset/'],
  ] as const)('is redirected to the settings of %s to change a password', async (key, settings) => {
    const path = '/.well-known/change-password'
    const response = await house.app.request(path, { headers: { host: siteByKey(key).hosts.development } })
    expect([response.status, response.headers.get('location')]).toEqual([302, settings])
  })
})
