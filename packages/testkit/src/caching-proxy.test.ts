// The proxy for tests follows the caching rules of a proxy in production.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from 'undici'
import { afterEach, describe, expect, it } from 'vitest'
import { startCachingProxy } from './caching-proxy.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A server that responds with its request count; `isReady` and its headers can be changed. */
const aServer = async (name: string, headers: Record<string, string> = {}) => {
  const state = { asked: 0, isReady: true, headers }
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/health/ready') return response.writeHead(state.isReady ? 200 : 503).end()
    state.asked += 1
    return response.writeHead(200, state.headers).end(`${name} ${state.asked} ${request.headers.host}`)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  closing.push(close)
  return { state, close, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const aProxy = async (...upstreams: readonly string[]) => {
  const proxy = await startCachingProxy({ upstreams, healthMs: 20 })
  closing.push(proxy.close)
  // Fetch would set its own `Host` header.
  const ask = async (
    headers: Record<string, string> = {},
    options: { method?: 'POST'; body?: string } = {},
  ) => {
    const answer = await request(`${proxy.origin}/a`, { ...options, headers })
    return { status: answer.statusCode, text: await answer.body.text(), cache: answer.headers['x-cache'] }
  }
  return { proxy, ask }
}

describe('The caching proxy', () => {
  it('balances requests among ready servers only', async () => {
    const [one, two] = [await aServer('one'), await aServer('two')]
    const { ask } = await aProxy(one.origin, two.origin)
    expect([(await ask()).text[0], (await ask()).text[0]].sort()).toEqual(['o', 't'])
    one.state.isReady = false
    await expect.poll(async () => new Set([(await ask()).text[0], (await ask()).text[0]]).size).toBe(1)
    two.state.isReady = false
    await expect.poll(async () => (await ask()).status).toBe(503)
  })

  it('retries at the other server if one is down, including requests with a body', async () => {
    const [one, two] = [await aServer('one'), await aServer('two')]
    const { ask } = await aProxy(one.origin, two.origin)
    two.close()
    const told = await Promise.all(Array.from({ length: 6 }, () => ask({}, { method: 'POST', body: 'x' })))
    expect(told.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(one.state.asked).toBe(6)
  })

  it('caches public responses by host, and purges them by tag', async () => {
    const server = await aServer('one', {
      'cache-control': 'public, s-maxage=60',
      'cache-tag': 'home-1,list',
    })
    const { proxy, ask } = await aProxy(server.origin)
    const first = await ask({ host: 'a.test' })
    expect(await ask({ host: 'a.test' })).toEqual({ ...first, cache: 'hit' })
    expect((await ask({ host: 'b.test' })).text).toBe('one 2 b.test')
    expect(proxy.purge(['home-2'])).toBe(0)
    const purged = await fetch(`${proxy.origin}/__purge`, { method: 'POST', body: '{"tags":["home-1"]}' })
    expect(await purged.json()).toEqual({ purged: 2 })
    expect((await ask({ host: 'a.test' })).text).toBe('one 3 a.test')
  })

  it.each([
    ['a token cookie', { cookie: 'a=b; jwtToken=x' }],
    ['the cookie bound to a token', { cookie: '__Host-bind=x' }],
    ['a bearer token', { authorization: 'Bearer x' }],
  ])('bypasses the cache for requests with %s', async (_, headers) => {
    const server = await aServer('one', { 'cache-control': 'public, s-maxage=60' })
    const { ask } = await aProxy(server.origin)
    await ask(headers as Record<string, string>)
    expect(await ask()).toMatchObject({ text: expect.stringMatching(/^one 2/), cache: 'miss' })
    expect((await ask(headers as Record<string, string>)).text).toMatch(/^one 3/)
  })

  it('does not cache private responses', async () => {
    const server = await aServer('one', { 'cache-control': 'private, max-age=60' })
    const { ask } = await aProxy(server.origin)
    await ask()
    expect((await ask()).text).toMatch(/^one 2/)
  })
})
