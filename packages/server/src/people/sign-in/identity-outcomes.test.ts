// The results of a proven identity, by purpose.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { IdentityHouse } from '../../testing/sign-in.ts'
import { openIdentityHouse, tova } from '../../testing/sign-in.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let house: IdentityHouse
beforeAll(async () => {
  house = await openIdentityHouse()
})
afterAll(() => house.database.close())
beforeEach(() => house.reset())

const proven = { kind: 'complete', identity: tova } as const
const bankId = () => house.providers.bank_id

/** Signs the browser in as another user; reports later whether that session is over. */
const signInBefore = async (browser: TestBrowser) => {
  const { token, binding = '', sessionId } = await house.beginSession(await house.addAccount())
  browser.token = token
  browser.cookies.set('bind', binding)
  return async () => {
    const query = house.database.db.selectFrom('sessions').select('ended_at').where('id', '=', sessionId)
    return (await query.executeTakeFirstOrThrow()).ended_at !== null
  }
}

describe('A login', () => {
  it('creates a session, and redirects to the requested page', async () => {
    const accountId = await house.addAccount({ identity: tova })
    const browser = house.browser()
    const { id } = await browser.start({ returnUrl: '/mina-sidor/arenden/' })
    bankId().progress = proven
    const status = await browser.status(id)
    expect(status).toEqual({
      status: 'ok',
      type: 'login',
      result: { code: 'Ok', token: expect.stringMatching(/^ey/) },
      returnPath: '/mina-sidor/arenden/',
    })
    expect(browser.cookies.get('jwtToken')).toBe(status.result?.token)
    expect(browser.cookies.get('bind')).toBeTruthy()
    expect(await house.sessionCount(accountId)).toBe(1)
  })

  it('ends the browser’s earlier session', async () => {
    await house.addAccount({ identity: tova })
    const browser = house.browser()
    const isOver = await signInBefore(browser)
    const { id } = await browser.start()
    bankId().progress = proven
    expect((await browser.status(id)).status).toBe('ok')
    expect(await isOver()).toBe(true)
  })

  it('never redirects to another site', async () => {
    await house.addAccount({ identity: tova })
    const browser = house.browser()
    const { id } = await browser.start({ returnUrl: '//evil.example/' })
    bankId().progress = proven
    expect((await browser.status(id)).returnPath).toBeUndefined()
  })

  it('without an account keeps the proof for creating one, once and in this browser', async () => {
    const browser = house.browser()
    const { id } = await browser.start()
    bankId().progress = proven
    expect(await browser.status(id)).toEqual({
      status: 'error',
      type: 'login',
      errorKind: 'general',
      result: { code: 'SsnNotFound', flowId: id },
      person: { firstName: tova.firstName, lastName: tova.lastName },
    })
    house.clock.pass(590_000)
    expect(await house.browser().takeProof(id)).toBeUndefined()
    expect(await browser.takeProof(id)).toEqual(tova)
    expect(await browser.takeProof(id)).toBeUndefined()
  })

  it('gives a proof to one of many concurrent requests', async () => {
    const browser = house.browser()
    const { id } = await browser.start()
    bankId().progress = proven
    await browser.status(id)
    const proofs = await Promise.all(Array.from({ length: 8 }, () => browser.takeProof(id)))
    expect(proofs.filter((proof) => proof !== undefined)).toHaveLength(1)
  })

  it('stores and returns no personal number in responses, logs, addresses, the audit log or unencrypted columns', async () => {
    await house.addAccount({ identity: tova })
    const browser = house.browser()
    const { id } = await browser.start()
    bankId().progress = proven
    const answer = await (await browser.poll(id)).text()
    const { db } = house.database
    const kept = [
      answer,
      ...house.log,
      JSON.stringify([
        await db.selectFrom('audit_log').selectAll().execute(),
        await db.selectFrom('identifications').selectAll().execute(),
      ]),
    ].join()
    expect(kept).not.toMatch(/(?:19)?990807-?2391/)
    expect(kept).toContain('signedIn')
  })

  it('is not completed after a wait of more than two minutes', async () => {
    await house.addAccount({ identity: tova })
    const browser = house.browser()
    const { id } = await browser.start({ device: 'same' })
    bankId().progress = proven
    await browser.status(id)
    house.clock.pass(120_000)
    await house.sweep()
    const row = await house.database.db.selectFrom('identifications').selectAll().executeTakeFirstOrThrow()
    expect(row.identity_sealed).toBeNull()
    expect((await browser.status(id)).status).toBe('error')
  })
})

describe('A board member’s login', () => {
  const prove = async (names: readonly string[]) => {
    const accountId = await house.addAccount({ identity: tova })
    const ids: string[] = []
    for (const name of names) ids.push(await house.addAssociation(accountId, name))
    const browser = house.browser()
    const { id } = await browser.start({ flow: 'loginBoardMember', loginType: 'boardMember' })
    bankId().progress = proven
    const status = await browser.status(id)
    const choose = (association = '') =>
      browser.post('/services/account_service/login/board', { sessionId: id, brfAccountId: association })
    return { accountId, ids, browser, id, status, choose }
  }

  it('offers the associations of the person, and signs in for the selected one', async () => {
    const { accountId, ids, status, choose, browser, id } = await prove(['Brf Alen', 'Brf Linden'])
    expect(status).toMatchObject({
      status: 'chooseBoardMember',
      result: { code: 'ChooseBoardMember' },
      associations: [{ name: 'Brf Alen' }, { name: 'Brf Linden' }],
    })
    expect(browser.cookies.has('jwtToken')).toBe(false)
    const response = await choose(ids[1])
    expect([response.status, await response.json()]).toEqual([200, { code: 'Ok', token: expect.any(String) }])
    const rows = await house.database.db.selectFrom('sessions').selectAll().execute()
    expect(rows).toMatchObject([{ account_id: accountId, association_id: ids[1], has_identity: true }])
    expect(await browser.status(id)).toMatchObject({ status: 'ok', result: { code: 'Ok' } })
  })

  it('ends the browser’s earlier session, once an association is selected', async () => {
    const { ids, browser, choose } = await prove(['Brf Alen'])
    const isOver = await signInBefore(browser)
    expect((await choose('of another person')).status).toBe(400)
    expect(await isOver()).toBe(false)
    expect((await choose(ids[0])).status).toBe(200)
    expect(await isOver()).toBe(true)
  })

  it('creates one session for repeated selections', async () => {
    const { accountId, ids, choose } = await prove(['Brf Alen'])
    const responses = await Promise.all(Array.from({ length: 8 }, () => choose(ids[0])))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 429]))
    expect((await choose(ids[0])).status).toBe(200)
    expect(await house.sessionCount(accountId)).toBe(1)
    house.clock.pass(30_000)
    await house.sweep()
    const late = await choose(ids[0])
    expect([late.status, await late.json()]).toEqual([200, { code: 'Ok' }])
    expect(await house.sessionCount(accountId)).toBe(1)
  })

  it('does not sign in for an association of others, nor for a second one', async () => {
    const { accountId, ids, choose } = await prove(['Brf Alen', 'Brf Linden'])
    const stranger = await house.addAccount()
    const foreign = await house.addAssociation(stranger, 'Brf Boken')
    expect((await choose(foreign)).status).toBe(400)
    expect((await choose(ids[0])).status).toBe(200)
    expect((await choose(ids[1])).status).toBe(400)
    expect(await house.sessionCount(accountId)).toBe(1)
  })

  it('without any association reports it', async () => {
    const { status, choose } = await prove([])
    expect(status).toMatchObject({
      status: 'chooseBoardMember',
      associations: [],
      result: { code: 'NoBoardMember' },
    })
    expect((await choose('x')).status).toBe(404)
  })
})

describe('A registration', () => {
  it('is authorized for a person without an account', async () => {
    const browser = house.browser()
    const { id } = await browser.start({ flow: 'register' })
    bankId().progress = proven
    expect(await browser.status(id)).toEqual({
      status: 'authorized',
      type: 'register',
      person: { firstName: tova.firstName, lastName: tova.lastName },
    })
    expect(await browser.takeProof(id)).toEqual(tova)
    expect(await browser.status(id)).toEqual({ status: 'authorized', type: 'register' })
  })

  it('is rejected for a person with an account', async () => {
    await house.addAccount({ identity: tova })
    const browser = house.browser()
    const { id } = await browser.start({ flow: 'register' })
    bankId().progress = proven
    expect(await browser.status(id)).toMatchObject({
      status: 'error',
      errorKind: 'userexists',
      result: { code: 'UserAlreadyExists' },
    })
  })
})

describe('A booking', () => {
  const buyer = async (browser = house.browser()) => {
    const { id } = await browser.start({ flow: 'booking' })
    bankId().progress = proven
    return browser.status(id)
  }
  const accountsOfTova = () =>
    house.database.db.selectFrom('accounts').select(['id', 'has_account', 'email']).execute()

  it('is started by a person without an account, who is identified by it from then on', async () => {
    const browser = house.browser()
    const status = await buyer(browser)
    expect(status).toEqual({
      status: 'authorized',
      type: 'booking',
      result: { code: 'Ok', token: expect.stringMatching(/^ey/) },
    })
    expect(browser.cookies.get('jwtToken')).toBe(status.result?.token)
    expect(await accountsOfTova()).toEqual([{ id: expect.any(String), has_account: false, email: '' }])
  })

  it('finds the same person again, also in two browsers at once', async () => {
    await Promise.all([buyer(house.browser()), buyer(house.browser())])
    expect(await buyer()).toMatchObject({ status: 'authorized', result: { code: 'Ok' } })
    expect(await accountsOfTova()).toHaveLength(1)
  })

  it('creates a session that has shown the identity, in place of the earlier one', async () => {
    const accountId = await house.addAccount({ identity: tova })
    const browser = house.browser()
    const isOver = await signInBefore(browser)
    expect(await buyer(browser)).toMatchObject({ status: 'authorized' })
    expect(await isOver()).toBe(true)
    const sessions = house.database.db.selectFrom('sessions').select('has_identity')
    expect(await sessions.where('account_id', '=', accountId).execute()).toEqual([{ has_identity: true }])
  })

  it('requires a signed-in user without an identity to link it first', async () => {
    const browser = house.browser()
    await signInBefore(browser)
    expect(await buyer(browser)).toMatchObject({ status: 'error', errorKind: 'usernopid' })
    expect(await accountsOfTova()).toHaveLength(1)
  })

  it('has its own addresses, which serve no other purpose', async () => {
    const browser = house.browser()
    const started = await browser.post('/services/booking/bank_id/start', {
      returnUrl: '/sok-bostad/',
      objectId: 'home-1',
      device: 'other',
    })
    expect(started.status).toBe(200)
    const { id } = (await started.json()) as { id: string }
    bankId().progress = proven
    const status = () => browser.request(`/services/booking/bank_id/status/${id}`)
    expect(await (await status()).json()).toMatchObject({ status: 'authorized', type: 'booking' })

    const login = await browser.start({ flow: 'login' })
    expect((await browser.request(`/services/booking/bank_id/status/${login.id}`)).status).toBe(404)
  })
})
