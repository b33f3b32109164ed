// Measurements are counted, and nothing else of a visit is stored.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeTestApp, posting } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { makeMeasurementCounts } from './postgres-measurement-counts.ts'
import { measurementRoutes } from './routes.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = openTestDatabase()
})
beforeEach(() => database.db.deleteFrom('measurements').execute())
afterAll(() => database.close())

const appWith = ({ perMinute = 600 } = {}) => {
  const counts = makeMeasurementCounts(database.db, () => new Date('2026-11-21T23:59:00Z'))
  return makeTestApp({ backend: { routes: [(app) => measurementRoutes(app, { counts, perMinute })] } }).app
}

const ours = { 'sec-fetch-site': 'same-origin' }
const measured = { name: 'LCP', value: 1234.5, page: 'start', site: 'norway' }

const send = (app: ReturnType<typeof appWith>, body: unknown, headers = ours) =>
  app.request('/api/webvitals/save', posting(body, headers))

const rows = () => database.db.selectFrom('measurements').selectAll().orderBy('name').execute()

describe('A measurement', () => {
  it('is counted by day, site, template and rating', async () => {
    const app = appWith()
    expect((await send(app, measured)).status).toBe(204)
    await send(app, { ...measured, value: 1300 })
    await send(app, { ...measured, name: 'CLS', value: 0.03 })
    const found = await rows()
    expect(found).toMatchObject([
      { name: 'CLS', template: 'start', bucket: 50, count: 1 },
      { name: 'LCP', template: 'start', bucket: 1500, count: 2 },
    ])
    expect(Object.keys(found[0] ?? {}).sort()).toEqual([
      'bucket',
      'count',
      'day',
      'name',
      'site_id',
      'template',
    ])
  })

  it('that is sent twice with one id is counted once', async () => {
    const app = appWith()
    await send(app, { ...measured, id: 'v5-1' })
    await send(app, { ...measured, id: 'v5-1' })
    await send(app, { ...measured, id: 'v5-2' })
    expect(await rows()).toMatchObject([{ count: 2 }])
  })

  it.each([
    ['of something else', { ...measured, name: 'FID' }],
    ['with a negative value', { ...measured, value: -1 }],
    ['that is not a number', { ...measured, value: '12' }],
    ['of a page’s address', { ...measured, page: '/mina-sidor/?id=7' }],
    ['of an unknown site', { ...measured, site: 'denmark' }],
    ['with a very long id', { ...measured, id: 'x'.repeat(101) }],
  ])('%s is rejected', async (_, body) => {
    expect((await send(appWith(), body)).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  it('from another site’s page is rejected', async () => {
    expect((await send(appWith(), measured, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('is rejected above a rate limit', async () => {
    const app = appWith({ perMinute: 2 })
    const answers = [await send(app, measured), await send(app, measured), await send(app, measured)]
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 429])
  })
})
