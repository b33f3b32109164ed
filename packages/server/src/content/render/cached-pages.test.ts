// Shared pages are rendered once and cached; personal ones never are.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { RenderInput } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import { describe, expect, it } from 'vitest'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { callerFor } from '../../testing/callers.ts'
import { aWeb, makeTestApp } from '../../testing/test-app.ts'

/** A site whose pages show their input, and count their renderings. */
const aSite = ({ asks, fails = () => false }: { asks?: 'getNotifications'; fails?: () => boolean } = {}) => {
  const made: RenderInput[] = []
  let revision = 1
  const { app } = makeTestApp({
    pageCacheMegabytes: 1,
    web: aWeb({
      render: async (input) => {
        made.push(input)
        const { pathname } = new URL(input.url)
        const { body: page } = await input.call('getViewModel', { path: pathname })
        if (asks) await input.call(asks, {})
        if (fails()) throw new Error('A defect')
        const { seo } = page as { seo?: { title: string } }
        return {
          status: 200,
          headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' },
          body: `<style>p{}</style><title>${seo?.title}</title>${input.url} ${input.cookies} ${revision}${' '.repeat(2_000)}`,
          inline: { scripts: [], styles: ['p{}'] },
        }
      },
    }),
    backend: {
      pageRevision: async () => String(revision),
      findCaller: async (session, site) => callerFor(session ? 'privateWithIdentity' : 'anonymous', site),
      routes: [(hono) => bindEndpoint(hono, endpoints.getNotifications, async () => [])],
    },
  })
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers })
    return { response, headers: response.headers, text: await response.text() }
  }
  return {
    made,
    ask,
    raw: (path: string, headers: Record<string, string>) => app.request(path, { headers }),
    change: () => {
      revision += 1
    },
  }
}

const search = '/sok-bostad/'

describe('A shared page', () => {
  it('is rendered once for concurrent and later requests', async () => {
    const { made, ask } = aSite()
    const pages = await Promise.all(Array.from({ length: 20 }, () => ask(search)))
    pages.push(await ask(search))
    expect(made).toHaveLength(1)
    expect(new Set(pages.map(({ text, headers }) => `${headers.get('etag')} ${text}`)).size).toBe(1)
  })

  it('is rendered again after any change', async () => {
    const { made, ask, change } = aSite()
    const before = await ask(search)
    change()
    const after = await ask(search)
    expect(made).toHaveLength(2)
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect(after.text).not.toBe(before.text)
  })

  it('is sent in the encoding that a browser accepts, each with its own ETag', async () => {
    const { raw } = aSite()
    const whole = await (await raw(search, {})).text()
    const names = new Set<string | null>()
    for (const [accepted, read] of [
      ['gzip, br', brotliDecompressSync],
      ['gzip', gunzipSync],
      ['', Buffer.from],
    ] as const) {
      const response = await raw(search, { 'accept-encoding': accepted })
      names.add(response.headers.get('etag'))
      expect(read(Buffer.from(await response.arrayBuffer())).toString()).toBe(whole)
    }
    expect(names.size).toBe(3)
  })

  it('is answered with 304 if it is unchanged, with the same content security policy', async () => {
    const { ask } = aSite()
    const first = await ask(search)
    const etag = first.headers.get('etag') ?? ''
    const again = await ask(search, { 'if-none-match': `"other", W/${etag}` })
    expect([again.response.status, again.text]).toEqual([304, ''])
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
      expect(again.headers.get(name), name).toBe(first.headers.get(name))
    expect((await ask(search, { 'if-none-match': '"other"' })).response.status).toBe(200)
  })

  it('is the same for all campaigns, another for another search, and varies by preference cookies only', async () => {
    const { made, ask } = aSite()
    const first = await ask(`${search}?minRooms=3&maxPrice=4000000`)
    for (const query of [
      'maxPrice=4000000&minRooms=3&utm_source=letter',
      'fbclid=1&minRooms=3&maxPrice=4000000',
    ])
      expect((await ask(`${search}?${query}`)).text).toBe(first.text)
    const harmless =
      'user-consent-settings=1.111.1.1767225600000; jmuid=1; interest=a; _ga=2; searchresult-items=7'
    expect((await ask(`${search}?minRooms=3&maxPrice=4000000`, { cookie: harmless })).text).toBe(first.text)
    expect(made).toHaveLength(1)
    await ask(`${search}?minRooms=4&maxPrice=4000000`)
    const chosen = await ask(`${search}?minRooms=3&maxPrice=4000000`, {
      cookie: 'searchresult-items=60; a=b',
    })
    expect(chosen.text).toContain(' searchresult-items=60 ')
    expect(made).toHaveLength(3)
  })

  it('is retried by a waiting request after a failure', async () => {
    let isFirst = true
    const { made, ask } = aSite({
      fails: () => {
        const wasFirst = isFirst
        isFirst = false
        return wasFirst
      },
    })
    const [one, other] = await Promise.all([ask(search), ask(search)])
    expect([one.response.status, other.response.status].toSorted()).toEqual([200, 500])
    expect(made).toHaveLength(2)
  })
})

describe('A personal page', () => {
  it.each([
    ['a session', 'jwtToken=a.b.c; bind=d'],
    ['half a session', 'bind=d'],
    ['an expired session', 'jwtToken=over'],
  ])('is rendered for a visitor with %s, and is not cached', async (_, cookie) => {
    const { made, ask } = aSite()
    await ask(search)
    const own = await ask(search, { cookie })
    await ask(search, { cookie })
    expect(made).toHaveLength(3)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.get('etag')).toBeNull()
    expect((await ask(search)).text).not.toContain(cookie)
  })

  it('is any page that requests personal data, also for a visitor without any', async () => {
    const { made, ask } = aSite({ asks: 'getNotifications' })
    const first = await ask(search)
    await ask(search)
    expect(made).toHaveLength(2)
    expect(first.headers.get('etag')).toBeNull()
  })

  it.each([
    ['the page of a form', '/logga-in/'],
    ['a page that shows consent', '/cookies/'],
    ['an address with parameters that its page ignores', '/kundservice/?any=1'],
  ])('is %s', async (_, path) => {
    const { made, ask } = aSite()
    const cookie = 'user-consent-settings=1.111.1.1767225600000'
    for (let time = 0; time < 2; time += 1) expect((await ask(path, { cookie })).text).toContain(cookie)
    // The first rendering shows that it is personal.
    expect(made).toHaveLength(3)
  })

  it('is the start page of a visitor who has looked at homes', async () => {
    const { made, ask } = aSite()
    await ask('/')
    await ask('/')
    expect(made).toHaveLength(1)
    expect((await ask('/', { cookie: 'jmuid=1' })).text).toContain('jmuid=1')
    expect((await ask('/')).text).not.toContain('jmuid')
  })
})
