// The residence endpoints as a client meets them.

import { defaultSite } from '@husrum/domain'
import { aHomeInDetail, aStage, aTag } from '@husrum/domain/testing'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/open-database.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { Problem, problemResponse } from '../http/problem.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { insertWorld } from './insert-world.ts'
import { makeResidenceService } from './residence-service.ts'
import { makeResidenceRoutes } from './routes.ts'

const home = aHomeInDetail({ id: 'kajen', path: '/bostader/kajen/' })
const app = new Hono<AppEnv>()
let database: OpenDatabase

beforeAll(async () => {
  database = openTestDatabase()
  await insertWorld(database.db, {
    homes: [home],
    stages: [aStage()],
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
  makeResidenceRoutes(app, makeResidenceService({ db: database.db, engine: 'columnar' }))
})

afterAll(() => database.close())

const post = async (path: string, body: unknown) => {
  const response = await app.request(`/services/residence/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

describe('The residence endpoints', () => {
  it('answer a search with hits, a count and facets as the contract says', async () => {
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

  it('show a subsite the homes of its parent', async () => {
    const { body } = await post('search_object', { filter: { siteId: 2 } })
    expect(body).toMatchObject({ estimatedTotalHits: 1 })
  })

  it('answer stages and areas together', async () => {
    const { body } = await post('stage_and_area_search', {
      filter: { siteId: 1 },
      attributesToRetrieve: ['name'],
    })
    expect(body).toMatchObject({
      hits: [
        { type: 'stage', id: 'stage-kajutan', objects: 1 },
        { type: 'area', id: 'vg-goteborg-lindholmen', municipality: 'Göteborg', stages: 1 },
      ],
      facetDistribution: { type: { object: 1, stage: 1, area: 1 } },
    })
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
    [{ inhabitBefore: '2026-02-31' }, { field: 'filter.inhabitBefore', key: 'wrongFormat' }],
    [{ siteId: 99 }, { field: 'filter.siteId', key: 'unknownSite' }],
  ])('refuse %j and name the field', async (filter, error) => {
    const { status, body } = await post('search_object', { filter: { siteId: 1, ...filter } })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalidRequest', errors: [error] })
  })

  it('find nothing in a place that nobody knows', async () => {
    const { body } = await post('search_object', { filter: { siteId: 1, tags: ['atlantis'] } })
    expect(body).toEqual({ hits: [], estimatedTotalHits: 0 })
  })

  it('suggest places, of one kind when asked', async () => {
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

  it('know places by url, the places of stages and their counties', async () => {
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

  it('give homes and stages by id', async () => {
    const filter = { siteId: 1, ids: ['nobody', 'kajen', 'stage-kajutan'] }
    expect((await post('search/by_ids/object', { filter })).body).toMatchObject({ hits: [{ id: 'kajen' }] })
    expect((await post('search/by_ids/stage', { filter, sort: 'price:asc' })).body).toMatchObject({
      hits: [{ id: 'stage-kajutan', objects: 60 }],
    })
  })
})
