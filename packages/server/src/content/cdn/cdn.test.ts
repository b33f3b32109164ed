// A real shared cache in front of the whole server: it caches public pages, never personal data, and purges what has changed.
import { endpoints } from '@husrum/contract'
import type { CdnStandIn } from '@husrum/testkit/cdn-stand-in'
import { startCdnStandIn } from '@husrum/testkit/cdn-stand-in'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Listening } from '../../platform/http/listen.ts'
import { listen } from '../../platform/http/listen.ts'
import { openPgBossJobs } from '../../platform/jobs/pg-boss-jobs.ts'
import { makeSecretKeys } from '../../platform/secrets/secret-keys.ts'
import { aWebOfModels, signInTwo, twoHomesOnSale } from '../../testing/people-in-pages.ts'
import { testSecret } from '../../testing/sessions.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres } from '../../testing/test-database.ts'
import type { WholeServer } from '../../testing/whole-server.ts'
import { openWholeServer } from '../../testing/whole-server.ts'
import { cookiesOfPages } from '../render/page-cookies.ts'
import { cdnModule } from './index.ts'

const catalogueKey = 'the key of the sales system that is long enough'

let postgres: TestPostgres
let listening: Listening
let house: WholeServer
/** With the rule that the guide asks for, and without a rule. */
let cdn: CdnStandIn
let plain: CdnStandIn
let home: { readonly id: string; readonly path: string; readonly stageId: string }
let other: typeof home
let people: ReadonlyMap<string, string>

beforeAll(async () => {
  postgres = await makeTestPostgres()
  listening = await listen({ fetch: (request, bindings) => house.app.fetch(request, bindings), port: 0 })
  const { port } = listening
  cdn = await startCdnStandIn({
    port,
    cookiesOfPages: (path) => cookiesOfPages('development', { isStart: path === '/' }),
  })
  plain = await startCdnStandIn({ port })
  house = await openWholeServer(postgres, {
    web: aWebOfModels(),
    pageCacheMegabytes: 4,
    catalogueKey,
    cdn: { kind: 'fastly', url: cdn.purgeUrl, token: 'token' },
  })
  ;({ home, other } = await twoHomesOnSale(house))
  people = await signInTwo(house)
  // Purges of the first release and of the first homes: from here on nothing is purged by itself.
  await vi.waitFor(() => expect(cdn.purged.filter(([tag]) => tag === 'pages')).toHaveLength(2), 20_000)
}, 240_000)
afterAll(async () => {
  await house?.close()
  await cdn?.close()
  await plain?.close()
  await listening?.close()
  await postgres?.drop()
})

const ask = async ({ port }: { readonly port: number }, path: string, cookie?: string) => {
  const response = await fetch(`http://localhost:${port}${path}`, {
    headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) },
  })
  const { headers, status } = response
  return { status, headers, isKept: headers.has('age'), text: await response.text() }
}

describe('A cache in front of the server', () => {
  it('serves one page to all visitors, regardless of consent and cookies', async () => {
    const first = await ask(cdn, home.path, 'user-consent-settings=1.111.1.1767225600000; _ga=1')
    expect([first.status, first.isKept]).toEqual([200, false])
    const others = await Promise.all(
      [undefined, 'user-consent-settings=1.000.1.1767225600001', 'jmuid=2; interest=a'].map((cookie) =>
        ask(cdn, home.path, cookie),
      ),
    )
    for (const { isKept, text } of others) expect([isKept, text]).toEqual([true, first.text])
    for (const name of ['surrogate-key', 'surrogate-control'])
      expect(first.headers.has(name), name).toBe(false)
  })

  it.each([
    ['with the rule', () => cdn],
    ['without any rule', () => plain],
  ])(
    '%s caches no pages of two signed-in users, neither for themselves nor for each other',
    async (_, proxy) => {
      const paths = ['/', '/sok-bostad/', home.path, '/kundservice/', '/mina-sidor/']
      for (let time = 0; time < 2; time += 1)
        for (const path of paths) {
          const visitor = await ask(proxy(), path)
          for (const [name, cookie] of people) {
            const { text, headers, isKept } = await ask(proxy(), path, cookie)
            expect([isKept, headers.get('cache-control')], path).toEqual([false, 'private, no-store'])
            if (path !== '/mina-sidor/') expect(text).toContain(`"firstName":"${name}"`)
          }
          for (const name of people.keys()) expect(visitor.text).not.toContain(`"firstName":"${name}"`)
        }
      expect(proxy().everStored().length).toBeGreaterThan(3)
      for (const body of proxy().everStored()) expect(body).not.toMatch(/Vega|Rut|@example\.com/)
    },
  )

  it('purges a home’s page, its stage and the lists when its price changes, and no other home', async () => {
    const paths = [home.path, '/sok-bostad/', other.path]
    await vi.waitFor(async () => {
      for (const path of paths) expect((await ask(cdn, path)).isKept, path).toBe(true)
    })
    const before = cdn.purged.length
    const changed = await house.app.request(endpoints.changeObjects.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${catalogueKey}` },
      body: JSON.stringify({ changes: [{ id: home.id, price: 1_234_567 }] }),
    })
    expect(await changed.json()).toEqual({ changed: 1, heldBack: [] })
    const price = '"price":1234567'
    await vi.waitFor(
      async () => {
        expect((await ask(cdn, home.path)).text).toContain(price)
      },
      { timeout: 20_000, interval: 250 },
    )
    const tags = cdn.purged.slice(before).flat()
    expect(tags).toEqual(expect.arrayContaining(['catalogue', `home-${home.id}`, `stage-${home.stageId}`]))
    expect(tags).not.toContain(`home-${other.id}`)
    expect(tags).not.toContain('pages')
  })

  it('is purged on new content, and again once every server has loaded it', async () => {
    const log = pino({ level: 'silent' })
    const jobs = await openPgBossJobs({ db: house.db, keys: makeSecretKeys(testSecret), log })
    const { purgeContent } = cdnModule(
      { db: house.db, log },
      { jobs, cdn: { kind: 'fastly', url: cdn.purgeUrl, token: 'token' }, release: 'test' },
    )
    const before = cdn.purged.length
    const all = () => cdn.purged.slice(before).filter(([tag]) => tag === 'pages')
    const began = performance.now()
    await house.db.transaction().execute(purgeContent)
    await vi.waitFor(() => expect(all()).not.toEqual([]), 10_000)
    await vi.waitFor(() => expect(all()).toHaveLength(2), 15_000)
    expect(performance.now() - began).toBeGreaterThan(2_500)
    await jobs.finish()
  }, 30_000)
})
