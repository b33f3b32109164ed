// The text search from a client's view: over a real catalogue, and over content that changes meanwhile.
import { moneyOf, siteByKey, textSearchRequest } from '@husrum/domain'
import { aHomeInDetail, aPremisesInDetail, aStage, aTag } from '@husrum/domain/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertWorld } from '../../catalogue/search/insert-world.ts'
import type { ResidenceService } from '../../catalogue/search/residence-service.ts'
import { makeResidenceService } from '../../catalogue/search/residence-service.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { makeTestApp, posting } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { writtenContent } from '../../testing/written-content.ts'
import type { SiteContent } from '../pages/content/postgres-content-store.ts'
import { snapshotOf } from '../pages/content/postgres-content-store.ts'
import { textSearchRoutes } from './routes.ts'
import type { SiteIndexes } from './site-indexes.ts'
import { makeSiteIndexes } from './site-indexes.ts'

const site = siteByKey('sweden')
const tags = [
  aTag({ id: 'vg', kind: 'county', name: 'Västra Götalands län', url: 'vg' }),
  aTag({ url: 'vg/goteborg' }),
  aTag({ id: 'vg-goteborg-lindholmen', kind: 'area', name: 'Lindholmen', url: 'vg/goteborg/lindholmen' }),
]
const home = aHomeInDetail({ name: 'Brf Kajutan 17', rooms: 3, price: moneyOf(3_900_000) })

let database: OpenDatabase
let residences: ResidenceService
let indexes: SiteIndexes
let revision = 1
let written: SiteContent
let content: SiteContent | undefined
let app: ReturnType<typeof makeTestApp>['app']

const writeContent = (...pages: readonly { readonly path: string; readonly title: string }[]) => {
  const stored = pages.map((page) => ({
    template: 'content' as const,
    seo: { title: page.title, description: page.title },
    blocks: [],
    siteId: site.siteId,
    ...page,
  }))
  content = snapshotOf(1, new Map([[site.siteId, written.frame]]), stored, []).sites.get(site.siteId)
  revision += 1
}

beforeAll(async () => {
  written = (await writtenContent.site(site.siteId)) as SiteContent
  content = written
  database = openTestDatabase()
  await insertWorld(database.db, { homes: [home], stages: [aStage({ id: home.stageId })], tags })
  residences = makeResidenceService({ db: database.db })
  // Fixed time, so that the index is rebuilt without a pause.
  indexes = makeSiteIndexes({
    residences,
    premises: {
      available: async () => [
        aPremisesInDetail({ name: 'Kajgatan 4', path: '/lokaler/kajgatan-4/', type: 'restaurant' }),
      ],
    },
    content: { site: async () => content, revision: async () => revision },
    now: () => Date.parse('2026-11-22'),
  })
  app = makeTestApp({
    backend: {
      routes: [
        (hono) => textSearchRoutes(hono, { indexes, residences, now: () => Date.parse('2026-11-22') }),
      ],
    },
  }).app
})

afterAll(() => database.close())

const ask = async (body: unknown) => {
  const response = await app.request('/services/textsearch', posting(body))
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const searchFor = (text: string, rest: object = {}) => ask({ ...textSearchRequest({ text, site }), ...rest })

describe('The text search', () => {
  test('finds pages, with an excerpt around the words, and counts every category', async () => {
    const { status, body } = await searchFor('hur länge gäller garantin')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      hits: expect.arrayContaining([
        expect.objectContaining({
          type: 'content',
          url: '/vanliga-fragor/',
          text: expect.stringMatching(/garanti/),
        }),
      ]),
      facetDistribution: { type: { content: expect.any(Number), residencialarea: expect.any(Number) } },
    })
  })

  test('returns the present price of a home', async () => {
    const { body } = await searchFor('brf kajutan 17')
    expect(body).toMatchObject({
      hits: expect.arrayContaining([
        expect.objectContaining({
          type: 'residencialobject',
          title: 'Brf Kajutan 17',
          url: home.path,
          text: expect.stringMatching(/3\s900\s000\skr/),
        }),
      ]),
    })
  })

  test('finds available premises by their use', async () => {
    const { body } = await searchFor('restauranglokal kajgatan')
    expect(body).toMatchObject({
      hits: expect.arrayContaining([
        expect.objectContaining({
          type: 'residencialobject',
          title: 'Kajgatan 4',
          url: '/lokaler/kajgatan-4/',
        }),
      ]),
    })
  })

  test('recognises searches for homes, and returns their number', async () => {
    const { body } = await searchFor('3 rok göteborg under 4 miljoner')
    expect(body.understood).toEqual({
      parts: [
        { kind: 'rooms', min: 3, max: 3, textWithout: 'göteborg under 4 miljoner' },
        {
          kind: 'place',
          placeName: 'Göteborg',
          values: ['vg/goteborg'],
          textWithout: '3 rok under 4 miljoner',
        },
        { kind: 'price', max: 4_000_000, textWithout: '3 rok göteborg' },
      ],
      url: '/sok-bostad/vg/goteborg/?maxPrice=4000000&minRooms=3&maxRooms=3',
      objects: 1,
    })
    expect((await searchFor('garanti')).body.understood).toBeUndefined()
  })

  test('returns nothing for a language that the site does not have', async () => {
    const { body } = await searchFor('balkong', { languages: ['fi'] })
    expect(body).toMatchObject({ hits: [], estimatedTotalHits: 0 })
  })

  test('follows the content and the catalogue, without a restart', async () => {
    expect((await searchFor('xylofonorkester')).body).toMatchObject({ estimatedTotalHits: 0 })
    writeContent({ path: '/xylofonorkester/', title: 'Xylofonorkester' })
    await indexes.refresh()
    expect((await searchFor('xylofonorkester')).body).toMatchObject({ hits: [{ url: '/xylofonorkester/' }] })

    await insertWorld(database.db, {
      homes: [{ ...home, name: 'Luftskeppet 3' }],
      stages: [aStage({ id: home.stageId })],
      tags,
    })
    await residences.refresh()
    await indexes.refresh()
    expect((await searchFor('luftskeppet')).body).toMatchObject({ hits: [{ title: 'Luftskeppet 3' }] })
    const { body } = await searchFor('brf kajutan 17')
    expect(JSON.stringify(body)).not.toContain('Brf Kajutan 17')
  })

  test.each([
    ['10 KB of text', { text: 'balkong '.repeat(1_300) }],
    ['an unknown order', { sortType: 'cheapest' }],
    ['an unknown category', { categories: ['everything'] }],
    ['an unknown site', { siteId: 99 }],
    ['more than there are pages', { skip: 1e9 }],
    ['an invalid number', { take: 'many' }],
    ['an unknown field', { secret: true }],
    ['a lone surrogate', { text: '\ud800\ud800' }],
    ['control characters', { text: '\u0000\u0000ab' }],
  ])('rejects %s', async (_, wrong) => {
    expect((await searchFor('balkong', wrong)).status).toBe(400)
  })

  test.each(['*', '%', '"balkong', "' or 1=1 --", '(((', '🏡🏡🏡', 'שלום עולם', '\u202egnoklab', '--'])(
    'answers %j',
    async (text) => {
      expect((await ask({ text, siteId: 1, languages: ['sv'] })).status).toBe(200)
    },
  )

  test('limits the calls of a network per minute', async () => {
    const { app: limited } = makeTestApp({
      backend: {
        routes: [(hono) => textSearchRoutes(hono, { indexes, residences, now: Date.now, perMinute: 2 })],
      },
    })
    const request = posting({ text: 'ab', siteId: 1, languages: ['sv'] })
    const statuses: number[] = []
    for (let at = 0; at < 3; at += 1)
      statuses.push((await limited.request('/services/textsearch', request)).status)
    expect(statuses).toEqual([200, 200, 429])
  })
})
