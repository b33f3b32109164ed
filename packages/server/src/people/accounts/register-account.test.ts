// Registering an account: what a stranger learns by it, what an identity proves, and what a caller cannot set.

import { seededCampaignCode } from '@husrum/demo'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AccountsForTests } from '../../testing/accounts.ts'
import { aProvenIdentity, goodPassword, openAccountsForTests } from '../../testing/accounts.ts'

let house: AccountsForTests
beforeAll(async () => {
  house = await openAccountsForTests()
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.db.deleteFrom('accounts').execute()
  await house.db.deleteFrom('sign_in_failures').execute()
  await house.db.deleteFrom('letter_counts').execute()
})

const aPerson = (facts: Record<string, unknown> = {}) => ({
  firstName: 'Anna',
  lastName: 'Åkesson',
  email: 'anna@example.com',
  phone: '070-174 06 05',
  acceptTerms: true,
  password: goodPassword,
  repeatedPassword: goodPassword,
  ...facts,
})
const identified = ({ password: _, repeatedPassword: __, ...person } = aPerson()) => ({
  ...person,
  flowId: 'flow-1',
})
const accountsNow = () => house.db.selectFrom('accounts').selectAll().execute()

describe('Registration with a password', () => {
  it('sends a link by e-mail that enables signing in', async () => {
    const browser = house.aBrowser()
    const answer = await browser.post('register', aPerson())
    expect([answer.status, answer.body, browser.jar.size]).toEqual([200, { code: 'Ok' }, 0])
    expect((await browser.logIn('anna@example.com')).status).toBe(401)
    const token = house.tokenInMailTo('anna@example.com')
    expect((await house.aBrowser().post('email/verify', { token, password: goodPassword })).body).toEqual({
      code: 'Ok',
    })
    expect((await browser.logIn('anna@example.com')).body.code).toBe('Ok')
    expect((await browser.get('me')).body).toMatchObject({ firstName: 'Anna', isVip: false, consents: [] })
  })

  it.each(['liverpool', 'Trustno1', 'q1w2e3r4t5'])(
    'rejects the password %s, which has leaked',
    async (password) => {
      const answer = await house
        .aBrowser()
        .post('register', aPerson({ password, repeatedPassword: password }))
      expect(answer.body).toEqual({
        code: 'InvalidInput',
        errors: [{ field: 'password', key: 'commonPassword' }],
      })
      expect(await accountsNow()).toEqual([])
    },
  )

  it('of a used address gets the same response at the same cost, and only its owner is told by e-mail', async () => {
    const victim = await house.addAccount({ email: 'victim@example.com' })
    const before = await accountsNow()
    const seen = []
    for (const email of ['new@example.com', victim.email]) {
      const hashed = house.work.hashed
      const browser = house.aBrowser()
      const { status, body, headers } = await browser.post('register', aPerson({ email }))
      headers.delete('x-request-id')
      headers.delete('content-security-policy')
      seen.push({ status, body, headers: [...headers], hashed: house.work.hashed - hashed })
    }
    expect(seen[1]).toEqual(seen[0])
    expect(house.subjectsTo('new@example.com')).toEqual(['Bekräfta din e-postadress hos Husrum'])
    expect(house.subjectsTo(victim.email)).toEqual(['Du har redan ett konto hos Husrum'])
    const theirs = (await accountsNow()).filter(({ email }) => email === victim.email)
    expect(theirs).toEqual(before)
  })

  it('with the address of another person does not block its owner', async () => {
    const password = 'burglar’s own word'
    await house.aBrowser().post('register', aPerson({ password, repeatedPassword: password }))
    const burglars = house.tokenInMailTo('anna@example.com')
    await house.aBrowser().post('register', aPerson())
    const owners = house.tokenInMailTo('anna@example.com')
    const confirm = (typed: Record<string, string>) => house.aBrowser().post('email/verify', typed)
    expect((await confirm({ token: owners, password: goodPassword })).body.code).toBe('Ok')
    const late = await confirm({ token: burglars, password })
    expect([late.status, late.body.code]).toEqual([409, 'UserAlreadyExists'])
    expect((await house.aBrowser().logIn('anna@example.com', password)).status).toBe(401)
    expect((await house.aBrowser().logIn('anna@example.com')).status).toBe(200)
  })

  it('is not confirmed without its password, and wrong guesses do not use up the link', async () => {
    await house.aBrowser().post('register', aPerson())
    const token = house.tokenInMailTo('anna@example.com')
    const confirm = (password?: string) => house.aBrowser().post('email/verify', { token, password })
    expect((await confirm()).body.errors).toEqual([{ field: 'password', key: 'required' }])
    for (let tried = 0; tried < 5; tried += 1)
      expect((await confirm(`a guess ${tried}`)).body.errors).toEqual([
        { field: 'password', key: 'invalidInput' },
      ])
    expect((await confirm(goodPassword)).status).toBe(429)
    expect((await accountsNow())[0]?.email_confirmed_at).toBeNull()
    house.clock.pass(900_000)
    expect((await confirm(goodPassword)).body).toEqual({ code: 'Ok' })
  })

  it('is deleted if the recipient rejects it, and no other account is', async () => {
    const other = await house.addAccount()
    await house.aBrowser().post('register', aPerson())
    const token = house.tokenInMailTo('anna@example.com')
    const reject = () => house.aBrowser().post('email/reject', { token })
    expect((await reject()).body).toEqual({ code: 'Ok' })
    expect((await accountsNow()).map(({ id }) => id)).toEqual([other.id])
    const gone = [{ field: 'token', key: 'unknownValue' }]
    expect((await reject()).body.errors).toEqual(gone)
    const late = await house.aBrowser().post('email/verify', { token, password: goodPassword })
    expect(late.body.errors).toEqual(gone)
  })

  it('cannot be rejected by an earlier link once the address is confirmed', async () => {
    const { id, email } = await house.addAccount()
    const token = await house.links.makeLink('confirmEmail', { accountId: id, email })
    await house.aBrowser().post('email/reject', { token })
    expect((await house.aBrowser().logIn(email)).status).toBe(200)
  })

  it('sends a few e-mails an hour to one address, with the same response', async () => {
    for (let tried = 0; tried < 7; tried += 1)
      expect((await house.aBrowser().post('register', aPerson({ email: 'much@example.com' }))).body).toEqual({
        code: 'Ok',
      })
    expect(house.subjectsTo('much@example.com')).toHaveLength(3)
  })

  it('names every invalid field', async () => {
    const { status, body } = await house
      .aBrowser()
      .post('register', { acceptTerms: false, password: 'sju7sju', repeatedPassword: 'x' })
    expect(status).toBe(400)
    expect(body.code).toBe('InvalidInput')
    expect(body.errors.map(({ field, key }: { field: string; key: string }) => `${field} ${key}`)).toEqual([
      'firstName required',
      'lastName required',
      'email required',
      'phone required',
      'acceptTerms required',
      'password minLength',
    ])
  })
})

describe('Registration after an identification', () => {
  beforeEach(() => {
    house.proven.set('flow-1', aProvenIdentity())
  })

  it('signs in at once under the proven name, and the address waits for its link', async () => {
    const browser = house.aBrowser()
    const answer = await browser.post('register', identified())
    expect(answer.body).toEqual({ code: 'Ok', token: browser.jar.get('jwtToken') })
    expect((await browser.get('me')).body).toMatchObject({
      firstName: 'Vega',
      lastName: 'Lindqvist',
      birthDate: '1999-08-07',
      pid: true,
      firstSsnLogin: true,
    })
    expect((await accountsNow())[0]?.email_confirmed_at).toBeNull()
    expect(house.subjectsTo('anna@example.com')[0]).toContain('Bekräfta')
  })

  it('stores and logs no personal number in plain text', async () => {
    await house.aBrowser().post('register', identified())
    const everything = [
      await accountsNow(),
      await house.db.selectFrom('audit_log').selectAll().execute(),
      house.appLog,
    ]
    const text = JSON.stringify(everything, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    )
    expect(text).not.toMatch(/9908072391|0807-?2391/)
  })

  it('is rejected if the identity has an account', async () => {
    await house.aBrowser().post('register', identified())
    house.proven.set('flow-1', aProvenIdentity())
    const again = await house.aBrowser().post('register', identified(aPerson({ email: 'other@example.com' })))
    expect([again.status, again.body]).toEqual([409, { code: 'UserAlreadyExists' }])
  })

  it('with the confirmed address of another user gives no access to their account', async () => {
    const victim = await house.addAccount({ email: 'victim@example.com' })
    const browser = house.aBrowser()
    await browser.post('register', identified(aPerson({ email: victim.email })))
    expect((await browser.get('me')).body.id).not.toBe(victim.id)
    expect((await house.accounts.find(victim.id))?.hasIdentity).toBe(false)
    const token = house.tokenInMailTo(victim.email)
    expect((await browser.post('email/verify', { token })).body.code).toBe('UserAlreadyExists')
  })

  it('lets only the session with that identity confirm the address', async () => {
    const browser = house.aBrowser()
    await browser.post('register', identified())
    const token = house.tokenInMailTo('anna@example.com')
    const reader = await house.addAccount()
    const readers = house.aBrowser()
    await readers.logIn(reader.email)
    for (const stranger of [house.aBrowser(), readers])
      for (const password of [undefined, goodPassword]) {
        const answer = await stranger.post('email/verify', { token, password })
        expect([answer.status, answer.body]).toEqual([409, { code: 'MustLoginWithBankId' }])
      }
    expect((await browser.post('email/verify', { token })).body).toEqual({ code: 'Ok' })
  })

  it('keeps the account if the recipient of a misdirected link rejects the address', async () => {
    const browser = house.aBrowser()
    await browser.post('register', identified())
    const token = house.tokenInMailTo('anna@example.com')
    expect((await house.aBrowser().post('email/reject', { token })).body).toEqual({ code: 'Ok' })
    expect((await browser.get('me')).status).toBe(200)
    expect((await browser.post('email/verify', { token })).status).toBe(400)
  })

  it('keeps the identification after an invalid form', async () => {
    const wrong = await house.aBrowser().post('register', { ...identified(), phone: 'none' })
    expect(wrong.body.errors).toEqual([{ field: 'phone', key: 'phoneNumber' }])
    expect((await house.aBrowser().post('register', identified())).body.code).toBe('Ok')
  })

  it('reports an expired identification as an invalid field', async () => {
    house.proven.clear()
    const answer = await house.aBrowser().post('register', identified())
    expect([answer.status, answer.body.errors]).toEqual([400, [{ field: 'flowId', key: 'unknownValue' }]])
    expect(await accountsNow()).toEqual([])
  })
})

describe('VIP', () => {
  const standing = async () => ({
    vip: await house.db.selectFrom('vip_memberships').select('brand').execute(),
    payments: await house.db
      .selectFrom('user_payments')
      .select(['brand', 'status', 'paid_with_code'])
      .execute(),
  })

  it('is an unpaid membership on the brand of the site', async () => {
    await house.aBrowser('senior').post('register', aPerson({ userBase: 1 }))
    expect(await standing()).toEqual({
      vip: [{ brand: 'senior' }],
      payments: [{ brand: 'senior', status: 'NotPaid', paid_with_code: null }],
    })
  })

  it('is paid by a valid campaign code', async () => {
    await house.aBrowser().post('register', aPerson({ userBase: 1, campaignCode: seededCampaignCode }))
    expect((await standing()).payments).toEqual([
      { brand: 'main', status: 'Paid', paid_with_code: seededCampaignCode },
    ])
  })

  it('rejects an invalid code at its field', async () => {
    const answer = await house.aBrowser().post('register', aPerson({ campaignCode: 'FRITT' }))
    expect([answer.status, answer.body]).toEqual([
      400,
      { code: 'InvalidCampaignCode', errors: [{ field: 'campaignCode', key: 'unknownValue' }] },
    ])
    expect(await accountsNow()).toEqual([])
  })

  it('is not available where the site has none', async () => {
    await house.aBrowser('finland').post('register', aPerson({ userBase: 1 }))
    expect((await standing()).vip).toEqual([])
  })
})

describe('A registration', () => {
  it('cannot set another organisation, a confirmed address, an identity or anything else by its field name', async () => {
    await house.aBrowser('norway').post(
      'register',
      aPerson({
        siteId: 1,
        organisation: 'mainAndCooperative',
        email_confirmed_at: '2026-01-01T00:00:00Z',
        emailConfirmedAt: '2026-01-01T00:00:00Z',
        identity: aProvenIdentity(),
        isVip: true,
        brfAccountId: 'a',
        hasAccount: false,
        id: '00000000-0000-0000-0000-000000000000',
      }),
    )
    const rows = await accountsNow()
    expect(rows).toMatchObject([
      { organisation: 'norway', email_confirmed_at: null, identity_lookup: null, has_account: true },
    ])
    expect(rows[0]?.id).not.toMatch(/^0{8}/)
    const confirmLink = house.mailbox.list()[0]?.text ?? ''
    expect(confirmLink).toContain('http://no.localhost/')
    const token = house.tokenInMailTo('anna@example.com')
    expect(
      (await house.aBrowser('sweden').post('email/verify', { token, password: goodPassword })).body.code,
    ).toBe('InvalidInput')
    expect(
      (await house.aBrowser('norway').post('email/verify', { token, password: goodPassword })).body.code,
    ).toBe('Ok')
  })

  it.each([{ userBase: 'vip' }, { flowId: { $ne: null } }, { newsletter: 'yes' }, { firstName: ['Anna'] }])(
    'rejects a value of another type: %j',
    async (facts) => {
      expect((await house.aBrowser().post('register', aPerson(facts))).status).toBe(400)
      expect(await accountsNow()).toEqual([])
    },
  )
})
