// Shared pages are rendered once and cached; personal ones never are.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { RenderInput } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import { describe, expect, it } from 'vitest'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import { callerFor } from '../testing/callers.ts'
import { aWeb, makeTestApp } from '../testing/test-app.ts'

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

describe('A page that is the same for everybody', () => {
  it('is made once for all who ask at the same moment and for those after them', async () => {
    const { made, ask } = aSite()
    const pages = await Promise.all(Array.from({ length: 20 }, () => ask(search)))
    pages.push(await ask(search))
    expect(made).toHaveLength(1)
    expect(new Set(pages.map(({ text, headers }) => `${headers.get('etag')} ${text}`)).size).toBe(1)
  })

  it('is made again once anything has changed', async () => {
    const { made, ask, change } = aSite()
    const before = await ask(search)
    change()
    const after = await ask(search)
    expect(made).toHaveLength(2)
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect(after.text).not.toBe(before.text)
  })

  it('comes in the coding that a browser takes, each with a name of its own', async () => {
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

  it('is not sent again to who has it, and stays under the policy that it had', async () => {
    const { ask } = aSite()
    const first = await ask(search)
    const etag = first.headers.get('etag') ?? ''
    const again = await ask(search, { 'if-none-match': `"other", W/${etag}` })
    expect([again.response.status, again.text]).toEqual([304, ''])
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
      expect(again.headers.get(name), name).toBe(first.headers.get(name))
    expect((await ask(search, { 'if-none-match': '"other"' })).response.status).toBe(200)
  })

  it('is one page for all campaigns, another for another search, and told apart by no more than choices', async () => {
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

  it('is tried again by who waited for one that failed', async () => {
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

describe('A page of one’s own', () => {
  it.each([
    ['a session', 'jwtToken=a.b.c; bind=d'],
    ['half a session', 'bind=d'],
    ['a session that is over', 'jwtToken=over'],
  ])('is made for who comes with %s, and may be kept by nobody', async (_, cookie) => {
    const { made, ask } = aSite()
    await ask(search)
    const own = await ask(search, { cookie })
    await ask(search, { cookie })
    expect(made).toHaveLength(3)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.get('etag')).toBeNull()
    expect((await ask(search)).text).not.toContain(cookie)
  })

  it('is whatever asked for something of a person, also for who has none', async () => {
    const { made, ask } = aSite({ asks: 'getNotifications' })
    const first = await ask(search)
    await ask(search)
    expect(made).toHaveLength(2)
    expect(first.headers.get('etag')).toBeNull()
  })

  it.each([
    ['a form’s page', '/logga-in/'],
    ['a page that shows consent', '/cookies/'],
    ['an address that its page does not read', '/kundservice/?any=1'],
  ])('is %s', async (_, path) => {
    const { made, ask } = aSite()
    const cookie = 'user-consent-settings=1.111.1.1767225600000'
    for (let time = 0; time < 2; time += 1) expect((await ask(path, { cookie })).text).toContain(cookie)
    // The first rendering shows that it is personal.
    expect(made).toHaveLength(3)
  })

  it('is the start page of who has looked at homes', async () => {
    const { made, ask } = aSite()
    await ask('/')
    await ask('/')
    expect(made).toHaveLength(1)
    expect((await ask('/', { cookie: 'jmuid=1' })).text).toContain('jmuid=1')
    expect((await ask('/')).text).not.toContain('jmuid')
  })
})
