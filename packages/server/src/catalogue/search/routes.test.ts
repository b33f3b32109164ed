// The residence endpoints from a client's view.

import { defaultSite, moneyOf, noMoney } from '@husrum/domain'
import { aHomeInDetail, aStage, aTag } from '@husrum/domain/testing'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { Problem, problemResponse } from '../../platform/http/problem.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { insertWorld } from './insert-world.ts'
import { makeResidenceService } from './residence-service.ts'
import { makeResidenceRoutes } from './routes.ts'

const home = aHomeInDetail({ id: 'kajen', path: '/bostader/kajen/' })
const sold = aHomeInDetail({ id: 'sold', status: 'sold', price: moneyOf(9_000_000) })
const app = new Hono<AppEnv>()
let database: OpenDatabase

beforeAll(async () => {
  database = openTestDatabase()
  await insertWorld(database.db, {
    homes: [home, sold],
    stages: [
      aStage(),
      aStage({
        id: 'stage-empty',
        path: '/bostader/solna/stage-empty/',
        status: 'soldOut',
        homes: 0,
        minPrice: noMoney,
        maxPrice: noMoney,
        tagIds: [],
        geo: { lat: 59.36, lon: 18 },
      }),
    ],
    tags: [
      aTag({ id: 'vg', kind: 'county', name: 'Västra Götalands län', url: 'vg' }),
      aTag({ url: 'vg/goteborg' }),
      aTag({ id: 'vg-goteborg-lindholmen', kind: 'area', name: 'Lindholmen', url: 'vg/goteborg/lindholmen' }),
    ],
  })
  app.use(async (c, next) => {
    c.set('site', defaultSite)
    c.set('requestId', 'r-1')
    c.set('checkAnswers', true)
    await next()
  })
  app.onError((cause) => {
    if (cause instanceof Problem) return problemResponse(cause, 'r-1')
    throw cause
  })
  makeResidenceRoutes(app, makeResidenceService({ db: database.db }))
})

afterAll(() => database.close())

interface Answer {
  readonly hits: readonly { readonly id: string }[]
  readonly estimatedTotalHits: number
}

const post = async (path: string, body: unknown) => {
  const response = await app.request(`/services/residence/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

describe('The residence endpoints', () => {
  it('answer a search with hits, a count and facets as in the contract', async () => {
    const { status, body } = await post('search_object', { filter: { siteId: 1 }, facetsAt: '2026-11-20' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      hits: [
        { type: 'object', id: 'kajen', url: '/bostader/kajen/', minPrice: 3_895_000, area: 'Lindholmen' },
      ],
      estimatedTotalHits: 1,
      facetDistribution: { type: { object: 1, stage: 1, area: 1 }, outdoorArea: { balcony: 1 } },
    })
  })

  it('count the homes of a map section by cells', async () => {
    const { status, body } = await post('search_map', {
      filter: { siteId: 1 },
      box: [57, 11, 58, 12],
      zoom: 9,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      cells: [{ objects: 1, ids: ['kajen'], minPrice: 3_895_000, home: { url: '/bostader/kajen/' } }],
      estimatedTotalHits: 1,
    })
  })

  it.each([
    [{ box: [-90, -180, 90, 180], zoom: 18 }, 'box'],
    [{ box: [57, 179, 58, -179], zoom: 9 }, 'box'],
    [{ box: [57, 11, 58], zoom: 9 }, 'box'],
    [{ box: [57, 11, 58, 1e300], zoom: 9 }, 'box.3'],
    [{ box: [57, 11, 58, null], zoom: 9 }, 'box.3'],
    [{ box: [57, 11, 58, 12], zoom: -1 }, 'zoom'],
    [{ box: [57, 11, 58, 12], zoom: 99 }, 'zoom'],
    [{ box: [57, 11, 58, 12], zoom: 9.5 }, 'zoom'],
  ])('reject the map section %j', async (part, field) => {
    const { status, body } = await post('search_map', { filter: { siteId: 1 }, ...part })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ field }] })
  })

  it('return the homes of the parent on a subsite', async () => {
    const { body } = await post('search_object', { filter: { siteId: 2 } })
    expect(body).toMatchObject({ estimatedTotalHits: 1 })
  })

  it('return stages and areas together', async () => {
    const { body } = await post('stage_and_area_search', { filter: { siteId: 1 } })
    expect(body).toMatchObject({
      hits: [
        { type: 'stage', id: 'stage-kajutan', objects: 1 },
        { type: 'area', id: 'vg-goteborg-lindholmen', municipality: 'Göteborg', stages: 1 },
      ],
      facetDistribution: { type: { object: 1, stage: 1, area: 1 } },
    })
  })

  it('return the requested stages and areas, with what distinguishes them', async () => {
    const ask = async (attributesToRetrieve: readonly string[]) =>
      (await post('stage_and_area_search', { filter: { siteId: 1 }, attributesToRetrieve })).body.hits
    expect(await ask(['name', 'stages', '__proto__', 'x'.repeat(60)])).toEqual([
      { type: 'stage', id: 'stage-kajutan', name: 'Brf Kajutan' },
      { type: 'area', id: 'vg-goteborg-lindholmen', name: 'Lindholmen', stages: 1 },
    ])
    expect(await ask([])).toEqual([
      { type: 'stage', id: 'stage-kajutan' },
      { type: 'area', id: 'vg-goteborg-lindholmen' },
    ])
  })

  it('find stages themselves, also those without available homes', async () => {
    const stagesOf = async (filter: object, more: object = {}) => {
      const { body } = await post('search_stage', { filter: { siteId: 1, ...filter }, ...more })
      return [body.estimatedTotalHits, ...body.hits.map(({ id }) => id)]
    }
    expect(await stagesOf({})).toEqual([2, 'stage-kajutan', 'stage-empty'])
    expect(await stagesOf({}, { sort: 'price:asc' })).toEqual([2, 'stage-empty', 'stage-kajutan'])
    expect(await stagesOf({}, { limit: 1, offset: 1 })).toEqual([2, 'stage-empty'])
    expect(await stagesOf({ status: ['soldOut'] })).toEqual([1, 'stage-empty'])
    expect(await stagesOf({ stageIds: ['stage-kajutan', 'atlantis'] })).toEqual([1, 'stage-kajutan'])
    expect(await stagesOf({ tags: ['vg-goteborg'] })).toEqual([1, 'stage-kajutan'])
    expect(await stagesOf({ geoSearch: [59, 17, 60, 19] })).toEqual([1, 'stage-empty'])
    expect(await stagesOf({ tags: ['atlantis'] })).toEqual([0])
  })

  it('list the homes of a stage, with other statuses on request', async () => {
    const homesOf = async (asked: object) => {
      const { body } = await post('search/objects_in_stage', {
        siteId: 2,
        stageId: 'stage-kajutan',
        ...asked,
      })
      return body.hits.map(({ id }) => id)
    }
    expect(await homesOf({})).toEqual(['kajen'])
    expect(await homesOf({ objectStatus: ['sold'] })).toEqual(['sold'])
    expect(await homesOf({ objectStatus: ['sold', 'forSale'], sort: 'price:desc' })).toEqual([
      'sold',
      'kajen',
    ])
    expect(await homesOf({ tags: ['atlantis'] })).toEqual([])
    expect(await homesOf({ geoSearch: [59, 17, 60, 19] })).toEqual([])
    expect(await homesOf({ stageId: 'atlantis' })).toEqual([])
  })

  it('accept the second names of two of the orders (SEARCH-7)', async () => {
    for (const sort of ['livingArea', 'accessDate:asc'])
      for (const path of ['search_object', 'search_stage', 'stage_and_area_search'])
        expect((await post(path, { filter: { siteId: 1 }, sort })).status).toBe(200)
  })

  const long = 'x'.repeat(10_240)
  const many = (length: number) => Array.from({ length }, (_, at) => `id-${at}`)
  it.each<[string, object, string, string]>([
    ['search_object', { filter: { siteId: 1 }, sort: 'cheapest' }, 'sort', 'unknownValue'],
    ['search_object', { filter: { siteId: 1 }, limit: 401 }, 'limit', 'tooLarge'],
    ['search_object', { filter: { siteId: 1 }, offset: -1 }, 'offset', 'tooSmall'],
    ['search_object', { filter: { siteId: 1, minPrice: 1e13 } }, 'filter.minPrice', 'tooLarge'],
    ['search_object', { filter: { siteId: 1, minPrice: 'NaN' } }, 'filter.minPrice', 'wrongType'],
    ['search_object', { filter: { siteId: 1, tags: [long] } }, 'filter.tags.0', 'tooLarge'],
    ['search_object', { filter: { siteId: 1, tags: many(51) } }, 'filter.tags', 'tooLarge'],
    ['search_stage', { filter: { siteId: 1 }, sort: 'cheapest' }, 'sort', 'unknownValue'],
    ['search_stage', { filter: { siteId: 1 }, limit: 401 }, 'limit', 'tooLarge'],
    ['search_stage', { filter: { siteId: 99 } }, 'filter.siteId', 'unknownSite'],
    ['search_stage', { filter: { siteId: 1, status: ['sold'] } }, 'filter.status.0', 'unknownValue'],
    ['search_stage', { filter: { siteId: 1, geoSearch: [2, 1, 1, 2] } }, 'filter.geoSearch', 'reversedRange'],
    ['search_stage', { filter: { siteId: 1, stageIds: [long] } }, 'filter.stageIds.0', 'tooLarge'],
    ['search/objects_in_stage', { siteId: 1, stageId: long }, 'stageId', 'wrongFormat'],
    ['search/objects_in_stage', { siteId: 1 }, 'stageId', 'required'],
    ['search/objects_in_stage', { siteId: 99, stageId: 'x' }, 'siteId', 'unknownSite'],
    ['search/objects_in_stage', { siteId: 1, stageId: 'x', geoSearch: [1, 2] }, 'geoSearch', 'tooSmall'],
    ['search/tags', { text: long, filter: { siteId: 1 } }, 'text', 'tooLarge'],
    ['search/tags', { text: '', filter: { siteId: 1 }, limit: 101 }, 'limit', 'tooLarge'],
    ['search/tags/url', { siteId: 1, urls: many(51) }, 'urls', 'tooLarge'],
    ['search/tags/url', { siteId: 1, urls: [long] }, 'urls.0', 'tooLarge'],
    ['search_stage_counties', { filter: { siteId: 1.5 } }, 'filter.siteId', 'wrongType'],
    ['search_stage_counties', { filter: { siteId: 1 }, sort: 'name:desc' }, 'sort', 'unknownValue'],
    ['search/by_ids/object', { filter: { siteId: 1, ids: many(401) } }, 'filter.ids', 'tooLarge'],
    ['search/by_ids/stage', { filter: { siteId: 1, ids: many(401) } }, 'filter.ids', 'tooLarge'],
    ['search/by_ids/stage', { filter: { siteId: 1, ids: [long] } }, 'filter.ids.0', 'wrongFormat'],
  ])('%s rejects %j', async (path, body, field, key) => {
    const answer = await post(path, body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'invalidRequest', errors: [{ field, key }] })
  })

  it('sort near homes first on request, and reject an invalid place', async () => {
    const search = async (query: string, near: unknown) => {
      const response = await app.request(`/services/residence/search_object${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ filter: { siteId: 1, status: ['forSale', 'sold'] }, near }),
      })
      return response.status
    }
    expect(
      await search('?geo=auto&userId=552b32cf-76f7-4140-a7de-dfb2948cba83', { lat: 57.7, lon: 11.9 }),
    ).toBe(200)
    expect(await search('?geo=auto', undefined)).toBe(200)
    expect(await search('', { lat: 57.7, lon: 11.9 })).toBe(200)
    expect(await search('?geo=always', undefined)).toBe(400)
    expect(await search(`?geo=auto&userId=${'x'.repeat(101)}`, undefined)).toBe(400)
    for (const near of [{ lat: 91, lon: 0 }, { lat: 0, lon: 181 }, { lat: '57', lon: 11 }, { lat: 57 }, null])
      expect(await search('?geo=auto', near)).toBe(400)
  })

  it('accept 400 ids, and reject an impossible number', async () => {
    const ids = [...many(399), 'kajen']
    expect((await post('search/by_ids/object', { filter: { siteId: 1, ids } })).body).toMatchObject({
      hits: [{ id: 'kajen' }],
    })
    const response = await app.request('/services/residence/search_object', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"filter":{"siteId":1,"maxPrice":1e999}}',
    })
    expect(response.status).toBe(400)
  })

  it.each([
    [
      { minPrice: 5, maxPrice: 4 },
      { field: 'filter.minPrice', key: 'reversedRange' },
    ],
    [
      { minRooms: 3, maxRooms: 2 },
      { field: 'filter.minRooms', key: 'reversedRange' },
    ],
    [
      { viewingFrom: '2026-12-01', viewingBefore: '2026-11-01' },
      { field: 'filter.viewingFrom', key: 'reversedRange' },
    ],
    [{ geoSearch: [58, 11, 57, 12] }, { field: 'filter.geoSearch', key: 'reversedRange' }],
    [{ geoSearch: [57, 12, 58, 11] }, { field: 'filter.geoSearch', key: 'reversedRange' }],
    [{ geoSearch: [57, 179, 58, -179] }, { field: 'filter.geoSearch', key: 'reversedRange' }],
    [{ geoSearch: [57, 12, 58, 13, 59] }, { field: 'filter.geoSearch', key: 'wrongFormat' }],
    [{ geoSearch: [57, 12, 99, 13] }, { field: 'filter.geoSearch', key: 'wrongFormat' }],
    [{ geoSearch: [57, 12, 58, 1e300] }, { field: 'filter.geoSearch.3', key: 'tooLarge' }],
    [{ geoSearch: Array(20_000).fill(57) }, { field: 'filter.geoSearch', key: 'tooLarge' }],
    [{ inhabitBefore: '2026-02-31' }, { field: 'filter.inhabitBefore', key: 'wrongFormat' }],
    [{ siteId: 99 }, { field: 'filter.siteId', key: 'unknownSite' }],
  ])('reject %j and name the field', async (filter, error) => {
    const { status, body } = await post('search_object', { filter: { siteId: 1, ...filter } })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalidRequest', errors: [error] })
  })

  it('find nothing in an unknown place', async () => {
    const { body } = await post('search_object', { filter: { siteId: 1, tags: ['atlantis'] } })
    expect(body).toEqual({ hits: [], estimatedTotalHits: 0 })
  })

  it('suggest places, of one kind on request', async () => {
    const { body } = await post('search/tags', {
      text: ' goteborg',
      filter: { siteId: 1, kind: 'municipality' },
    })
    expect(body).toMatchObject({ hits: [{ id: 'vg-goteborg' }], estimatedTotalHits: 1 })
    expect(
      (await post('search/tags', { text: 'goteborg', filter: { siteId: 1, kind: 'area' } })).body,
    ).toMatchObject({
      hits: [],
    })
  })

  it('find places by url, the places of stages and their counties', async () => {
    expect((await post('search/tags/url', { siteId: 1, urls: ['vg/goteborg', 'x'] })).body).toMatchObject({
      hits: [{ id: 'vg-goteborg' }],
    })
    expect(
      (await post('search_stage_counties', { filter: { siteId: 1 }, sort: 'name:asc' })).body,
    ).toMatchObject({
      hits: [{ id: 'vg' }],
    })
    const stageTags = await app.request('/services/residence/search/stage_tags/1')
    expect(await stageTags.json()).toMatchObject({ estimatedTotalHits: 3 })
  })

  it('return homes and stages by id', async () => {
    const filter = { siteId: 1, ids: ['unknown-id', 'kajen', 'stage-kajutan'] }
    expect((await post('search/by_ids/object', { filter })).body).toMatchObject({ hits: [{ id: 'kajen' }] })
    expect((await post('search/by_ids/stage', { filter, sort: 'price:asc' })).body).toMatchObject({
      hits: [{ id: 'stage-kajutan', objects: 60 }],
    })
  })
})
