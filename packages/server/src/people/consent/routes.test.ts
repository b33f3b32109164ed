// Consent choices are recorded and stored, only from our own pages.
import { readConsentCookie, siteByKey } from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { ConsentRecord } from './postgres-consent-records.ts'
import { makeConsentRecords } from './postgres-consent-records.ts'
import { consentRoutes } from './routes.ts'

const visitorId = '552b32cf-76f7-4140-a7de-dfb2948cba83'
const ours = { 'sec-fetch-site': 'same-origin', host: 'localhost' }

const serve = (perMinute?: number) => {
  const kept: ConsentRecord[] = []
  const records = { add: async (record: ConsentRecord) => void kept.push(record) }
  const { app } = makeTestApp({
    backend: {
      routes: [
        (hono) =>
          consentRoutes(hono, {
            records,
            environment: 'development',
            ...(perMinute !== undefined && { perMinute }),
          }),
      ],
    },
  })
  const record = (code: string, headers: Record<string, string> = {}) =>
    app.request(`/api/experiments/cookie-consent/${code}`, {
      method: 'POST',
      headers: { ...ours, ...headers },
    })
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request('/api/consent', {
      method: 'POST',
      headers: { ...ours, ...headers },
      body: new URLSearchParams(fields),
    })
  return { app, kept, record, post }
}

/** The cookies of a response. */
const cookiesOf = (response: Response) =>
  Object.fromEntries(
    response.headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      return [name, { value: decodeURIComponent(value), attributes }]
    }),
  )

const all = { statistics: true, marketing: true, thirdParty: true }
const none = { statistics: false, marketing: false, thirdParty: false }

describe('A recorded choice', () => {
  it('is answered without a body, and is stored with its switches', async () => {
    const { kept, record } = serve()
    const cookie = `user-consent-settings=1.111.1.1795254638431; jmuid=${visitorId}`
    const response = await record('2', { cookie })
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
      204,
      '',
      'no-store',
    ])
    expect(kept).toMatchObject([{ choice: 2, switches: all, revision: 1, visitorId }])
  })

  it('that refuses contains no visitor id, regardless of the cookies', async () => {
    const { kept, record } = serve()
    await record('4', { cookie: `jmuid=${visitorId}` })
    expect(kept).toMatchObject([{ choice: 4, switches: none }])
    expect(kept[0]?.visitorId).toBeUndefined()
  })

  it.each(['', '1.111', '%', 'x'.repeat(3_000), '1.222.1.1', '<script>'])(
    'is stored without its switches if the cookie is %s',
    async (value) => {
      const { kept, record } = serve()
      expect((await record('3', { cookie: `user-consent-settings=${value}; jmuid=${value}` })).status).toBe(
        204,
      )
      expect(kept[0]).toMatchObject({ choice: 3, switches: undefined })
    },
  )

  it('belongs to the site of the page that it was made on', async () => {
    const { kept, record } = serve()
    await record('1', { referer: 'http://localhost/en/about-us/' })
    await record('1', { host: 'fi.localhost', referer: 'http://fi.localhost/' })
    expect(kept.map(({ site }) => site.key)).toEqual(['sweden-english', 'finland'])
  })

  it.each(['0', '5', 'all', '1%20'])('is rejected if it is %s', async (code) => {
    const { kept, record } = serve()
    expect((await record(code)).status).toBe(400)
    expect(kept).toEqual([])
  })

  it('of another experiment is not found', async () => {
    const { app } = serve()
    const response = await app.request('/api/experiments/other/1', { method: 'POST', headers: ours })
    expect(response.status).toBe(404)
  })
})

describe('A cookie of a script', () => {
  const keep = (names: string, cookie: string) =>
    serve().app.request(`/api/cookies?keep=${names}`, { method: 'POST', headers: { ...ours, cookie } })

  it('is set by the server for its whole lifetime, because Safari ends it after seven days', async () => {
    const response = await keep('consent,interest', 'user-consent-settings=1.000.1.5; interest=a%2Cb; bind=x')
    expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
    const [consent = '', interest, ...others] = response.headers.getSetCookie()
    expect(consent).toMatch(/^user-consent-settings=1\.000\.1\.5; Max-Age=15\d{6}; Path=\/; SameSite=Lax$/)
    expect(interest).toBe('interest=a%2Cb; Max-Age=2592000; Path=/; SameSite=Lax')
    expect(others).toEqual([])
  })

  it.each([
    ['without consent to statistics', 'visitor', `jmuid=${visitorId}; user-consent-settings=1.000.1.5`],
    ['that is the server’s own', 'device,binding', 'device=x; bind=x'],
    [
      'that ends with the browser or within a week',
      'booking,scrollPosition',
      'buy-residence=1; scroll-position=1',
    ],
    ['that was not sent', 'consent', ''],
    ['that is unknown', 'constructor,__proto__', 'constructor=1'],
  ])('%s is not set', async (_, names, cookie) => {
    expect((await keep(names, cookie)).headers.getSetCookie()).toEqual([])
  })

  it('that counts visits is set if the visitor consented to statistics', async () => {
    const [visitor] = (
      await keep('visitor', `jmuid=${visitorId}; user-consent-settings=1.100.1.5`)
    ).headers.getSetCookie()
    expect(visitor).toContain(`jmuid=${visitorId}; Max-Age=15`)
  })
})

describe('The origin check', () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ]
  it.each(foreign)('rejects a request with %o', async (headers) => {
    const { app, kept } = serve()
    for (const path of ['/api/consent', '/api/cookies', '/api/experiments/cookie-consent/2']) {
      const response = await app.request(path, {
        method: 'POST',
        headers: { host: 'localhost', ...headers },
        body: new URLSearchParams({ choice: 'all' }),
      })
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
    }
    expect(kept).toEqual([])
  })

  it('accepts an older browser by its origin, regardless of the scheme before a proxy', async () => {
    const { app } = serve()
    const response = await app.request('/api/experiments/cookie-consent/4', {
      method: 'POST',
      headers: { host: 'localhost', origin: 'https://localhost' },
    })
    expect(response.status).toBe(204)
  })
})

describe('The form', () => {
  it('stores the choice in the cookie and in the record, and redirects back', async () => {
    const { kept, post } = serve()
    const response = await post({ choice: 'manual', statistics: 'on', returnTo: '/cookies/' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/cookies/'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { 'user-consent-settings': consent, jmuid } = cookiesOf(response)
    expect(readConsentCookie(consent?.value)).toMatchObject({ ...none, statistics: true })
    expect(consent?.attributes).toEqual(expect.arrayContaining(['Path=/', 'SameSite=Lax']))
    expect(consent?.attributes).not.toContain('HttpOnly')
    expect(jmuid).toBeUndefined()
    expect(kept).toMatchObject([{ choice: 3, switches: { ...none, statistics: true } }])
  })

  it('gives a visitor id to visitors who agree to everything', async () => {
    const { kept, post } = serve()
    const { jmuid } = cookiesOf(await post({ choice: 'all' }))
    expect(jmuid?.value).toMatch(/^[\da-f-]{36}$/)
    expect(kept).toMatchObject([{ choice: 2, visitorId: jmuid?.value }])
  })

  it('deletes the cookies that are not agreed to any more', async () => {
    const { kept, post } = serve()
    const cookie = `user-consent-settings=1.111.1.1795254638431; jmuid=${visitorId}; source-medium=a`
    const cookies = cookiesOf(await post({ choice: 'necessaryOnly' }, { cookie }))
    for (const name of ['jmuid', 'source-medium']) expect(cookies[name]?.attributes).toContain('Max-Age=0')
    expect(kept).toMatchObject([{ choice: 4, visitorId: undefined }])
  })

  it.each(['//evil.example', 'https://evil.example/', '/logga-ut/', '/cookies/\r\nx: y', '/api/consent', ''])(
    'redirects to the cookies page and not to %j',
    async (returnTo) => {
      expect((await serve().post({ choice: 'all', returnTo })).headers.get('location')).toBe('/cookies/')
    },
  )

  it('ignores a garbage cookie', async () => {
    const response = await serve().post({ choice: 'all' }, { cookie: 'user-consent-settings=%%%; jmuid=;;=' })
    expect(response.status).toBe(303)
  })

  it.each([{}, { choice: '__proto__' }, { choice: 'everything' }] as Record<string, string>[])(
    'rejects %o',
    async (fields) => {
      const { kept, post } = serve()
      expect((await post(fields)).status).toBe(400)
      expect(kept).toEqual([])
    },
  )

  it('rejects a body that is not a form, or is too long', async () => {
    const { app, post } = serve()
    const json = { method: 'POST', headers: { ...ours, 'content-type': 'application/json' }, body: '{}' }
    expect((await app.request('/api/consent', json)).status).toBe(415)
    expect((await post({ choice: 'all', more: 'x'.repeat(5_000) })).status).toBe(413)
  })

  it('stops reading at the longest allowed form, even without a content length', async () => {
    const { app } = serve()
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        if (sent > 1_000) controller.close()
        else controller.enqueue(new TextEncoder().encode('x'.repeat(1_024)))
      },
    })
    const headers = { ...ours, 'content-type': 'application/x-www-form-urlencoded' }
    const form = { method: 'POST', headers, body: endless, duplex: 'half' } as RequestInit
    expect((await app.request('/api/consent', form)).status).toBe(413)
    expect(sent).toBeLessThan(20)
  })
})

describe('A form that the browser itself sent', () => {
  const page = { accept: 'text/html,*/*;q=0.8' }

  it.each([
    ['/cookies/', 'sv', 'Formuläret kom inte fram'],
    ['/en/cookies/', 'en', 'The form did not reach us'],
  ])(
    'and that is rejected, from %s, is answered with a page that says what to do',
    async (path, language, words) => {
      const response = await serve().post(
        { choice: 'all', returnTo: path },
        { ...page, 'sec-fetch-site': 'cross-site', referer: `http://localhost${path}` },
      )
      expect(response.status).toBe(403)
      expect(response.headers.get('content-type')).toContain('text/html')
      const html = await response.text()
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain(words)
    },
  )

  it('too often gets a page that asks to wait a minute, with the phone number of the site', async () => {
    const { post } = serve(1)
    await post({ choice: 'all' }, page)
    const response = await post({ choice: 'all' }, { ...page, host: 'senior.localhost' })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('60')
    const html = await response.text()
    expect(html).toContain('Vänta en minut')
    // Its groups of digits stay on one line.
    expect(html).toContain('<a href="tel:+46846500420">08-465\u00a0004\u00a020</a>')
  })

  it('is answered in JSON if a script sent it', async () => {
    const response = await serve().post({ choice: 'all' }, { 'sec-fetch-site': 'cross-site' })
    expect(response.headers.get('content-type')).toContain('application/problem+json')
  })
})

it('A client that sends too many choices is rejected', async () => {
  const { record } = serve(2)
  const statuses = [await record('1'), await record('1'), await record('1')].map(({ status }) => status)
  expect(statuses).toEqual([204, 204, 429])
})

describe('The record', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = openTestDatabase()
  })
  afterAll(() => database.close())

  it('contains the answer and the versions of policy and interface, without address or browser', async () => {
    const records = makeConsentRecords(database.db, { uiVersion: 'abc' })
    await records.add({ site: siteByKey('norway'), choice: 2, switches: all, revision: 1, visitorId })
    await records.add({ site: siteByKey('norway'), choice: 3, revision: 1 })
    const rows = await database.db.selectFrom('consent_records').selectAll().orderBy('choice').execute()
    expect(rows).toMatchObject([
      { choice: 2, statistics: true, third_party: true, policy_revision: 1, ui_version: 'abc' },
      { choice: 3, statistics: null, visitor_id: null },
    ])
    expect(Object.keys(rows[0] ?? {}).some((column) => /ip|address|agent/.test(column))).toBe(false)
  })

  it('is deleted after 24 months', async () => {
    const records = makeConsentRecords(database.db, { uiVersion: 'abc' })
    await records.add({ site: siteByKey('norway'), choice: 4, revision: 1 })
    const kept = async () => (await database.db.selectFrom('consent_records').select('id').execute()).length
    const inMonths = (months: number, days: number) => {
      const then = new Date()
      then.setUTCMonth(then.getUTCMonth() + months, then.getUTCDate() + days)
      return then.getTime()
    }
    await records.sweep(inMonths(24, -1))
    expect(await kept()).toBeGreaterThan(0)
    await records.sweep(inMonths(24, 1))
    expect(await kept()).toBe(0)
  })
})
