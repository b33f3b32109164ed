// The simulator replaces the three providers: the demo people sign in through it as they would with a real one.

import type { SeededPersonKey } from '@husrum/demo'
import { demoPeople, seededPerson } from '@husrum/demo'
import { siteByKey } from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestClock } from '../testing/sessions.ts'
import type { IdentityHouse } from '../testing/sign-in.ts'
import { openIdentityHouse } from '../testing/sign-in.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { makeIdentitySimulator } from './identity-simulator.ts'

let house: IdentityHouse
const clock = makeTestClock()
beforeAll(async () => {
  const { providers, routes } = makeIdentitySimulator(clock.now, demoPeople)
  house = await openIdentityHouse({ clock, providers, routes })
  for (const key of ['sweden', 'norway', 'finland'] as const) {
    const site = siteByKey(key)
    await house.addAccount({ site, identity: seededPerson(site, 'resident').identity })
  }
})
afterAll(() => house.database.close())

const deed = (browser: TestBrowser, fields: Record<string, string>, accept = 'application/json') =>
  browser.request('/__dev/identity', {
    method: 'POST',
    headers: { accept },
    body: new URLSearchParams(fields),
  })
const approve = (person: SeededPersonKey) => ({ deed: 'approve', person })

/** Waits until the bank is polled again. */
const statusOf = async (browser: TestBrowser, id: string) => {
  clock.pass(2_000)
  return browser.status(id)
}

describe('The simulated BankID', () => {
  it('is opened by the code of any second, and signs in the person who approves', async () => {
    const computer = house.browser()
    const phone = house.browser()
    const { id, qr = '' } = await computer.start({ device: 'other' })
    expect(await statusOf(computer, id)).toMatchObject({ hintCode: 'outstandingTransaction' })
    expect((await deed(phone, { deed: 'open', qr: `${qr}0` })).status).toBe(404)
    await deed(phone, { deed: 'open', qr })
    expect(await statusOf(computer, id)).toMatchObject({ status: 'pending', hintCode: 'started' })
    await deed(phone, { deed: 'sign', qr })
    expect(await statusOf(computer, id)).toMatchObject({ status: 'pending', hintCode: 'userSign' })
    expect(await (await deed(phone, { qr, ...approve('resident') })).json()).toMatchObject({
      status: 'complete',
    })
    expect(await statusOf(computer, id)).toMatchObject({ status: 'ok', result: { code: 'Ok' } })
  })

  it('on the same device is a page that redirects to where the user came from', async () => {
    const browser = house.browser()
    const { id, redirectUrl = '' } = await browser.start({ device: 'same', page: '/logga-in/' })
    const page = await (await browser.request(redirectUrl)).text()
    expect(page).toContain('Jag loggar in på Husrum.')
    expect(page).not.toMatch(/\d{8}-?\d{4}/)
    const order = /name="order" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const done = await deed(browser, { order, ...approve('resident') }, 'text/html')
    expect(done.status).toBe(303)
    const back = new URL(done.headers.get('location') ?? '')
    expect((await statusOf(browser, id)).status).toBe('pending')
    const returned = await browser.request(`${back.pathname}${back.search}`)
    expect(returned.headers.get('location')).toBe(`/logga-in/?poolingId=${id}&type=login`)
    expect((await statusOf(browser, id)).status).toBe('ok')
  })

  it.each([
    ['cancel', { status: 'cancelled', hintCode: 'userCancel' }],
    ['expire', { status: 'error', hintCode: 'expiredTransaction' }],
    ['certificate', { status: 'error', hintCode: 'certificateErr' }],
    ['maintenance', { status: 'pending', hintCode: 'outstandingTransaction' }],
  ])('returns the outcome of %s', async (what, outcome) => {
    const browser = house.browser()
    const { id } = await browser.start()
    await deed(browser, { deed: what })
    expect(await statusOf(browser, id)).toMatchObject(outcome)
  })

  it('fails an order that is not opened in time', async () => {
    const browser = house.browser()
    const { id } = await browser.start()
    clock.pass(30_000)
    expect(await statusOf(browser, id)).toMatchObject({ status: 'error', hintCode: 'startFailed' })
  })

  it('accepts a test number in place of a demo person', async () => {
    const browser = house.browser()
    const { id } = await browser.start()
    expect((await deed(browser, { deed: 'approve', personalNumber: '199908072392' })).status).toBe(400)
    await deed(browser, { deed: 'approve', personalNumber: '19990807-2391' })
    expect((await statusOf(browser, id)).status).toBe('ok')
  })

  it('lists the waiting orders', async () => {
    const browser = house.browser()
    await browser.start({ flow: 'register' })
    const page = await (await browser.request('/__dev/identity')).text()
    expect(page).toContain('Husrum, register, 0 s ago')
  })
})

describe.each(['norway', 'finland'] as const)('The simulated provider of %s', (key) => {
  const site = siteByKey(key)
  const follow = async (browser: TestBrowser, fields: Record<string, string>) => {
    const { id, redirectUrl = '' } = await browser.start()
    const page = await (await browser.request(redirectUrl)).text()
    const order = /name="order" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const done = await deed(browser, { order, ...fields }, 'text/html')
    const back = new URL(done.headers.get('location') ?? '')
    await browser.request(`${back.pathname}${back.search}`)
    return browser.status(id)
  }

  it('signs in the person who approves on its page', async () => {
    expect(await follow(house.browser(site), approve('resident'))).toMatchObject({ status: 'ok' })
  })

  it('finds no account of a person without one', async () => {
    expect(await follow(house.browser(site), approve('unknown'))).toMatchObject({
      status: 'error',
      result: { code: 'SsnNotFound' },
    })
  })

  it('reports a cancelled sign-in', async () => {
    expect(await follow(house.browser(site), { deed: 'cancel' })).toMatchObject({ status: 'cancelled' })
  })
})
