// A forgotten password: strangers learn nothing, and the link is valid once, for an hour, for one purpose.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AccountsForTests } from '../../testing/accounts.ts'
import { goodPassword, openAccountsForTests } from '../../testing/accounts.ts'

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
const gone = [{ field: 'token', key: 'unknownValue' }]

/** A user who has asked for a link. */
const aForgetful = async () => {
  const account = await house.addAccount()
  await house.aBrowser().post('password/forgot', { email: account.email })
  return { ...account, token: house.tokenInMailTo(account.email) }
}
type Forgetful = Awaited<ReturnType<typeof aForgetful>>
const reset = (token: string, password = newPassword) =>
  house.aBrowser().post('password/reset', { token, ...twice(password) })

describe('A request for a link', () => {
  it('gets the same response for a known, an unknown and an unconfirmed address; only the known one gets an e-mail', async () => {
    const known = await house.addAccount()
    const unconfirmed = await house.addAccount({ isConfirmed: false })
    const seen = []
    for (const email of [known.email, 'nobody@example.com', unconfirmed.email]) {
      const { status, body, headers } = await house.aBrowser().post('password/forgot', { email })
      headers.delete('x-request-id')
      headers.delete('content-security-policy')
      seen.push({ status, body, headers: [...headers], mails: house.subjectsTo(email).length })
    }
    expect(seen.map(({ mails }) => mails)).toEqual([1, 0, 0])
    for (const other of seen) expect({ ...other, mails: 0 }).toEqual({ ...seen[0], mails: 0 })
    expect(seen[0]?.body).toEqual({ code: 'Ok' })
  })

  it('is answered before the address is looked up, so that its timing reveals nothing', async () => {
    const known = await house.addAccount()
    // Of the same length, so that only the lookup could differ.
    const addresses = [known.email, known.email.replace('person', 'absent')]
    for (const email of addresses)
      await house.app.request('/services/account_service/password/forgot', {
        method: 'POST',
        headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
    const waiting = await house.waitingJobs()
    expect(waiting.map(({ kind }) => kind)).toEqual(['passwordReset', 'passwordReset'])
    expect(waiting[0]?.bytes).toBe(waiting[1]?.bytes)
    expect(JSON.stringify(waiting)).not.toMatch(/person|absent|example/)
    expect(house.subjectsTo(known.email)).toEqual([])
    await house.mails.settled()
    expect(addresses.map((email) => house.subjectsTo(email).length)).toEqual([1, 0])
    expect(await house.waitingJobs()).toEqual([])
  })

  it('sends to the stored address in the name of the site, regardless of the host that the request claims', async () => {
    const { email } = await house.addAccount()
    await house
      .aBrowser('cooperative')
      .post('password/forgot', { email: email.toUpperCase() }, { 'x-forwarded-host': 'evil.example' })
    const mail = house.mailbox.list()[0]
    expect([mail?.to, mail?.senderName]).toEqual([email, 'Husrum Kooperativ'])
    expect(mail?.text).toMatch(/http:\/\/coop\.localhost\/valj-losenord\/\?token=[\w-]{43}\n/)
    expect(mail?.text).not.toContain('evil')
  })

  it('sends a few e-mails an hour', async () => {
    const { email } = await house.addAccount()
    for (let tried = 0; tried < 8; tried += 1) await house.aBrowser().post('password/forgot', { email })
    expect(house.subjectsTo(email)).toHaveLength(3)
  })

  it('counts all labels of a mailbox together', async () => {
    const labels = ['', '+hus', '+bil', '+bank', '+annat']
    for (const label of labels) {
      const { email } = await house.addAccount({ email: `postbox${label}@example.com` })
      await house.aBrowser().post('password/forgot', { email })
    }
    const mails = labels.flatMap((label) => house.subjectsTo(`postbox${label}@example.com`))
    expect(mails).toHaveLength(3)
  })

  it('is not limited by a stranger who keeps registering with the address', async () => {
    const { email } = await house.addAccount()
    const stranger = { firstName: 'Ann', lastName: 'Annan', email, phone: '070-174 06 05', acceptTerms: true }
    for (let tried = 0; tried < 8; tried += 1)
      await house.aBrowser().post('register', { ...stranger, ...twice('en båt för mycket') })
    const before = house.subjectsTo(email).length
    await house.aBrowser().post('password/forgot', { email })
    expect([before, house.subjectsTo(email).length]).toEqual([3, 4])
  })
})

describe('The link', () => {
  it('sets the password, ends every session and notifies the owner by e-mail', async () => {
    const { email, token } = await aForgetful()
    const signedIn = house.aBrowser()
    await signedIn.logIn(email)
    const answer = await reset(token)
    expect([answer.status, answer.body]).toEqual([200, { code: 'Ok' }])
    expect((await signedIn.get('me')).status).toBe(401)
    expect((await house.aBrowser().logIn(email, goodPassword)).status).toBe(401)
    expect((await house.aBrowser().logIn(email, newPassword)).status).toBe(200)
    expect(house.subjectsTo(email)[0]).toBe('Ditt lösenord hos Husrum är ändrat')
  })

  it('rejects a leaked password and stays valid', async () => {
    const { token } = await aForgetful()
    expect((await reset(token, 'Liverpool')).body.errors).toEqual([
      { field: 'password', key: 'commonPassword' },
    ])
    expect((await reset(token)).body.code).toBe('Ok')
  })

  it('is valid once', async () => {
    const { token } = await aForgetful()
    await reset(token)
    expect((await reset(token, 'en annan lång mening')).body).toEqual({ code: 'InvalidInput', errors: gone })
  })

  it('invalidates the other links of the account', async () => {
    const { email, token } = await aForgetful()
    await house.aBrowser().post('password/forgot', { email })
    const second = house.tokenInMailTo(email)
    expect(second).not.toBe(token)
    await reset(second)
    expect((await reset(token)).body.errors).toEqual(gone)
  })

  it('is valid for an hour', async () => {
    const early = await aForgetful()
    const late = await aForgetful()
    house.clock.pass(3_599_000)
    expect((await reset(early.token)).body.code).toBe('Ok')
    house.clock.pass(1_000)
    const before = house.work.hashed
    expect((await reset(late.token)).body.errors).toEqual(gone)
    expect(house.work.hashed).toBe(before)
  })

  it('confirms no address, and one that confirms an address sets no password', async () => {
    const { id, email, token } = await aForgetful()
    expect((await house.aBrowser().post('email/verify', { token })).body.errors).toEqual(gone)
    const confirming = await house.links.makeLink('confirmEmail', { accountId: id, email })
    expect((await reset(confirming)).body.errors).toEqual(gone)
    expect((await reset(token)).body.code).toBe('Ok')
  })

  it('is valid only in its organisation', async () => {
    const { token } = await aForgetful()
    const before = house.work.hashed
    const elsewhere = await house.aBrowser('norway').post('password/reset', { token, ...twice(newPassword) })
    expect([elsewhere.body.errors, house.work.hashed]).toEqual([gone, before])
    expect((await reset(token)).body.code).toBe('Ok')
  })

  it('stays valid after a rejected password, and an invalid one costs no hash', async () => {
    const { token } = await aForgetful()
    expect((await reset(token, 'password')).body.errors).toEqual([
      { field: 'password', key: 'commonPassword' },
    ])
    const before = house.work.hashed
    expect((await reset('made-up')).body.errors).toEqual(gone)
    expect(house.work.hashed).toBe(before)
    expect((await reset(token)).body.code).toBe('Ok')
  })

  it('unlocks an account after too many wrong passwords', async () => {
    const { email, token } = await aForgetful()
    for (let tried = 0; tried < 5; tried += 1) await house.aBrowser().logIn(email, 'was it this?')
    expect((await house.aBrowser().logIn(email)).status).toBe(429)
    await reset(token)
    expect((await house.aBrowser().logIn(email, newPassword)).status).toBe(200)
  })

  it('that confirms an address is valid for a day, on the sites of its organisation', async () => {
    const { id, email } = await house.addAccount({ isConfirmed: false })
    const token = await house.links.makeLink('confirmEmail', { accountId: id, email })
    const confirm = (site: 'sweden' | 'norway', shown: string) =>
      house.aBrowser(site).post('email/verify', { token: shown, password: goodPassword })
    expect((await confirm('norway', token)).body.errors).toEqual(gone)
    const late = await house.links.makeLink('confirmEmail', { accountId: id, email })
    house.clock.pass(24 * 3_600_000 - 1)
    expect((await confirm('sweden', token)).body.code).toBe('Ok')
    const other = await house.addAccount({ isConfirmed: false })
    const slow = await house.links.makeLink('confirmEmail', { accountId: other.id, email: other.email })
    house.clock.pass(24 * 3_600_000)
    expect((await confirm('sweden', slow)).body.errors).toEqual(gone)
    expect((await confirm('sweden', late)).body.errors).toEqual(gone)
  })

  it('that confirms an address is void once the account has another', async () => {
    const { id, email } = await house.addAccount({ isConfirmed: false })
    const token = await house.links.makeLink('confirmEmail', { accountId: id, email })
    await house.db
      .updateTable('accounts')
      .set({ email: 'another@example.com', email_key: 'another@example.com' })
      .where('id', '=', id)
      .execute()
    expect(
      (await house.aBrowser().post('email/verify', { token, password: goodPassword })).body.errors,
    ).toEqual(gone)
    expect(await house.changes.contactOf(id)).toMatchObject({ confirmedEmail: undefined })
  })

  it('is stored only as a hash', async () => {
    const { token } = await aForgetful()
    const rows = await house.db.selectFrom('account_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.every(({ secret_hash: hash }) => hash.length === 32)).toBe(true)
  })
})

describe('A link or code sent before the credentials changed', () => {
  const changes = {
    'a new password': async ({ email }: Forgetful) => {
      const browser = house.aBrowser()
      await browser.logIn(email)
      await browser.post('password/change', {
        currentPassword: goodPassword,
        ...twice('en annan lång mening'),
      })
    },
    'another address': async ({ email }: Forgetful) => {
      const browser = house.aBrowser()
      await browser.logIn(email)
      const next = `new-${email}`
      await browser.post('email/change', { email: next, password: goodPassword })
      await browser.post('email/verify', { code: house.codeInMailTo(next) })
    },
    'the end of a session from elsewhere': async ({ email }: Forgetful) => {
      const [lost, own] = [house.aBrowser(), house.aBrowser()]
      await lost.logIn(email)
      await own.logIn(email)
      const { sessions } = (await own.get('sessions')).body
      const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
      expect((await own.post('sessions/end', { id })).body.code).toBe('Ok')
    },
    'a password set by a later link': async ({ email }: Forgetful) => {
      await house.aBrowser().post('password/forgot', { email })
      await reset(house.tokenInMailTo(email))
    },
  }

  it.each(Object.entries(changes))('is void after %s', async (_, change) => {
    const forgetful = await aForgetful()
    const confirming = await house.links.makeLink('confirmEmail', {
      accountId: forgetful.id,
      email: forgetful.email,
    })
    await change(forgetful)
    const before = house.work.hashed
    expect((await reset(forgetful.token)).body.errors).toEqual(gone)
    expect(house.work.hashed).toBe(before)
    const confirmed = await house
      .aBrowser()
      .post('email/verify', { token: confirming, password: goodPassword })
    expect(confirmed.body.errors).toEqual(gone)
  })

  it('is void if it is a code for another address', async () => {
    const { email } = await house.addAccount()
    const thief = house.aBrowser()
    await thief.logIn(email)
    await thief.post('email/change', { email: `thief-${email}`, password: goodPassword })
    const owner = house.aBrowser()
    await owner.logIn(email)
    await owner.post('password/change', { currentPassword: goodPassword, ...twice('en annan lång mening') })
    await thief.logIn(email, 'en annan lång mening')
    const code = house.codeInMailTo(`thief-${email}`)
    expect((await thief.post('email/verify', { code })).body.errors).toEqual([
      { field: 'code', key: 'emailVerificationCodeWrong' },
    ])
  })
})
