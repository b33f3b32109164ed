// Visits are stored with consent only, shown to their visitor only, and counted anonymously.
import { siteByKey, writeConsentCookie } from '@husrum/domain'
import { aHomeInDetail, aStage, aTag } from '@husrum/domain/testing'
import { makeHttpVisits } from '@husrum/infrastructure'
import { makeAppClient } from '@husrum/testkit/app-client'
import { describeVisits } from '@husrum/testkit/visits-suite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertWorld } from '../../catalogue/search/insert-world.ts'
import type { ResidenceService } from '../../catalogue/search/residence-service.ts'
import { makeResidenceService } from '../../catalogue/search/residence-service.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { makeVisits, maxVisits, visitDays } from './postgres-visits.ts'
import { visitRoutes } from './routes.ts'

const start = Date.parse('2026-11-21T10:00:00Z')
let now = start
const day = 86_400_000
const [one, two] = ['552b32cf-76f7-4140-a7de-dfb2948cba83', '9c2f1d38-8f7e-4a35-9ad6-6a1c6f0f2c11']

const consent = (statistics: boolean, at = start) =>
  `user-consent-settings=${writeConsentCookie({ kind: 'answered', revision: 1, at, statistics, marketing: false, thirdParty: false })}`
const agreed = (visitorId: string) => `${consent(true)}; jmuid=${visitorId}`

let database: OpenDatabase
let residences: ResidenceService
const homes = Array.from({ length: maxVisits + 10 }, (_, at) =>
  aHomeInDetail({ id: `home-${at}`, tagIds: ['vg'] }),
)

beforeAll(async () => {
  database = openTestDatabase()
  await insertWorld(database.db, {
    homes,
    stages: [
      aStage({ tagIds: ['vg'] }),
      aStage({ id: 'stage-parken', path: '/bostader/molndal/pedagogen/parken/', tagIds: ['vg'] }),
    ],
    tags: [aTag({ id: 'vg', kind: 'county', url: 'vastra-gotalands-lan' })],
  })
  residences = makeResidenceService({ db: database.db })
})
beforeEach(async () => {
  now = start
  await database.db.deleteFrom('visits').execute()
  await database.db.deleteFrom('stage_visits').execute()
})
afterAll(() => database.close())

const serve = ({ perMinute }: { perMinute?: number } = {}) => {
  const visits = makeVisits(database.db, () => now)
  const { app, log } = makeTestApp({
    backend: {
      routes: [
        (hono) =>
          visitRoutes(hono, {
            visits,
            residences,
            environment: 'development',
            now: () => now,
            ...(perMinute !== undefined && { perMinute }),
          }),
      ],
    },
  })
  const headersOf = (cookie: string) => ({ host: 'localhost', 'sec-fetch-site': 'same-origin', cookie })
  const note = async (cookie: string, body: object) => {
    const response = await app.request('/services/timeseries/visited', {
      method: 'POST',
      headers: { ...headersOf(cookie), 'content-type': 'application/json' },
      body: JSON.stringify({ siteId: 1, stageId: 'stage-kajutan', ...body }),
    })
    return response.status
  }
  const last = async (cookie: string, id = 'me', siteId: number | string = 1) => {
    const response = await app.request(`/services/timeseries/lastvisited/${id}/${siteId}`, {
      headers: headersOf(cookie),
    })
    return { status: response.status, headers: response.headers, body: (await response.json()) as object[] }
  }
  const max = async (id: string) =>
    (await app.request(`/services/timeseries/mostvisited/county/${id}`, { headers: headersOf('') })).json()
  const forget = async (cookie: string, id = 'me') =>
    (
      await app.request(`/services/timeseries/lastvisited/${id}/1`, {
        method: 'DELETE',
        headers: headersOf(cookie),
      })
    ).status
  return { app, log, visits, note, last, max, forget }
}

describeVisits('The server', async ({ agrees = true, mostVisited = {}, failure }) => {
  const { app } = serve()
  const counts = Object.values(mostVisited).flat()
  for (const { stageId: stage_id, count } of counts)
    await database.db
      .insertInto('stage_visits')
      .values({ stage_id, site_id: 1, county_id: 'vg', day: '2026-11-20', count })
      .execute()
  const cookies = new Map([['jmuid', one]])
  if (agrees) cookies.set(...(consent(true).split('=') as [string, string]))
  const fetch = (request: Request) => {
    now += 1_000
    return app.fetch(request)
  }
  const client = makeAppClient({ fetch }, { cookies, isDown: failure !== undefined })
  return makeHttpVisits({ client, site: siteByKey('sweden') })
})

describe('The homes that a visitor looked at', () => {
  it('are listed for that visitor, the latest first, by their own id, and for no other', async () => {
    const { note, last } = serve()
    await note(agreed(one), { objectId: 'home-1' })
    now += 1_000
    await note(agreed(one), {})
    now += 1_000
    await note(agreed(one), { objectId: 'home-1' })
    const seen = [
      { stageId: 'stage-kajutan', objectId: 'home-1', at: now },
      { stageId: 'stage-kajutan', at: now - 1_000 },
    ]
    for (const id of ['me', one]) expect((await last(agreed(one), id)).body).toEqual(seen)
    expect((await last(agreed(one))).headers.get('cache-control')).toBe('no-store')
    expect((await last(agreed(two), one)).body).toEqual([])
    expect((await last('', one)).body).toEqual([])
    // The English site shows the same homes.
    expect((await last(agreed(one), 'me', 2)).body).toEqual(seen)
    expect((await last(agreed(one), 'me', 4)).body).toEqual([])
  })

  it.each([
    ['there is no answer to the question', `jmuid=${one}`],
    ['statistics were refused', `${consent(false)}; jmuid=${one}`],
    ['the answer is older than six months', `${consent(true, start - 200 * day)}; jmuid=${one}`],
    ['there is no visitor id', consent(true)],
    ['the visitor id is invalid', `${consent(true)}; jmuid=1%27%20or%201=1`],
    ['the cookies are invalid', 'user-consent-settings=%%%; jmuid=;;='],
  ])('are not stored if %s', async (_, cookie) => {
    const { note, last } = serve()
    expect(await note(cookie, { objectId: 'home-1' })).toBe(204)
    expect((await last(cookie)).body).toEqual([])
    expect(await database.db.selectFrom('visits').selectAll().execute()).toEqual([])
    expect(await database.db.selectFrom('stage_visits').selectAll().execute()).toEqual([])
  })

  it('are limited in number, and deleted after ninety days', async () => {
    const { note, last, visits } = serve()
    for (const { id } of homes) {
      now += 1_000
      await note(agreed(one), { objectId: id })
    }
    const { body } = await last(agreed(one))
    expect(body).toHaveLength(maxVisits)
    expect(body[0]).toMatchObject({ objectId: homes.at(-1)?.id })
    await visits.sweep(now + visitDays * day - 1_000)
    expect((await last(agreed(one))).body.length).toBeGreaterThan(0)
    await visits.sweep(now + visitDays * day + 1_000)
    expect((await last(agreed(one))).body).toEqual([])
  })

  it('are deleted on request, and those of others stay', async () => {
    const { note, last, forget } = serve()
    for (const visitor of [one, two]) await note(agreed(visitor), {})
    expect(await forget(agreed(two), one)).toBe(204)
    expect((await last(agreed(one))).body).toHaveLength(1)
    expect(await forget(`${consent(false)}; jmuid=${one}`)).toBe(204)
    expect((await last(agreed(one))).body).toEqual([])
    expect((await last(agreed(two))).body).toHaveLength(1)
  })

  it('are stored without any address, and not logged', async () => {
    const { note, log } = serve()
    await note(agreed(one), { objectId: 'home-1' })
    const [row] = await database.db.selectFrom('visits').selectAll().execute()
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'account_id',
      'object_id',
      'site_id',
      'stage_id',
      'visited_at',
      'visitor_id',
    ])
    expect(JSON.stringify(log)).not.toContain(one)
  })
})

describe('The most viewed homes in a county', () => {
  it('count each visitor once a day, for thirty days', async () => {
    const { note, max, visits } = serve()
    for (const body of [{}, { objectId: 'home-1' }, { objectId: 'home-2' }]) await note(agreed(one), body)
    await note(agreed(two), {})
    await note(agreed(two), { stageId: 'stage-parken' })
    const counted = [
      { stageId: 'stage-kajutan', count: 2 },
      { stageId: 'stage-parken', count: 1 },
    ]
    expect(await max('vg')).toEqual(counted)
    expect(await max('vastra-gotalands-lan')).toEqual(counted)
    expect(await max('atlantis')).toEqual([])
    now += day
    await note(agreed(one), {})
    expect(await max('vg')).toMatchObject([{ count: 3 }, { count: 1 }])
    now += 29 * day
    expect(await max('vg')).toEqual([{ stageId: 'stage-kajutan', count: 1 }])
    await visits.sweep(now + 30 * day)
    expect(await database.db.selectFrom('stage_visits').selectAll().execute()).toEqual([])
  })
})

describe('A visit', () => {
  it.each<[object, number]>([
    [{ stageId: 'atlantis' }, 400],
    [{ objectId: 'atlantis' }, 400],
    [{ stageId: 'stage-parken', objectId: 'home-1' }, 400],
    [{ stageId: 'x'.repeat(10_240) }, 400],
    [{ stageId: '' }, 400],
    [{ siteId: 99 }, 400],
    [{ siteId: 1.5 }, 400],
    [{ visitorId: one }, 400],
  ])('of %j is rejected', async (body, status) => {
    const { note } = serve()
    expect(await note(agreed(one), body)).toBe(status)
  })

  it('is accepted from our own pages only, within a rate limit', async () => {
    const { app, note } = serve({ perMinute: 2 })
    const foreign = await app.request('/services/timeseries/visited', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json', cookie: agreed(one) },
      body: '{"siteId":1,"stageId":"stage-kajutan"}',
    })
    expect(foreign.status).toBe(403)
    const statuses = [await note(agreed(one), {}), await note(agreed(one), {})]
    expect(statuses).toContain(429)
  })

  it.each(['abc', '1e999', '-1', 'NaN'])('cannot be requested for the site %s', async (siteId) => {
    expect((await serve().last(agreed(one), 'me', siteId)).status).toBe(400)
  })
})
