// A page is rendered for whoever asks: its calls read as them, change nothing as them, and the page is kept by nobody.
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '../http/app.ts'
import { aWeb, makeTestApp } from '../testing/test-app.ts'

type Heard = Readonly<Record<string, string | undefined>>

/** Makes one call while it renders, by `?method=`. */
const callingWeb = aWeb({
  render: async ({ url, fetch }) => {
    const method = new URL(url).searchParams.get('method') ?? 'GET'
    await fetch(new URL('/services/heard', url), { method })
    return {
      status: 200,
      headers: { 'cache-control': 'private, no-cache', 'content-type': 'text/html' },
      body: '',
    }
  },
})

const session = 'jwtToken=aaa.bbb.ccc; bind=secret-1; flow=f; form=typed; user-consent-settings=1'

const ownHeard = async (cookie: string, method = 'GET') => {
  const heard: Heard[] = []
  const { app } = makeTestApp({
    web: callingWeb,
    backend: {
      routes: [
        (hono) =>
          hono.all('/services/heard', (c) => {
            heard.push({
              authorization: c.req.header('authorization'),
              cookie: c.req.header('cookie'),
              address: c.get('address'),
            })
            return c.body(null, 204)
          }),
      ],
    },
    trustedProxies: { hops: 1 },
  })
  const response = await app.request(
    `/?method=${method}`,
    { headers: { cookie, 'x-forwarded-for': '192.0.2.4' } },
    { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
  )
  return { heard: heard[0], response }
}

describe('The calls of a render', () => {
  it('read as the visitor: the token as bearer, and no cookie but those that the answers need', async () => {
    const { heard } = await ownHeard(session)
    expect(heard).toEqual({
      authorization: 'Bearer aaa.bbb.ccc',
      cookie: 'bind=secret-1; form=typed',
      address: '192.0.2.4',
    })
  })

  it('do not change anything as the visitor', async () => {
    const { heard } = await ownHeard(session, 'POST')
    expect(heard?.authorization).toBeUndefined()
    expect(heard?.cookie).not.toContain('bind')
  })

  it('say nothing of a visitor who has only a part of a session, or what is none', async () => {
    for (const cookie of ['jwtToken=aaa.bbb.ccc', 'bind=secret-1', 'jwtToken=a%0d%0ab; bind=secret-1', ''])
      expect((await ownHeard(cookie)).heard?.authorization, cookie).toBeUndefined()
  })
})

describe('A rendered page', () => {
  it('is kept by nobody when it belongs to somebody, or could', async () => {
    const cacheOf = async (path: string, cookie = '') =>
      (await makeTestApp({ web: callingWeb }).app.request(path, { headers: { cookie } })).headers.get(
        'cache-control',
      )
    expect(await cacheOf('/')).toBe('private, no-cache')
    expect(await cacheOf('/', session)).toBe('no-store')
    expect(await cacheOf('/', 'jwtToken=over')).toBe('no-store')
    expect(await cacheOf('/mina-sidor/')).toBe('no-store')
    expect(await cacheOf('/mina-sidor/kontakt/')).toBe('no-store')
    expect(await cacheOf('/logga-in/')).toBe('private, no-cache')
  })
})

describe('With another backend', () => {
  const heard: Heard[] = []
  let server: Server
  let url: string
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { authorization, cookie, 'x-forwarded-for': forwarded, host } = request.headers
      heard.push({ authorization, cookie, forwarded: forwarded as string | undefined, host })
      response.writeHead(204).end()
    }).listen(0, '127.0.0.1')
    await new Promise((done) => server.once('listening', done))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((done) => server.close(done)))

  const ask = async (path: string, headers: Record<string, string>, peer?: string) => {
    heard.length = 0
    const app = makeApp({
      environment: 'development',
      log: pino({ level: 'silent' }),
      version: '0',
      web: callingWeb,
      backend: { url },
    })
    await app.request(path, { headers }, { incoming: { socket: { remoteAddress: peer } } })
    return heard[0]
  }

  it('the calls go there in the visitor’s name all the same', async () => {
    expect(await ask('/', { cookie: session, host: 'no.localhost' }, '203.0.113.9')).toEqual({
      authorization: 'Bearer aaa.bbb.ccc',
      cookie: 'bind=secret-1; form=typed',
      forwarded: '203.0.113.9',
      host: 'no.localhost',
    })
  })

  it('it hears the address that we believe, not the one that a visitor made up', async () => {
    const headers = { 'x-forwarded-for': '6.6.6.6' }
    expect((await ask('/services/heard', headers, '203.0.113.9'))?.forwarded).toBe('203.0.113.9')
    expect((await ask('/services/heard', headers))?.forwarded).toBeUndefined()
  })
})
