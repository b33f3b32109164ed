// No account is accessible by what another person began or approved (SEC-12, SEC-15).
import { siteByKey } from '@husrum/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { IdentityHouse } from '../../testing/sign-in.ts'
import { openIdentityHouse, tova } from '../../testing/sign-in.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'

const proven = { kind: 'complete', identity: tova } as const
const norway = siteByKey('norway')

let house: IdentityHouse
let victim: string
beforeAll(async () => {
  house = await openIdentityHouse()
})
afterAll(() => house.database.close())
beforeEach(async () => {
  await house.reset()
  victim = await house.addAccount({ identity: tova })
})

const stateOf = (provider: 'bank_id' | 'eident' = 'bank_id') =>
  house.providers[provider].wishes.at(-1)?.state ?? ''
const comeBack = (browser: TestBrowser, query: string, provider = 'bank_id') =>
  browser.request(`/services/account_service/${provider}/callback?${query}`, {
    headers: { 'sec-fetch-site': 'none' },
  })

describe('A link with another person’s identification', () => {
  it('completes nothing in the browser that opens it', async () => {
    const attacker = house.browser()
    const { id } = await attacker.start()
    house.providers.bank_id.progress = proven
    for (const follower of [house.browser(), await startedBrowser()]) {
      expect((await follower.poll(id)).status).toBe(404)
      expect(follower.cookies.has('jwtToken')).toBe(false)
    }
    expect(await house.sessionCount(victim)).toBe(0)
  })

  it('has the same response as an unknown one', async () => {
    const { id } = await house.browser().start()
    const follower = await startedBrowser()
    const [foreign, unknown] = [await follower.poll(id), await follower.poll('no-such-identification')]
    const told = async (response: Response) => {
      const { reference: _, ...body } = (await response.json()) as { reference: string }
      return [response.status, body]
    }
    expect(await told(foreign)).toEqual(await told(unknown))
  })

  it('cannot be taken over with a forged cookie', async () => {
    const { id } = await house.browser().start()
    const attacker = house.browser()
    for (const value of ['', 'x', 'x.y', `${'A'.repeat(43)}.${'A'.repeat(43)}`]) {
      attacker.cookies.set('flow', value)
      expect((await attacker.poll(id)).status).toBe(404)
    }
  })
})

const startedBrowser = async (): Promise<TestBrowser> => {
  const browser = house.browser()
  await browser.start()
  return browser
}

describe('An approval on the same device', () => {
  it('caused by a link of another person’s order does not sign in', async () => {
    // The attacker begins, and the victim's phone opens the app by the link and approves.
    const attacker = house.browser()
    const { id } = await attacker.start({ device: 'same' })
    house.providers.bank_id.progress = proven
    expect((await attacker.status(id)).status).toBe('pending')
    // The app opens the victim's own browser, which has not begun anything.
    const victims = house.browser()
    const response = await comeBack(victims, `state=${stateOf()}`)
    expect(response.headers.get('location')).toBe(`/logga-in/?poolingId=${id}&type=login`)
    expect((await victims.poll(id)).status).toBe(404)
    expect(await attacker.status(id)).toMatchObject({ status: 'error', errorKind: 'browsererror' })
    expect(await house.sessionCount(victim)).toBe(0)
  })

  it('counts once the browser that began has returned with the right state', async () => {
    const browser = house.browser()
    const { id } = await browser.start({ device: 'same', page: '/sok-bostad/?rooms=3#open-login' })
    house.providers.bank_id.progress = proven
    expect((await browser.status(id)).status).toBe('pending')
    const response = await comeBack(browser, `state=${stateOf()}`)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/sok-bostad/?rooms=3&poolingId=${id}&type=login`,
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await browser.status(id)).status).toBe('ok')
  })

  it.each(['state=forged', '', 'state=', 'state[]=a'])('does not count with %j', async (query) => {
    const browser = house.browser()
    const { id } = await browser.start({ device: 'same' })
    house.providers.bank_id.progress = proven
    const response = await comeBack(browser, query)
    expect(response.headers.get('location')).toBe('/logga-in/')
    expect((await browser.status(id)).status).toBe('pending')
    expect(await house.sessionCount(victim)).toBe(0)
  })

  it('does not count with the state of another order of the same browser', async () => {
    const browser = house.browser()
    await browser.start({ device: 'same' })
    const earlier = stateOf()
    const { id } = await browser.start({ device: 'same' })
    house.providers.bank_id.progress = proven
    await comeBack(browser, `state=${earlier}`)
    expect((await browser.status(id)).status).toBe('pending')
  })

  it('whose browser never returns ends with a message about the browser', async () => {
    const browser = house.browser()
    const { id } = await browser.start({ device: 'same' })
    house.providers.bank_id.progress = proven
    await browser.status(id)
    house.clock.pass(60_000)
    expect(await browser.status(id)).toMatchObject({ status: 'error', hintCode: 'otherBrowser' })
    await comeBack(browser, `state=${stateOf()}`)
    expect((await browser.status(id)).status).toBe('error')
    expect(await house.sessionCount(victim)).toBe(0)
  })
})

describe('A return path', () => {
  it.each([
    ['//evil.example/', '/logga-in/'],
    ['https://evil.example/', '/logga-in/'],
    ['/%5cevil.example', '/logga-in/'],
    ['/services/account_service/logout', '/logga-in/'],
    ['/__dev/identity', '/logga-in/'],
    ['/mina-sidor/?poolingId=other&type=update', '/mina-sidor/'],
    ['/om-oss/#open-login', '/om-oss/'],
    ['/logga-in/?referrer=//evil.example', '/logga-in/'],
    ['/logga-in/?%72eferrer=https:%2F%2Fevil.example', '/logga-in/'],
    ['/valj-losenord/?token=abc', '/valj-losenord/'],
    ['/om-oss/%3FpoolingId=other&type=update', '/logga-in/'],
    ['/om-oss/%23open-login', '/logga-in/'],
  ])('of %s becomes %s', async (page, expected) => {
    const browser = house.browser()
    const { id } = await browser.start({ device: 'same', page })
    const response = await comeBack(browser, `state=${stateOf()}`)
    expect(response.headers.get('location')).toBe(`${expected}?poolingId=${id}&type=login`)
  })
})

describe('A return path with a character that no address has', () => {
  it.each(['/\\evil.example', '/a b', '/a\r\nset-cookie: x=1'])('such as %j is rejected', async (page) => {
    await expect(house.browser().start({ device: 'same', page })).rejects.toThrow('wrongFormat')
  })
})

describe('The query of the return path', () => {
  it.each([
    '/sok-bostad/?rooms=3&areas=a%C3%A5,b',
    '/logga-in/?tab=board',
    '/logga-in/?referrer=%2Fmina-sidor%2Farenden%2F%3FerrandId%3D17',
  ])('is preserved: %s', async (page) => {
    const browser = house.browser()
    const { id } = await browser.start({ device: 'same', page })
    const response = await comeBack(browser, `state=${stateOf()}`)
    expect(response.headers.get('location')).toBe(`${page}&poolingId=${id}&type=login`)
  })
})

describe('A completion', () => {
  it('that is replayed returns the same session for half a minute, and none after it', async () => {
    const browser = house.browser()
    const { id } = await browser.start()
    house.providers.bank_id.progress = proven
    const first = await browser.status(id)
    expect(await browser.status(id)).toEqual(first)
    house.clock.pass(30_000)
    const late = await browser.poll(id)
    expect(await late.json()).toEqual({ status: 'ok', type: 'login', result: { code: 'Ok' } })
    expect(late.headers.getSetCookie()).toEqual([])
    expect(await house.sessionCount(victim)).toBe(1)
    expect(house.providers.bank_id.asked).toBe(1)
  })

  it('is invalid on another site of ours, even with the same cookie', async () => {
    const browser = house.browser()
    const { id } = await browser.start()
    house.providers.bank_id.progress = proven
    const elsewhere = house.browser(siteByKey('cooperative'))
    elsewhere.cookies.set('flow', browser.cookies.get('flow') ?? '')
    expect((await elsewhere.poll(id)).status).toBe(404)
    expect(await house.sessionCount(victim)).toBe(0)
  })

  it('is invalid for another purpose', async () => {
    const browser = house.browser()
    const { id } = await browser.start({ flow: 'login' })
    house.providers.bank_id.progress = proven
    await browser.status(id)
    const choice = await browser.post('/services/account_service/login/board', {
      sessionId: id,
      brfAccountId: 'any',
    })
    expect(choice.status).toBe(404)
    expect(await browser.takeProof(id)).toBeUndefined()
  })

  it('is inaccessible to a page of another site', async () => {
    const browser = house.browser()
    const { id } = await browser.start()
    const response = await browser.request(`/services/account_service/bank_id/status/${id}`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(response.status).toBe(403)
  })
})

describe('A return from a provider’s page', () => {
  const begin = async () => {
    const browser = house.browser(norway)
    const { id } = await browser.start()
    return { browser, id }
  }

  it('is processed once, for any number of requests', async () => {
    const { browser, id } = await begin()
    house.providers.eident.progress = { kind: 'failed', hint: 'access_denied' }
    const query = `code=c-1&state=${stateOf('eident')}`
    await comeBack(browser, query, 'eident')
    const again = await comeBack(browser, query, 'eident')
    expect(again.headers.get('location')).toBe(`/logg-inn/?poolingId=${id}&type=login`)
    expect(house.providers.eident.asked).toBe(1)
    expect(await browser.status(id)).toMatchObject({ status: 'cancelled' })
  })

  it('in another browser is not processed at all', async () => {
    const { browser, id } = await begin()
    house.providers.eident.progress = proven
    const other = await begin()
    await browser.status(id)
    const state = house.providers.eident.wishes[0]?.state
    await comeBack(other.browser, `code=c-1&state=${state}`, 'eident')
    expect(house.providers.eident.asked).toBe(0)
    expect(await browser.status(id)).toMatchObject({ status: 'error', hintCode: 'otherBrowser' })
    expect((await other.browser.status(other.id)).status).toBe('pending')
  })

  it('to a site without sign-in has no target', async () => {
    const response = await comeBack(house.browser(siteByKey('contractor')), 'state=s-1', 'eident')
    expect(response.status).toBe(404)
  })

  it('at the address of another provider is not processed', async () => {
    const { browser, id } = await begin()
    const response = await comeBack(browser, `code=c-1&state=${stateOf('eident')}`, 'signicat')
    expect(response.headers.get('location')).toBe('/logg-inn/')
    expect(house.providers.eident.asked + house.providers.signicat.asked).toBe(0)
    expect((await browser.status(id)).status).toBe('pending')
  })
})

describe('Sixteen concurrent completions', () => {
  it('on two servers over one PostgreSQL create one session, and call the bank once', async () => {
    const postgres = await makeTestPostgres()
    const database = openPatiently(postgres.url)
    try {
      const real = await openIdentityHouse({ database })
      const accountId = await real.addAccount({ identity: tova })
      const apps = [real.makeApp(), real.makeApp()]
      // Proven on the same device, and the browser is back: the next request concludes.
      const browser = real.browser()
      const { id } = await browser.start({ device: 'same' })
      real.providers.bank_id.progress = proven
      await browser.status(id)
      await comeBack(browser, `state=${real.providers.bank_id.wishes[0]?.state}`)
      const tabs = Array.from({ length: 16 }, (_, index) => {
        const tab = real.browser(undefined, apps[index % 2])
        tab.cookies.set('flow', browser.cookies.get('flow') ?? '')
        return tab
      })
      const answers = await Promise.all(tabs.map((tab) => tab.status(id)))
      expect(answers.every(({ status }) => status === 'ok' || status === 'pending')).toBe(true)
      const settled = await Promise.all(tabs.map((tab) => tab.status(id)))
      expect(new Set(settled.map(({ status, result }) => `${status} ${result?.token}`)).size).toBe(1)
      expect(settled[0]).toMatchObject({ status: 'ok', result: { code: 'Ok' } })
      expect(await real.sessionCount(accountId)).toBe(1)
      expect(real.providers.bank_id.asked).toBe(1)
    } finally {
      await database.close()
      await postgres.drop()
    }
  })
})
