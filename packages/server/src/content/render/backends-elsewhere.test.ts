// A part of the API on another backend: its calls go there, all others stay, and its failures are reported at once.
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { EndpointReply } from '@husrum/contract'
import { fakeBankIdCa, serviceCert, serviceKey } from '@husrum/testkit/fake-bank-id-certificates'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '../../platform/http/listen.ts'
import { aWeb, makeTestApp, posting } from '../../testing/test-app.ts'
import { makeBackendsElsewhere } from './backends-elsewhere.ts'
import { makeGuardedBackend } from './guard-backend.ts'
import { ServiceAway } from './service-away.ts'

let server: Server
let url: string
let asked: string[] = []
let heard: IncomingHttpHeaders = {}
let bodies: string[] = []
/** Failures of the next requests; if none are left, they are answered. */
let troubles: ('hangsUp' | 'isAway' | 'isSlow' | 'isOdd')[] = []

const found = JSON.stringify({ hits: [], estimatedTotalHits: 7 })

const answerWhole = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  asked.push(`${request.method} ${request.url}`)
  heard = request.headers
  const trouble = troubles.shift()
  if (trouble === 'hangsUp') request.socket.destroy()
  if (trouble === 'isOdd') request.socket.end('HTTP/1.1 799 Odd\r\nContent-Length: 0\r\n\r\n')
  if (trouble !== undefined && trouble !== 'isAway') return
  bodies.push(await text(request))
  const status = trouble === 'isAway' ? 503 : 200
  response.writeHead(status, { 'content-type': 'application/json' }).end(found)
}

/** A client that disconnects while sending gets no response. */
const answer = (request: IncomingMessage, response: ServerResponse): void =>
  void answerWhole(request, response).catch(() => undefined)

const open = async (port = 0): Promise<void> => {
  server = createServer(answer).listen(port, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const close = () =>
  new Promise((done) => {
    server.close(done)
    server.closeAllConnections()
  })

beforeEach(async () => {
  asked = []
  bodies = []
  troubles = []
  await open()
})
afterEach(close)

const log = pino({ level: 'silent' })
const search = posting({ filter: { siteId: 1 } })

describe('A part of the API on another backend', () => {
  it('receives its own calls of browsers, and no others', async () => {
    const { app } = makeTestApp({ elsewhere: { search: url } })
    const homes = await app.request('/services/residence/search_object', search)
    expect(await homes.json()).toEqual({ hits: [], estimatedTotalHits: 7 })
    expect((await app.request('/kundservice/GetViewModel')).status).toBe(200)
    expect(asked).toEqual(['POST /services/residence/search_object'])
  })

  it('receives its own calls of pages, and the rest of the page is rendered here', async () => {
    const replies: EndpointReply[] = []
    const web = aWeb({
      render: async ({ call }) => {
        replies.push(await call('searchObject', { filter: { siteId: 1 } } as never))
        replies.push(await call('getNavigation', {}))
        return { status: 200, headers: { 'content-type': 'text/html' }, body: '' }
      },
    })
    const { app } = makeTestApp({ web, elsewhere: { search: url } })
    await app.request('/sok-bostad/')
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(asked).toEqual(['POST /services/residence/search_object'])
  })

  it('has its pages in the sitemap, if it has any', async () => {
    const { app } = makeTestApp({ elsewhere: { pages: url } })
    for (const path of ['/robots.txt', '/en/sitemap-pages.xml']) await app.request(path)
    expect(asked).toEqual(['GET /robots.txt', 'GET /en/sitemap-pages.xml'])
  })

  it('gets the visitor’s address from this server only', async () => {
    const { app } = makeTestApp({ elsewhere: { search: url } })
    const claims = ['forwarded', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip']
    const headers = {
      ...search.headers,
      ...Object.fromEntries([...claims, 'x-forwarded-proto'].map((name) => [name, 'for=10.0.0.1'])),
    }
    await app.request('/services/residence/search_object', { ...search, headers })
    expect(claims.filter((name) => name in heard)).toEqual([])
    expect(heard['x-forwarded-proto']).toBe('http')
  })

  it('gets whole bodies with their length, without request smuggling', async () => {
    const { app } = makeTestApp({ elsewhere: { search: url } })
    const { port, close: stop } = await listen({ fetch: app.fetch, port: 0 })
    const smuggled = 'GET /services/residence/tags HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.0.0.1\r\n\r\n'
    try {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const socket = connect(port, '127.0.0.1')
        socket.write(
          `${method} /services/residence/search_object HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
        )
        expect(await text(socket)).toContain(found)
        expect([heard['content-length'], heard['transfer-encoding']]).toEqual([
          String(smuggled.length),
          undefined,
        ])
        const chunked = connect(port, '127.0.0.1')
        chunked.write(
          `${method} /services/residence/search_object HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
        )
        expect(await text(chunked)).toContain(found)
      }
    } finally {
      await stop()
    }
    expect(bodies).toEqual(Array(4).fill([smuggled, '{}']).flat())
    expect(asked).toHaveLength(8)
  })

  it('has its own certificate verified, not one for the hosts of visitors', async () => {
    const trusted = getCACertificates()
    setDefaultCACertificates([...trusted, fakeBankIdCa])
    const secure = createSecureServer({ cert: serviceCert, key: serviceKey }, answer).listen(0, '127.0.0.1')
    await new Promise((done) => secure.once('listening', done))
    const at = `https://localhost:${(secure.address() as AddressInfo).port}`
    try {
      const { app } = makeTestApp({ elsewhere: { search: at } })
      const headers = { ...search.headers, host: 'no.localhost' }
      const homes = await app.request('/services/residence/search_object', { ...search, headers })
      expect([homes.status, heard.host]).toEqual([200, 'no.localhost'])
    } finally {
      setDefaultCACertificates(trusted)
      secure.closeAllConnections()
      await new Promise((done) => secure.close(done))
    }
  })

  it('is reported as unavailable with 503 and a time to retry, while everything else works', async () => {
    const { app } = makeTestApp({ elsewhere: { search: url } })
    await close()
    const homes = await app.request('/services/residence/search_object', search)
    expect([homes.status, homes.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await homes.json()).toMatchObject({ code: 'serviceUnavailable' })
    expect((await app.request('/kundservice/GetViewModel')).status).toBe(200)
    await open(Number(new URL(url).port))
    expect((await app.request('/services/residence/search_object', search)).status).toBe(200)
  })
})

const visitor = { host: 'localhost', scheme: 'http', requestId: '1', address: '' }
const guarded = (options: { timeoutMs?: number; restMs?: number } = {}) => {
  const send = makeGuardedBackend({ url, name: 'search', timeoutMs: 1_000, log, ...options })
  return (method: 'GET' | 'POST') =>
    send(new Request(`${url}/things`, { method, ...(method === 'POST' && { body: '{}' }) }), visitor).then(
      ({ status }) => status,
      (cause: unknown) => (cause instanceof ServiceAway ? 'away' : Promise.reject(cause)),
    )
}

describe('The circuit breaker of a backend', () => {
  it('retries idempotent calls only', async () => {
    const ask = guarded()
    troubles = ['hangsUp', 'isAway']
    expect(await ask('GET')).toBe(200)
    troubles = ['hangsUp']
    expect(await ask('POST')).toBe('away')
    expect(asked).toHaveLength(4)
  })

  it('forwards the backend’s own 503', async () => {
    troubles = ['isAway', 'isAway', 'isAway']
    expect(await guarded()('GET')).toBe(503)
  })

  it('times out, and does not retry after a timeout', async () => {
    troubles = ['isSlow']
    expect(await guarded({ timeoutMs: 50 })('GET')).toBe('away')
    expect(asked).toHaveLength(1)
  })

  it('counts an invalid response as a failure', async () => {
    troubles = ['isOdd']
    expect(await guarded()('POST')).toBe('away')
    expect(await guarded()('POST')).toBe(200)
  })

  it('does not count disconnected visitors as failures, and does not retry for them', async () => {
    const { send } = makeBackendsElsewhere({ addresses: {}, all: url, timeoutMs: 1_000, log })
    for (let left = 0; left < 6; left += 1) {
      troubles = ['isSlow']
      const leaving = new AbortController()
      const asking = send(new Request(`${url}/things`), visitor, { signal: leaving.signal })
      await expect.poll(() => troubles).toEqual([])
      leaving.abort(new Error('gone'))
      await expect(asking).rejects.toThrow('gone')
    }
    expect(asked).toHaveLength(6)
    expect((await send(new Request(`${url}/things`), visitor)).status).toBe(200)
  })

  it('does not count slow uploads as failures', async () => {
    const send = makeGuardedBackend({ url, name: 'search', timeoutMs: 100, log })
    const halting = () =>
      new Request(`${url}/things`, {
        method: 'POST',
        headers: { 'content-length': '10' },
        body: new ReadableStream({ start: (to) => to.enqueue(new Uint8Array(1)) }),
        duplex: 'half',
      } as RequestInit)
    const leaving = new AbortController()
    const asking = Array.from({ length: 6 }, () => send(halting(), visitor, { signal: leaving.signal }))
    await expect.poll(() => asked).toHaveLength(6)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect((await send(new Request(`${url}/things`), visitor)).status).toBe(200)
    leaving.abort(new Error('gone'))
    for (const each of asking) await expect(each).rejects.toThrow('gone')
  })

  it('is not blocked by a slow upload as its probe', async () => {
    const send = makeGuardedBackend({ url, name: 'search', timeoutMs: 200, log, restMs: 50 })
    const ask = () =>
      send(new Request(`${url}/things`), visitor).then(
        ({ status }) => status,
        () => 'away',
      )
    troubles = Array<'hangsUp'>(6).fill('hangsUp')
    for (let time = 0; time < 2; time += 1) await ask()
    await new Promise((resolve) => setTimeout(resolve, 100))
    const body = new ReadableStream({ start: (to) => to.enqueue(new Uint8Array(1)) })
    const slow = { method: 'POST', headers: { 'content-length': '10' }, body, duplex: 'half' } as RequestInit
    const leaving = new AbortController()
    const sending = send(new Request(`${url}/things`, slow), visitor, { signal: leaving.signal })
    troubles = []
    await expect.poll(ask).toBe(200)
    leaving.abort(new Error('gone'))
    await expect(sending).rejects.toThrow('gone')
  })

  it('is not closed by an incomplete upload as its probe', async () => {
    const send = makeGuardedBackend({ url, name: 'search', timeoutMs: 200, log, restMs: 50 })
    troubles = Array<'hangsUp'>(5).fill('hangsUp')
    for (const _ of troubles.slice())
      await send(new Request(`${url}/things`, { method: 'POST' }), visitor).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 100))
    const body = new ReadableStream({ pull: (to) => to.error(new Error('broken off')) })
    const half = { method: 'POST', headers: { 'content-length': '10' }, body, duplex: 'half' } as RequestInit
    await expect(send(new Request(`${url}/things`, half), visitor)).rejects.toThrow('broken off')
    troubles = ['hangsUp']
    asked = []
    await send(new Request(`${url}/things`, { method: 'POST' }), visitor).catch(() => undefined)
    await expect(send(new Request(`${url}/things`), visitor)).rejects.toThrow('is unavailable')
    expect(asked).toHaveLength(1)
  })

  it('is not closed by a disconnected visitor as its probe', async () => {
    const send = makeGuardedBackend({ url, name: 'search', timeoutMs: 300, log, restMs: 50 })
    const ask = () => send(new Request(`${url}/things`, { method: 'POST', body: '{}' }), visitor)
    troubles = Array<'hangsUp'>(5).fill('hangsUp')
    for (const _ of troubles.slice()) await ask().catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 100))
    troubles = ['isSlow']
    const leaving = new AbortController()
    const trying = send(new Request(`${url}/things`), visitor, { signal: leaving.signal })
    await expect.poll(() => troubles).toEqual([])
    leaving.abort(new Error('gone'))
    await expect(trying).rejects.toBeInstanceOf(ServiceAway)
  })

  it('opens after repeated failures, and closes when the backend is back', async () => {
    const ask = guarded({ restMs: 200 })
    troubles = Array<'hangsUp'>(5).fill('hangsUp')
    for (const _ of troubles.slice()) await ask('POST')
    asked = []
    expect(await ask('GET')).toBe('away')
    expect(asked).toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 250))
    // One is the probe; the others do not wait for it.
    troubles = ['isSlow']
    const finding = ask('POST')
    await expect.poll(() => asked).toHaveLength(1)
    expect(await Promise.race([ask('POST'), finding.then(() => 'late')])).toBe('away')
    expect(await finding).toBe('away')
    await expect.poll(() => ask('GET')).toBe(200)
  })
})
