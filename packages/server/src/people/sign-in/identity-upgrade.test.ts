// Linking an identity to an account requires the account's own session, at the start and at the end.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { goodPassword } from '../../testing/accounts.ts'
import type { IdentityHouse } from '../../testing/sign-in.ts'
import { openIdentityHouse, tova } from '../../testing/sign-in.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let house: IdentityHouse
beforeAll(async () => {
  house = await openIdentityHouse({
    routes: (app) =>
      app.get('/session', (c) => {
        const caller = c.get('caller')
        return c.json(caller.kind === 'signedIn' && { hasIdentity: caller.session.hasIdentity })
      }),
  })
})
afterAll(() => house.database.close())
beforeEach(async () => {
  await house.reset()
  house.providers.bank_id.progress = { kind: 'complete', identity: tova }
})

const update = { flow: 'update', password: goodPassword } as const

/** A browser that is signed in to an account without an identity. */
const signedIn = async (
  facts: { readonly password?: string } = { password: goodPassword },
): Promise<TestBrowser & { readonly accountId: string }> => {
  const accountId = await house.addAccount(facts)
  const browser = house.browser()
  const { token, binding = '' } = await house.beginSession(accountId)
  browser.token = token
  browser.cookies.set('bind', binding)
  return Object.assign(browser, { accountId })
}

/** False if signed out. */
const sessionOf = async (browser: TestBrowser): Promise<unknown> => (await browser.request('/session')).json()

const oweFor = (accountId: string, status: 'NotPaid' | 'Paid') =>
  house.database.db
    .insertInto('user_payments')
    .values({ account_id: accountId, brand: 'main', status, paid_with_code: null })
    .execute()

const hasIdentity = async (accountId: string) => (await house.accounts.find(accountId))?.hasIdentity

describe('An upgrade', () => {
  it('links the identity to the account that requested it', async () => {
    const browser = await signedIn()
    await oweFor(browser.accountId, 'Paid')
    const { id } = await browser.start(update)
    expect(await browser.status(id)).toEqual({
      status: 'authorized',
      type: 'update',
      result: { code: 'Ok', token: expect.any(String) },
    })
    expect(await hasIdentity(browser.accountId)).toBe(true)
  })

  it('is reported to the confirmed address, with a link to recover the account; an identity shown again is not', async () => {
    const browser = await signedIn()
    const email = 'owner@example.com'
    await house.database.db
      .updateTable('accounts')
      .set({ email, email_key: email, email_confirmed_at: new Date(0).toISOString() })
      .where('id', '=', browser.accountId)
      .execute()
    for (let time = 0; time < 2; time += 1) {
      const { id } = await browser.start(update)
      browser.token = (await browser.status(id)).result?.token
    }
    await house.mails.settled()
    const letters = house.mailbox.list().filter(({ to }) => to === email)
    expect(letters.map(({ subject }) => subject)).toEqual([
      'En e-legitimation är kopplad till ditt konto hos Husrum',
    ])
    expect(letters[0]?.text).toMatch(/\/byt-e-post\/\?purpose=undo&token=[\w-]{43}\n/)
  })

  it('makes the session one that has shown the identity, with another token', async () => {
    const browser = await signedIn()
    const before = browser.token
    const { id } = await browser.start(update)
    expect(await sessionOf(browser)).toEqual({ hasIdentity: false })
    const { result } = await browser.status(id)
    expect(await sessionOf(browser)).toBe(false)
    browser.token = result?.token
    expect(browser.token).not.toBe(before)
    expect(await sessionOf(browser)).toEqual({ hasIdentity: true })
  })

  it('shows the identity of the account for a session of an e-mail sign-in', async () => {
    const browser = await signedIn()
    await house.accounts.tieIdentity(browser.accountId, tova)
    await oweFor(browser.accountId, 'NotPaid')
    const { id } = await browser.start({ flow: 'update' })
    const { status, result } = await browser.status(id)
    expect([status, result?.code]).toEqual(['authorized', 'Ok'])
    browser.token = result?.token
    expect(await sessionOf(browser)).toEqual({ hasIdentity: true })
  })

  it('with another person’s identity leaves account and session unchanged', async () => {
    const browser = await signedIn()
    await house.accounts.tieIdentity(browser.accountId, { ...tova, personalNumber: '198112189876' })
    const { id } = await browser.start(update)
    expect(await browser.status(id)).toMatchObject({ status: 'error', result: { code: 'UserAlreadyExists' } })
    expect(await sessionOf(browser)).toEqual({ hasIdentity: false })
    expect(await house.accounts.findByIdentity('mainAndCooperative', tova)).toBeUndefined()
  })

  it('is rejected when the identity belongs to another account', async () => {
    await house.addAccount({ identity: tova })
    const browser = await signedIn()
    const { id } = await browser.start(update)
    expect(await browser.status(id)).toMatchObject({
      status: 'error',
      errorKind: 'userexists',
      result: { code: 'UserAlreadyExists' },
    })
    expect(await hasIdentity(browser.accountId)).toBe(false)
  })

  it('cannot begin for an account that has something in progress', async () => {
    const browser = await signedIn()
    await oweFor(browser.accountId, 'NotPaid')
    const blocked = await browser.tryStart(update)
    expect(blocked.status).toBe(409)
    expect(await blocked.json()).toMatchObject({
      code: 'HasOngoingBusiness',
      blocking: [{ kind: 'payment', title: 'VIP, Husrum' }],
    })
  })

  it('is blocked by what began in the meantime', async () => {
    const browser = await signedIn()
    const { id } = await browser.start(update)
    await oweFor(browser.accountId, 'NotPaid')
    expect(await browser.status(id)).toMatchObject({
      status: 'error',
      result: { code: 'HasOngoingBusiness', blocking: [{ kind: 'payment' }] },
    })
    expect(await hasIdentity(browser.accountId)).toBe(false)
  })

  it('is not completed after signing out, and is after signing in again', async () => {
    const browser = await signedIn()
    const { token } = browser
    const { id } = await browser.start(update)
    browser.token = undefined
    expect((await browser.poll(id)).status).toBe(401)
    expect(await hasIdentity(browser.accountId)).toBe(false)
    browser.token = token
    expect((await browser.status(id)).status).toBe('authorized')
  })

  it('begun by one account is not completed by another in the same browser', async () => {
    const browser = await signedIn()
    const { id } = await browser.start(update)
    const other = await signedIn()
    browser.token = other.token
    browser.cookies.set('bind', other.cookies.get('bind') ?? '')
    expect((await browser.poll(id)).status).toBe(404)
    expect(await hasIdentity(browser.accountId)).toBe(false)
    expect(await hasIdentity(other.accountId)).toBe(false)
  })
})

describe('A first identity', () => {
  const refusal = async (browser: TestBrowser, password?: string) => {
    const answer = await browser.tryStart({ flow: 'update', ...(password !== undefined && { password }) })
    return [answer.status, await answer.json()]
  }
  const wrong = { code: 'InvalidInput', errors: [{ field: 'password', key: 'invalidInput' }] }

  it('cannot be linked from an open session without the password', async () => {
    const browser = await signedIn()
    expect(await refusal(browser)).toEqual([
      400,
      { code: 'InvalidInput', errors: [{ field: 'password', key: 'required' }] },
    ])
    expect(await refusal(browser, 'another password')).toEqual([400, wrong])
    expect(house.providers.bank_id.wishes).toEqual([])
    expect(await hasIdentity(browser.accountId)).toBe(false)
  })

  it('counts password guesses like those of sign-in', async () => {
    const browser = await signedIn()
    for (let guess = 1; guess <= 5; guess += 1) await refusal(browser, `guess ${guess} of a password`)
    const [, body] = await refusal(browser, goodPassword)
    expect(body).toEqual({ code: 'InvalidEmailLoginInput', retryAfter: expect.any(Number) })
    expect(await hasIdentity(browser.accountId)).toBe(false)
  })

  it('requires a password reset by e-mail if the account has no password', async () => {
    const browser = await signedIn({})
    expect(await refusal(browser, goodPassword)).toEqual([400, wrong])
  })
})
