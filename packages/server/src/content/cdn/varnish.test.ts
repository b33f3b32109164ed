// Varnish with our rules in front of the whole server, if it is installed: what it caches, for which visitors, and what it purges.
import { setTimeout as delay } from 'node:timers/promises'
import { endpoints } from '@husrum/contract'
import type { Varnish } from '@husrum/testkit/varnish'
import { hasVarnish, startVarnish } from '@husrum/testkit/varnish'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Listening } from '../../platform/http/listen.ts'
import { listen } from '../../platform/http/listen.ts'
import { Problem } from '../../platform/http/problem.ts'
import { aWebOfModels, signInTwo, twoHomesOnSale } from '../../testing/people-in-pages.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres } from '../../testing/test-database.ts'
import type { WholeServer } from '../../testing/whole-server.ts'
import { openWholeServer } from '../../testing/whole-server.ts'

const catalogueKey = 'the key of the sales system that is long enough'
const token = 'the token of purges'

let postgres: TestPostgres
let listening: Listening
let house: WholeServer
let varnish: Varnish

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`http://localhost:${varnish.port}${path}`, {
    headers: { accept: 'text/html', ...headers },
    redirect: 'manual',
  })
  return {
    status: response.status,
    headers: response.headers,
    isKept: response.headers.get('x-cache') === 'hit',
    text: await response.text(),
  }
}

describe.skipIf(!hasVarnish)('Varnish in front of the server', () => {
  beforeAll(async () => {
    postgres = await makeTestPostgres()
    listening = await listen({ fetch: (request, bindings) => house.app.fetch(request, bindings), port: 0 })
    const { port } = listening
    varnish = await startVarnish({ upstreams: [port, port], token })
    house = await openWholeServer(postgres, {
      web: aWebOfModels(),
      pageCacheMegabytes: 4,
      catalogueKey,
      cdn: { kind: 'varnish', token, url: varnish.purgeUrl },
    })
    // It probes twice a second which servers are ready.
    await vi.waitFor(async () => expect((await ask('/health/ready')).status).toBe(200), 10_000)
  }, 240_000)
  afterAll(async () => {
    await varnish?.close()
    await house?.close()
    await listening?.close()
    await postgres?.drop()
  })

  it('serves one page to all visitors, regardless of consent and campaign', async () => {
    const { home } = await twoHomesOnSale(house)
    const first = await ask(home.path, { cookie: 'user-consent-settings=1.111.1.1767225600000; _ga=1' })
    expect([first.status, first.isKept]).toEqual([200, false])
    for (const [path, headers] of [
      [home.path, {}],
      [home.path, { cookie: 'user-consent-settings=1.000.1.1767225600001; jmuid=2; interest=a' }],
      [`${home.path}?utm_source=letter&gclid=1`, {}],
    ] as const) {
      const { isKept, text } = await ask(path, headers)
      expect([isKept, text]).toEqual([true, first.text])
    }
    for (const name of ['surrogate-key', 'surrogate-control', 'xkey', 'via', 'x-varnish'])
      expect(first.headers.has(name), name).toBe(false)
    // The caches of browsers cannot be purged.
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const known = await ask(home.path, { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(known.status).toBe(304)
  })

  it('caches no pages of signed-in users, for themselves or for each other', async () => {
    const { home } = await twoHomesOnSale(house)
    const people = await signInTwo(house)
    for (let time = 0; time < 2; time += 1)
      for (const path of ['/', '/sok-bostad/', home.path, '/kundservice/', '/mina-sidor/']) {
        const visitor = await ask(path)
        for (const [name, cookie] of people) {
          const { text, headers, isKept } = await ask(path, { cookie })
          expect([isKept, headers.get('cache-control')], path).toEqual([false, 'private, no-store'])
          if (path !== '/mina-sidor/') expect(text).toContain(`"firstName":"${name}"`)
        }
        const after = await ask(path)
        for (const { text } of [visitor, after]) expect(text).not.toMatch(/"firstName":"(?:Vega|Rut)"/)
      }
  })

  it('is not misled by disguised queries, and ignores campaign parameters', async () => {
    for (const disguised of ['minRooms=3?', 'minRooms=3?gclid=1', '?minRooms=3', 'minRooms=3%26gclid=1'])
      await ask(`/sok-bostad/?${disguised}`)
    const first = await ask('/sok-bostad/?minRooms=3')
    expect(first.isKept).toBe(false)
    for (const same of ['?utm_source=letter&minRooms=3', '?minRooms=3&gclid=1&', '?&minRooms=3&_gl='])
      expect([same, (await ask(`/sok-bostad/${same}`)).isKept]).toEqual([same, true])
  })

  it('caches neither services nor responses without a cache header', async () => {
    for (const path of [
      '/services/residence/',
      '/kundservice',
      '/no-such-page/',
      '/assets/of-another-release.js',
    ])
      for (let time = 0; time < 2; time += 1) expect((await ask(path)).isKept, path).toBe(false)
  })

  it('purges a home’s page and the lists when its price changes, and no other home', async () => {
    const { home, other } = await twoHomesOnSale(house)
    const changeTo = async (price: number) => {
      const changed = await house.app.request(endpoints.changeObjects.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${catalogueKey}` },
        body: JSON.stringify({ changes: [{ id: home.id, price }] }),
      })
      expect(await changed.json()).toEqual({ changed: 1 })
      await vi.waitFor(async () => expect((await ask(home.path)).text).toContain(`"price":${price}`), {
        timeout: 20_000,
        interval: 250,
      })
    }
    // The first change comes after the purges of the first release and of the first homes.
    await changeTo(1_234_567)
    await ask(other.path)
    expect((await ask(other.path)).isKept).toBe(true)
    await changeTo(7_654_321)
    expect((await ask(other.path)).isKept).toBe(true)
  })

  it('rejects a purge without the token', async () => {
    await vi.waitFor(async () => expect((await ask('/sok-bostad/')).isKept).toBe(true))
    for (const authorization of ['Bearer another', '']) {
      const headers = { 'xkey-purge': 'pages catalogue', authorization }
      expect((await fetch(varnish.purgeUrl, { method: 'POST', headers })).status).toBe(403)
    }
    // Nor through the public socket.
    const headers = { 'xkey-purge': 'pages catalogue', authorization: `Bearer ${token}` }
    await fetch(`http://localhost:${varnish.port}/`, { method: 'POST', headers })
    expect((await ask('/sok-bostad/')).isKept).toBe(true)
  })

  it('serves cached pages while no server is available, and returns 503 for the rest', async () => {
    await ask('/sok-bostad/')
    await listening.close()
    const { isKept, status } = await ask('/sok-bostad/')
    expect([isKept, status]).toEqual([true, 200])
    const another = await ask('/sok-bostad/?minRooms=4')
    expect([another.status, another.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })
})

describe.skipIf(!hasVarnish)('Varnish in front of a server that returns 503', () => {
  /** The statuses of a page through Varnish, and how often the servers were asked for it. */
  const askBoth = async (first: Parameters<typeof makeTestApp>[0], second: typeof first) => {
    let asked = 0
    const servers = await Promise.all(
      [first, second].map(async (options) => {
        const { app } = makeTestApp(options)
        const fetch: typeof app.fetch = (request, bindings) => {
          if (new URL(request.url).pathname === '/sok-bostad/') asked += 1
          return app.fetch(request, bindings)
        }
        return listen({ fetch, port: 0 })
      }),
    )
    const [one = 0, other = 0] = servers.map(({ port }) => port)
    const cache = await startVarnish({ upstreams: [one, other], token })
    const statuses = new Set<number>()
    try {
      for (let time = 0; time < 4; time += 1)
        statuses.add((await fetch(`http://localhost:${cache.port}/sok-bostad/`)).status)
      return { statuses: [...statuses], asked }
    } finally {
      await cache.close()
      for (const server of servers) await server.close()
    }
  }

  it('does not retry a deliberate 503 on another server', async () => {
    const isBusy = { places: { run: () => Promise.reject(new Problem('serviceUnavailable')) } }
    expect(await askBoth(isBusy, isBusy)).toEqual({ statuses: [503], asked: 4 })
  }, 60_000)

  it('retries on another server while one is starting', async () => {
    const { statuses } = await askBoth({ backend: { isReady: () => false } }, {})
    expect(statuses).toEqual([200])
  }, 60_000)
})

describe.skipIf(!hasVarnish)('Varnish in front of servers whose database does not respond', () => {
  it('keeps sending them pages: they count as healthy', async () => {
    const { app } = makeTestApp({ backend: { ping: () => new Promise(() => undefined) } })
    const server = await listen({ fetch: app.fetch, port: 0 })
    const cache = await startVarnish({ upstreams: [server.port, server.port], token })
    const statusOf = async (path: string) => (await fetch(`http://localhost:${cache.port}${path}`)).status
    try {
      await vi.waitFor(async () => expect(await statusOf('/health/live')).toBe(200), 10_000)
      // As long as three of its probes without a response would take.
      const until = Date.now() + 4_000
      while (Date.now() < until) {
        expect(await statusOf('/health/live')).toBe(200)
        await delay(250)
      }
      expect(await statusOf('/health/ready')).toBe(200)
    } finally {
      await cache.close()
      await server.close()
    }
  }, 60_000)
})
