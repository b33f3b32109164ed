// Every response has an id and security headers, and is compressed.
import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { aWeb, makeTestApp, posting } from '../../testing/test-app.ts'
import type { AppEnv } from './app-environment.ts'

const { app } = makeTestApp()

const policyOf = (response: Response): string => response.headers.get('content-security-policy') ?? ''

/** The inline content of a page, as the policy names it. */
const hashesIn = (html: string, tag: 'script' | 'style'): readonly string[] =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

describe('Every response', () => {
  it('has an id created by the server, whatever the caller sends', async () => {
    const response = await app.request('/', { headers: { 'x-request-id': 'mine' } })
    const id = response.headers.get('x-request-id')
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect((await app.request('/')).headers.get('x-request-id')).not.toBe(id)
  })

  it('is logged in one line without the query', async () => {
    const { app: logged, log } = makeTestApp()
    const response = await logged.request('/sok-bostad/?email=anna@example.com')
    expect(log).toHaveLength(1)
    expect(log[0]).toMatchObject({ method: 'GET', path: '/sok-bostad/', status: 200 })
    expect(log[0]?.requestId).toBe(response.headers.get('x-request-id'))
    expect(JSON.stringify(log)).not.toContain('anna')
  })

  it('has headers against sniffing, framing and referrers', async () => {
    for (const path of ['/', '/services/openapi.json', '/health/live', '/services/nothing']) {
      const { headers } = await app.request(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
      expect(headers.get('permissions-policy')).toContain('camera=()')
    }
  })

  it('has a stricter referrer policy if the route sets one', async () => {
    const route = (hono: Hono<AppEnv>) => {
      hono.get('/services/quiet', (c) => c.text('', 200, { 'referrer-policy': 'no-referrer' }))
    }
    const quiet = makeTestApp({ backend: { routes: [route] } }).app
    expect((await quiet.request('/services/quiet')).headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('logs once that the header of an untrusted proxy is ignored', async () => {
    const { app: production, log } = makeTestApp({ environment: 'production' })
    const host = { host: 'www.husrum.example' }
    const told = () => log.filter(({ msg }) => String(msg).includes('TRUSTED_PROXIES'))
    await production.request('/', { headers: host })
    expect(told()).toEqual([])
    for (const address of ['203.0.113.7', '203.0.113.8'])
      await production.request('/', { headers: { ...host, 'x-forwarded-for': address } })
    expect(told()).toHaveLength(1)
    expect(JSON.stringify(log)).not.toContain('203.0.113')
    const trusting = makeTestApp({ environment: 'production', trustedProxies: { hops: 1 } })
    await trusting.app.request('/', { headers: { ...host, 'x-forwarded-for': '203.0.113.7' } })
    expect(trusting.log.some(({ msg }) => String(msg).includes('TRUSTED_PROXIES'))).toBe(false)
  })

  it('logs once, with its address, that a proxy is in none of the trusted networks', async () => {
    const trustedProxies = { networks: ['10.42.7.0/24'] }
    const { app: production, log } = makeTestApp({ environment: 'production', trustedProxies })
    const headers = { host: 'www.husrum.example', 'x-forwarded-for': '203.0.113.7' }
    const askFrom = (remoteAddress: string) =>
      production.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
    const told = () => log.filter(({ msg }) => String(msg).includes('TRUSTED_PROXIES'))
    await askFrom('::ffff:10.42.7.3')
    expect(told()).toEqual([])
    for (const peer of ['10.42.8.3', '10.42.8.4']) await askFrom(peer)
    expect(told()).toMatchObject([{ network: '10.42.8.0/24' }])
    expect(JSON.stringify(log)).not.toMatch(/203\.0\.113|10\.42\.8\.[34]/)
  })

  it('requires HTTPS in production only', async () => {
    const production = makeTestApp({ environment: 'production' }).app
    const response = await production.request('/', { headers: { host: 'www.husrum.example' } })
    expect(response.headers.get('strict-transport-security')).toContain('max-age=')
    expect(response.headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
    expect((await app.request('/')).headers.has('strict-transport-security')).toBe(false)
  })

  it('is compressed if it is a long text and the client accepts it', async () => {
    const packed = await app.request('/services/openapi.json', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(JSON.parse(gunzipSync(await packed.arrayBuffer()).toString())).toHaveProperty('openapi')
    const page = await app.request('/', { headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(await page.arrayBuffer()).toString()).toContain('sweden /')
    const plain = await app.request('/services/openapi.json', { headers: { 'accept-encoding': 'gzip;q=0' } })
    expect(plain.headers.has('content-encoding')).toBe(false)
    const health = await app.request('/health/live', { headers: { 'accept-encoding': 'gzip' } })
    expect(health.headers.has('content-encoding')).toBe(false)
    expect(await health.json()).toEqual({ status: 'ok' })
  })
})

describe('Every page', () => {
  it('has the hashes of its inline content, the same each time, so that it can be cached', async () => {
    const [first, second] = await Promise.all([app.request('/'), app.request('/')])
    expect(policyOf(first)).toBe(policyOf(second))
    const [hash] = hashesIn(await first.text(), 'style')
    expect(hash).toBeDefined()
    expect(policyOf(first)).toContain(`style-src 'self' ${hash};`)
  })

  it('allows no other scripts and styles', async () => {
    const policy = (await app.request('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).toContain(`base-uri 'none'`)
    expect(policy).toContain(`'strict-dynamic'`)
    expect(policy).not.toMatch(/unsafe|nonce/)
  })

  it('allows Vite’s client in development, and no other inline scripts', async () => {
    const policy = policyOf(await makeTestApp({ vite: true }).app.request('/'))
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')*;/)
    expect(policy).toContain(`style-src 'self' 'unsafe-inline'`)
  })

  it('creates markup from text only by the named Trusted Types policies', async () => {
    const policyOn = async (tested: typeof app) => policyOf(await tested.request('/'))
    expect(await policyOn(app)).toContain(
      `require-trusted-types-for 'script'; trusted-types husrum-html husrum-entry husrum-worker dompurify default`,
    )
    expect(await policyOn(app)).not.toContain('husrum-tags')
    const tagged = (mayLoadTagManager: boolean) =>
      makeTestApp({
        tagManagers: { sweden: { host: 'tags.example', containerId: 'GTM-ABC123' } },
        web: aWeb({
          render: async () => ({
            status: 200,
            headers: { 'content-type': 'text/html; charset=utf-8' },
            body: '<p>',
            mayLoadTagManager,
          }),
        }),
      })
    expect(await policyOn(tagged(true).app)).toContain('dompurify default husrum-tags')
    expect(await policyOn(tagged(false).app)).not.toContain('tags')
  })

  it('may load a map from the configured host only', async () => {
    const policyWith = async (kind: 'raster' | 'pmtiles', url: string) =>
      policyOf(await makeTestApp({ mapTiles: { kind, url } }).app.request('/'))
    const pictures = await policyWith('raster', 'https://tiles.example/{z}/{x}/{y}.png?key=1')
    expect(pictures).toContain(`img-src 'self' data: https://tiles.example;`)
    expect(pictures).toContain(`connect-src 'self';`)
    const archive = await policyWith('pmtiles', 'https://maps.example/nordic.pmtiles')
    expect(archive).toContain(`img-src 'self' data: blob:;`)
    expect(archive).toContain(`connect-src 'self' https://maps.example;`)
    expect(policyOf(await app.request('/'))).toContain(`img-src 'self' data:;`)
  })

  it('has one address, with the closing slash', async () => {
    const response = await app.request('/sok-bostad?minRooms=3')
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/sok-bostad/?minRooms=3')
  })

  it('that cannot be rendered is replaced by an error page with a reference, in the site’s language', async () => {
    const response = await app.request('/?fail', { headers: { host: 'fi.localhost', accept: 'text/html' } })
    expect(response.status).toBe(500)
    const html = await response.text()
    expect(html).toContain('<html lang="fi">')
    expect(html).toContain(response.headers.get('x-request-id') ?? 'no id')
    expect(policyOf(response)).toContain(hashesIn(html, 'style')[0])
    expect(html).not.toContain('A defect')
    expect(html).toContain('href="mailto:asiakaspalvelu@husrum-suomi.example"')
  })

  it('that cannot be rendered does not wait for content that does not arrive', async () => {
    const contactOf = () => new Promise<never>(() => undefined)
    const slow = makeTestApp({ backend: { contactOf } }).app
    const html = await (await slow.request('/?fail', { headers: { accept: 'text/html' } })).text()
    expect(html).toContain('Något gick fel hos oss')
    expect(html).not.toContain('mailto:')
  })
})

it('A script may only connect to this server, since a worker has the policy of its own file', async () => {
  expect(policyOf(await app.request('/assets/entry-1a2b.js'))).toBe(
    `default-src 'none'; connect-src 'self'; frame-ancestors 'none'`,
  )
  expect(policyOf(await app.request('/services/openapi.json'))).not.toContain('connect-src')
})

describe('A host', () => {
  const production = makeTestApp({ environment: 'production' }).app

  it('of another domain gets a 404 in production', async () => {
    const page = await production.request('/', { headers: { host: 'evil.example', accept: 'text/html' } })
    expect(page.status).toBe(404)
    expect(page.headers.get('content-type')).toContain('text/html')
    const service = await production.request(
      '/services/residence/search/tags/url',
      posting({ siteId: 1, urls: [] }, { host: 'evil.example' }),
    )
    expect(service.status).toBe(404)
    expect(await service.json()).toMatchObject({ code: 'unknownSite' })
    expect((await production.request('/health/live', { headers: { host: '10.0.0.7' } })).status).toBe(200)
  })

  it('is not overridden by another header', async () => {
    const response = await app.request('/', {
      headers: { host: 'no.localhost', 'x-forwarded-host': 'fi.localhost' },
    })
    expect(await response.text()).toContain('norway /')
  })

  it('and path choose the site', async () => {
    expect(await (await app.request('/en/')).text()).toContain('sweden-english /en/')
  })
})
