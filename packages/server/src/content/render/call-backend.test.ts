// Another backend's responses reach a page as in the contract, with the visitor's session for read-only calls.
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CallEndpoint } from '@husrum/contract'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '../../app.ts'
import { aWeb } from '../../testing/test-app.ts'

interface Heard {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

const heard: Heard[] = []
let answer: { status: number; body: string } = { status: 200, body: '[]' }
let server: Server
let url: string
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += String(part)
    })
    request.on('end', () => {
      heard.push({ method: request.method, url: request.url, headers: request.headers, body })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => server.close(done)))

const session = 'jwtToken=aaa.bbb.ccc; bind=secret-1; flow=f; form=typed; user-consent-settings=1'

/** Renders a page that makes a call; returns the result, and the requests that the backend received. */
const callFrom = async (
  calls: (call: CallEndpoint) => Promise<unknown>,
  { headers = {}, peer, to = url }: { headers?: Record<string, string>; peer?: string; to?: string } = {},
) => {
  heard.length = 0
  let result: unknown
  const app = makeApp({
    environment: 'development',
    log: pino({ level: 'silent' }),
    version: '0',
    web: aWeb({
      render: async ({ call }) => {
        result = await calls(call)
        return { status: 200, headers: { 'content-type': 'text/html' }, body: '' }
      },
    }),
    backend: { url: to },
  })
  await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } })
  return { result, heard: heard[0] }
}

const notifications = (call: CallEndpoint) => call('getNotifications', { siteKey: 'norway' })
const homes = (call: CallEndpoint) => call('tagsByUrl', { siteId: 1, urls: ['a', 'b'] })

describe('With another backend, a page’s call', () => {
  it('that only reads has the visitor’s session', async () => {
    answer = { status: 200, body: '[]' }
    const { heard, result } = await callFrom(notifications, {
      headers: { cookie: session, host: 'no.localhost' },
      peer: '203.0.113.9',
    })
    expect(heard).toMatchObject({ method: 'GET', url: '/services/notifications/norway' })
    expect(heard?.headers).toMatchObject({
      authorization: 'Bearer aaa.bbb.ccc',
      cookie: 'bind=secret-1; form=typed',
      'x-forwarded-for': '203.0.113.9',
      host: 'no.localhost',
    })
    expect(result).toEqual({ status: 200, body: [] })
  })

  it('that could change something has no session, and its fields as JSON', async () => {
    answer = { status: 200, body: JSON.stringify({ hits: [], estimatedTotalHits: 0 }) }
    const { heard, result } = await callFrom(homes, { headers: { cookie: session } })
    expect(heard).toMatchObject({ method: 'POST', body: JSON.stringify({ siteId: 1, urls: ['a', 'b'] }) })
    expect(heard?.headers).not.toHaveProperty('authorization')
    expect(heard?.headers).not.toHaveProperty('cookie')
    expect(result).toEqual({ status: 200, body: { hits: [], estimatedTotalHits: 0 } })
  })

  it('for a page requests its view model', async () => {
    answer = { status: 404, body: '{"template":"notFound"}' }
    const { heard, result } = await callFrom((call) => call('getViewModel', { path: '/finns-inte/' }))
    expect(heard?.url).toBe('/finns-inte/GetViewModel')
    expect(result).toEqual({ status: 404, body: { template: 'notFound' } })
  })

  it('gets the backend’s rejection', async () => {
    const problem = { type: 'about:blank', title: 'Unauthorized', status: 401, code: 'signedOut' }
    answer = { status: 401, body: JSON.stringify(problem) }
    expect((await callFrom(notifications)).result).toEqual({ status: 401, body: problem })
  })

  it.each([
    ['invalid JSON', 200, 'Hello'],
    ['another shape', 200, '[{"id":1}]'],
    ['an error in another format', 500, '{"oops":true}'],
  ])('with %s as its response becomes 502', async (_, status, body) => {
    answer = { status, body }
    expect((await callFrom(notifications)).result).toMatchObject({ status: 502 })
  })

  it('becomes 503 while the backend is unavailable', async () => {
    expect((await callFrom(notifications, { to: 'http://127.0.0.1:9' })).result).toMatchObject({
      status: 503,
      body: { code: 'serviceUnavailable' },
    })
  })
})

describe('A call of a browser', () => {
  it('has the visitor’s trusted address, not a forged one', async () => {
    const forwardedFor = async (peer?: string) => {
      heard.length = 0
      const app = makeApp({
        environment: 'development',
        log: pino({ level: 'silent' }),
        version: '0',
        backend: { url },
      })
      await app.request(
        '/services/heard',
        { headers: { 'x-forwarded-for': '6.6.6.6' } },
        { incoming: { socket: { remoteAddress: peer } } },
      )
      return heard[0]?.headers['x-forwarded-for']
    }
    expect(await forwardedFor('203.0.113.9')).toBe('203.0.113.9')
    expect(await forwardedFor()).toBeUndefined()
  })
})
