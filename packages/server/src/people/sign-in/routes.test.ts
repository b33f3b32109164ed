// An identification from its start to its end, in the browser that began it.
import { siteByKey } from '@husrum/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { IdentityHouse } from '../../testing/sign-in.ts'
import { openIdentityHouse } from '../../testing/sign-in.ts'

let house: IdentityHouse
beforeAll(async () => {
  house = await openIdentityHouse()
})
afterAll(() => house.database.close())

beforeEach(() => house.reset())

const bankId = () => house.providers.bank_id
const nextTurn = () => house.clock.pass(2_000)

describe('Starting', () => {
  it('returns the data for the other device, and sets a cookie that scripts cannot read', async () => {
    const response = await house.browser().tryStart({ device: 'other' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), qr: 'qr.order-1.0' })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^flow=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('returns the link to the app on the same device, and no QR code', async () => {
    const order = await house.browser().start({ device: 'same' })
    expect(order).toEqual({ id: order.id, autoStartToken: 'start-order-1' })
    const browser = house.browser()
    const { id } = await browser.start({ device: 'same' })
    expect(await browser.status(id)).toEqual({
      status: 'pending',
      type: 'login',
      hintCode: 'outstandingTransaction',
      autoStartToken: 'start-order-2',
    })
  })

  it('passes the visitor’s address and the return address to the provider', async () => {
    await house.browser().start({ device: 'same' })
    expect(bankId().wishes).toMatchObject([
      {
        purpose: 'login',
        device: 'same',
        ip: '203.0.113.7',
        callbackUrl: 'http://localhost/services/account_service/bank_id/callback',
      },
    ])
  })

  it.each([
    ['another country’s provider', 'sweden', { provider: 'eident' }, 404],
    ['a flow that cannot start in a tab', 'sweden', { flow: 'login', loginType: 'boardMember' }, 400],
    ['an upgrade without sign-in', 'sweden', { flow: 'update' }, 401],
    ['a site without sign-in', 'contractor', { provider: 'bank_id' }, 404],
  ] as const)('is rejected for %s', async (_case, site, facts, status) => {
    const response = await house.browser(siteByKey(site)).tryStart(facts)
    expect(response.status).toBe(status)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('returns Error if the provider rejects, and 503 if it is unavailable', async () => {
    const { start } = bankId()
    try {
      bankId().start = async () => ({ kind: 'failed', hint: 'internalError' })
      const refused = await house.browser().tryStart()
      expect([refused.status, await refused.json()]).toEqual([500, { code: 'Error' }])
      bankId().start = async () => ({ kind: 'away', retryAfterMs: 7_000 })
      const away = await house.browser().tryStart()
      expect([away.status, away.headers.get('retry-after')]).toEqual([503, '7'])
    } finally {
      bankId().start = start
    }
  })

  it('a second time cancels the first at the provider too, and deletes it', async () => {
    const browser = house.browser()
    const first = await browser.start()
    const second = await browser.start()
    expect(bankId().cancelled).toEqual(['order-1'])
    expect((await browser.poll(first.id)).status).toBe(404)
    expect((await browser.status(second.id)).status).toBe('pending')
  })

  it('is rate-limited by address; other addresses are not affected', async () => {
    const strict = await openIdentityHouse({ startsPerMinute: 2 })
    const startFrom = (address: string) =>
      strict.browser().request('/services/account_service/bank_id/start', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-test-address': address },
        body: JSON.stringify({ flow: 'login', device: 'other' }),
      })
    await startFrom('203.0.113.1')
    await startFrom('203.0.113.1')
    const refused = await startFrom('203.0.113.1')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    expect((await startFrom('203.0.113.2')).status).toBe(200)
    strict.clock.pass(60_001)
    expect((await startFrom('203.0.113.1')).status).toBe(200)
    await strict.database.close()
  })
})

describe('Polling', () => {
  it('returns the code of each second, and calls the provider every other', async () => {
    const browser = house.browser()
    const { id } = await browser.start()
    const seen: unknown[] = []
    for (let second = 0; second < 6; second += 1) {
      seen.push((await browser.status(id)).qr)
      house.clock.pass(1_000)
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5].map((second) => `qr.order-1.${second}`))
    expect(bankId().asked).toBe(3)
  })

  it('by concurrent requests calls the provider once', async () => {
    const browser = house.browser()
    const { id } = await browser.start()
    await Promise.all(Array.from({ length: 8 }, () => browser.status(id)))
    expect(bankId().asked).toBe(1)
  })

  it('returns no code any more once the app has been opened', async () => {
    const browser = house.browser()
    const { id } = await browser.start()
    bankId().progress = { kind: 'pending', hint: 'started' }
    expect(await browser.status(id)).toEqual({ status: 'pending', type: 'login', hintCode: 'started' })
  })

  it('continues while the provider is unavailable, and calls it no sooner than requested', async () => {
    const browser = house.browser()
    const { id } = await browser.start()
    bankId().progress = { kind: 'away', retryAfterMs: 10_000 }
    expect(await browser.status(id)).toMatchObject({ status: 'pending', hintCode: 'outstandingTransaction' })
    house.clock.pass(9_000)
    await browser.status(id)
    expect(bankId().asked).toBe(1)
    house.clock.pass(1_000)
    await browser.status(id)
    expect(bankId().asked).toBe(2)
  })

  it.each([
    ['userCancel', { status: 'cancelled', hintCode: 'userCancel' }],
    ['startFailed', { status: 'error', hintCode: 'startFailed', errorKind: 'timeout' }],
    ['certificateErr', { status: 'error', hintCode: 'certificateErr', errorKind: 'bankidinvalid' }],
    ['somethingNew', { status: 'error', hintCode: 'somethingNew', errorKind: 'general' }],
  ])('ends if the order failed with %s, and calls the provider no more', async (hint, told) => {
    const browser = house.browser()
    const { id } = await browser.start()
    bankId().progress = { kind: 'failed', hint }
    expect(await browser.status(id)).toEqual({ type: 'login', ...told })
    nextTurn()
    expect(await browser.status(id)).toEqual({ type: 'login', ...told })
    expect(bankId().asked).toBe(1)
  })

  it('ends after five minutes, at the provider too', async () => {
    const browser = house.browser()
    const { id } = await browser.start()
    house.clock.pass(300_000)
    expect(await browser.status(id)).toMatchObject({ status: 'error', errorKind: 'timeout' })
    expect(bankId().cancelled).toEqual(['order-1'])
  })

  it('expires after ten minutes', async () => {
    const browser = house.browser()
    const { id } = await browser.start()
    house.clock.pass(600_000)
    expect((await browser.poll(id)).status).toBe(404)
    await house.sweep()
    const rows = await house.database.db.selectFrom('identifications').select('id').execute()
    expect(rows).toEqual([])
  })
})

describe('Cancelling', () => {
  const cancel = (browser: ReturnType<IdentityHouse['browser']>, id: string, provider = 'bank_id') =>
    browser.request(`/services/account_service/${provider}/${id}`, { method: 'DELETE' })

  it('ends the order at the provider, and has the same response a second time', async () => {
    const browser = house.browser()
    const { id } = await browser.start()
    expect((await cancel(browser, id)).status).toBe(204)
    expect((await cancel(browser, id)).status).toBe(204)
    expect(bankId().cancelled).toEqual(['order-1'])
    expect((await browser.status(id)).status).toBe('cancelled')
  })

  it('is rejected for another browser, and for an order of another provider', async () => {
    const browser = house.browser()
    const { id } = await browser.start()
    const stranger = house.browser()
    await stranger.start()
    expect((await cancel(stranger, id)).status).toBe(404)
    expect((await cancel(browser, id, 'eident')).status).toBe(404)
    expect((await browser.status(id)).status).toBe('pending')
  })
})
