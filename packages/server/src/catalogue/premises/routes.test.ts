// Premises over HTTP, from the database.
import { siteByKey } from '@husrum/domain'
import { aPremisesInDetail, aTag } from '@husrum/domain/testing'
import { makeHttpPremisesCatalogue } from '@husrum/infrastructure'
import { makeAppClient } from '@husrum/testkit/app-client'
import { describePremisesCatalogue } from '@husrum/testkit/premises-suite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { insertWorld } from '../search/insert-world.ts'
import type { PremisesService } from './premises-service.ts'
import { makePremisesService } from './premises-service.ts'
import { premisesRoutes } from './routes.ts'

const shop = aPremisesInDetail({ id: 'shop', path: '/lokaler/shop/', area: 64, images: ['ext-shop'] })
const office = aPremisesInDetail({ id: 'office', type: 'office', path: '/lokaler/office/', area: 120 })
const let_ = aPremisesInDetail({ id: 'let', path: '/lokaler/let/', status: 'rented', sortOrder: 30 })
const finnish = aPremisesInDetail({ id: 'finnish', siteId: 4, path: '/liiketilat/finnish/' })
const tags = [
  aTag({ url: 'vastra-gotalands-lan/goteborg' }),
  aTag({ id: 'vg', kind: 'county', name: 'Västra Götalands län', url: 'vastra-gotalands-lan' }),
  aTag({ id: 'skane', kind: 'county', name: 'Skåne län', url: 'skane-lan' }),
]

let database: OpenDatabase
let service: PremisesService

beforeAll(async () => {
  database = openTestDatabase()
  service = makePremisesService(database.db)
  await service.start()
})
afterAll(async () => {
  service.close()
  await database.close()
})

describePremisesCatalogue('Premises on the server', async ({ premises = [], failure }) => {
  const { price: _, inhabitDate: __, ...details } = aPremisesInDetail()
  await insertWorld(database.db, {
    homes: [],
    stages: [],
    tags,
    premises: premises.map((one) => ({ ...details, ...one })),
  })
  await service.refresh()
  const { app } = makeTestApp({ backend: { routes: [(hono) => premisesRoutes(hono, service)] } })
  const client = makeAppClient(app, { isDown: failure !== undefined })
  return makeHttpPremisesCatalogue({ client, site: siteByKey('sweden') })
})

const post = async (path: string, body: unknown) => {
  const { app } = makeTestApp({ backend: { routes: [(hono) => premisesRoutes(hono, service)] } })
  const response = await app.request(`/services/residence/search/premises${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

interface Answer {
  readonly hits?: readonly { readonly id: string }[]
  readonly estimatedTotalHits?: number
  readonly errors?: readonly { readonly field: string; readonly key: string }[]
}

const idsOf = ({ body }: { readonly body: Answer }) => body.hits?.map(({ id }) => id)

describe('The premises endpoints', () => {
  beforeAll(async () => {
    await insertWorld(database.db, { homes: [], stages: [], tags, premises: [let_, office, shop, finnish] })
    await service.refresh()
  })

  it('return those of the site, and those of its parent on a subsite, in the requested order', async () => {
    const sort = ['sortOrder:asc', 'area:desc']
    expect(idsOf(await post('', { filter: { siteId: 1 }, sort, limit: 500 }))).toEqual([
      'office',
      'shop',
      'let',
    ])
    expect(idsOf(await post('', { filter: { siteId: 2 }, limit: 1 }))).toEqual(['office'])
    expect(idsOf(await post('', { filter: { siteId: 3 } }))).toEqual([])
  })

  it('return the fields of a card for each, and nothing more', async () => {
    const { body } = await post('', { filter: { siteId: 1, types: ['office'], minArea: 100 } })
    expect(body.hits?.[0]).toMatchObject({ id: 'office', price: 1_450_000, tags: office.tags })
    expect(body.hits?.[0]).not.toHaveProperty('description')
  })

  it('return the places of premises, the largest places first', async () => {
    expect((await post('/tags', { siteId: 1 })).body).toEqual({
      hits: [
        { url: 'vastra-gotalands-lan', kind: 'county', name: 'Västra Götalands län', premises: 3 },
        { url: 'vastra-gotalands-lan/goteborg', kind: 'municipality', name: 'Göteborg', premises: 3 },
      ],
      estimatedTotalHits: 2,
    })
  })

  it.each([
    [{ filter: { siteId: 99 } }, 'filter.siteId', 'unknownSite'],
    [{ filter: { siteId: 1, minArea: 90, maxArea: 20 } }, 'filter.minArea', 'reversedRange'],
    [{ filter: { siteId: 1, types: ['castle'] } }, 'filter.types.0', 'unknownValue'],
    [{ filter: { siteId: 1 }, sort: ['beauty:asc'] }, 'sort.0', 'unknownValue'],
    [{ filter: { siteId: 1 }, limit: 501 }, 'limit', 'tooLarge'],
  ])('reject %j', async (request, field, key) => {
    const { status, body } = await post('', request)
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ field, key }])
  })
})

describe('Premises', () => {
  it('are found at their addresses on their own site only', async () => {
    expect(await service.byPath(1, '/lokaler/shop/')).toEqual(shop)
    expect(await service.byPath(4, '/lokaler/shop/')).toBeUndefined()
  })

  it('link to others that are available', async () => {
    expect((await service.similar(shop, 5)).map(({ id }) => id)).toEqual(['office'])
    expect((await service.nearest(1, '/lokaler/shop-2/', 5)).map(({ id }) => id)).toEqual(['shop', 'office'])
    expect((await service.available(1)).map(({ id }) => id)).toEqual(['office', 'shop'])
  })

  it('allow their own pictures, and no others', async () => {
    expect(await service.hasPicture('ext-shop')).toBe(true)
    expect(await service.hasPicture('ext-castle')).toBe(false)
  })

  it('are replaced with the next revision of the catalogue', async () => {
    await insertWorld(database.db, { homes: [], stages: [], tags, premises: [office] })
    await service.refresh()
    expect(await service.byPath(1, '/lokaler/shop/')).toBeUndefined()
    expect(await service.byPath(1, '/lokaler/office/')).toEqual(office)
  })
})
