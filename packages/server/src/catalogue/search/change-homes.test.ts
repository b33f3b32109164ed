// Single homes change during searches: on the embedded database, and between two servers of a real one.
import type { HomeDetails, ResidenceStatus } from '@husrum/domain'
import { moneyOf, residenceStatusTransitions, searchedStatuses, sortOrders } from '@husrum/domain'
import { seededWorld } from '@husrum/testkit/seeded-world'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently, openTestDatabase } from '../../testing/test-database.ts'
import { ChangeRefused, changeHomes } from './change-homes.ts'
import { insertWorld } from './insert-world.ts'
import type { ResidenceService } from './residence-service.ts'
import { makeResidenceService } from './residence-service.ts'

const world = seededWorld({ seed: 11, homes: 300 })
const today = '2026-11-20'

const startService = async ({ db, listen }: OpenDatabase) => {
  const service = makeResidenceService({ db, listen })
  await service.start()
  return service
}

const ofStatus = (status: ResidenceStatus): HomeDetails =>
  world.homes.find((home) => home.status === status) ?? expect.fail(`No home is ${status}`)

/** Homes with a price up to a limit, the cheapest first. */
const idsAt = async (
  service: ResidenceService,
  siteId: number,
  maxPrice: number,
): Promise<readonly string[]> => {
  const criteria = { siteId, statuses: searchedStatuses, minPrice: 1, maxPrice }
  const { homes } = await service.findHomes({ criteria, sort: 'price:asc', offset: 0, limit: 400 })
  return homes.map(({ id }) => id)
}

describe('A home that changes', () => {
  let database: OpenDatabase
  let service: ResidenceService

  beforeAll(async () => {
    database = openTestDatabase()
  })
  beforeEach(async () => {
    await insertWorld(database.db, world)
    service = await startService(database)
    return () => service.close()
  })
  afterAll(() => database.close())

  it('is found by its new price at once, and its stage has it too', async () => {
    const home = ofStatus('forSale')
    const change = { price: moneyOf(1_000), monthlyFee: moneyOf(99) }
    expect(await service.changeHomes([{ homeId: home.id, change, by: 'staff' }])).toBe(1)
    expect(await idsAt(service, home.siteId, 1_000)).toEqual([home.id])
    expect(await service.homeById(home.siteId, home.id)).toMatchObject(change)
    expect(await service.stageById(home.siteId, home.stageId)).toMatchObject({ minPrice: moneyOf(1_000) })
  })

  it('is not found any more when it is sold, nor counted at its place', async () => {
    const home = ofStatus('forSale')
    const place = (await service.largestPlaces(home.siteId, 100)).find(({ id }) => home.tagIds.includes(id))!
    await service.changeHomes([{ homeId: home.id, change: { status: 'sold' }, by: 'staff' }])
    expect(await idsAt(service, home.siteId, Infinity)).not.toContain(home.id)
    const now = (await service.largestPlaces(home.siteId, 100)).find(({ id }) => id === place.id)
    expect(now?.homes).toBe(place.homes - 1)
  })

  it('changes the status of its stage if it is the last one, and all homes of the stage have it', async () => {
    const { stageId, siteId } = ofStatus('forSale')
    const before = await service.stageById(siteId, stageId)
    const neighbours = world.homes.filter((home) => home.stageId === stageId)
    const open = neighbours.filter(({ status }) => status !== 'sold')
    const sell = async (home: HomeDetails): Promise<void> => {
      const ways: readonly ResidenceStatus[] = residenceStatusTransitions[home.status]
      if (!ways.includes('sold'))
        await service.changeHomes([{ homeId: home.id, change: { status: ways.at(0)! }, by: 'staff' }])
      const homeId = home.id
      await service.changeHomes([{ homeId, change: { status: 'sold' }, by: 'staff' }])
    }
    for (const home of open.filter(({ status }) => status === 'forSale')) await sell(home)
    const after = await service.stageById(siteId, stageId)
    const shown = await service.homesByIds(
      siteId,
      neighbours.map(({ id }) => id),
    )
    expect(after?.homes).toBeLessThan(before!.homes)
    expect(new Set(shown.map(({ projectStatus }) => projectStatus))).toEqual(new Set([after?.status]))
  })

  it('has the date of its sale, in the time zone of its country, in every response', async () => {
    const finnish = world.homes.find(({ status, siteId }) => status === 'forSale' && siteId === 4)!
    const now = Date.parse('2026-11-20T22:30:00Z')
    const sale = { homeId: finnish.id, change: { status: 'sold' }, by: 'staff' } as const
    await database.db.transaction().execute((trx) => changeHomes(trx, [sale], { now }))
    await service.refresh()
    expect(await service.homeById(4, finnish.id)).toMatchObject({ status: 'sold', soldAt: '2026-11-21' })
    const back = { homeId: finnish.id, change: { status: 'forSale' }, by: 'staff', reason: 'x' } as const
    await service.changeHomes([back])
    expect(await service.homeById(4, finnish.id)).not.toHaveProperty('soldAt')
  })

  it('that was sold is found by its address when the catalogue does not contain it any more', async () => {
    const [sold, kept, other] = world.homes.filter(({ status }) => status === 'forSale')
    for (const home of [sold!, kept!])
      await service.changeHomes([{ homeId: home.id, change: { status: 'sold' }, by: 'staff' }])
    const without = (...gone: readonly HomeDetails[]) => ({
      ...world,
      homes: world.homes.filter((home) => !gone.includes(home)),
    })
    await insertWorld(database.db, without(sold!, other!))
    const stageOf = ({ siteId, path }: HomeDetails) => service.formerStageId(siteId, path)
    expect(await stageOf(sold!)).toBe(sold!.stageId)
    expect(await stageOf(kept!)).toBeUndefined()
    expect(await stageOf(other!)).toBeUndefined()
    await insertWorld(database.db, world)
    expect(await stageOf(sold!)).toBeUndefined()
  })

  it('creates a history row for a change, and none for an equal value', async () => {
    const home = ofStatus('forSale')
    const homeId = home.id
    expect(await service.changeHomes([{ homeId, change: { price: home.price }, by: 'staff' }])).toBe(0)
    await service.changeHomes([{ homeId, change: { status: 'reserved' }, by: 'buyer' }])
    await service.changeHomes([{ homeId, change: { status: 'forSale' }, by: 'expiry' }])
    const rows = await database.db
      .selectFrom('home_changes')
      .selectAll()
      .where('home_id', '=', homeId)
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(rows).toMatchObject([
      { changed_by: 'expiry', before: { status: 'reserved' }, after: { status: 'forSale' } },
      { changed_by: 'buyer', before: { status: 'forSale' }, after: { status: 'reserved' } },
    ])
  })

  it('changes with all the others of a request, or not at all', async () => {
    const [home, sold] = [ofStatus('forSale'), ofStatus('sold')]
    const asked = service.changeHomes([
      { homeId: home.id, change: { price: moneyOf(1) }, by: 'staff' },
      { homeId: sold.id, change: { status: 'reserved' }, by: 'staff' },
    ])
    await expect(asked).rejects.toEqual(new ChangeRefused(1, 'no-such-transition'))
    await expect(service.changeHomes([{ homeId: 'none', change: {}, by: 'staff' }])).rejects.toThrow(
      ChangeRefused,
    )
    await service.refresh()
    expect(await service.homeById(home.siteId, home.id)).toMatchObject({ price: home.price })
  })

  it('is in memory as in the database, after any changes in any order', async () => {
    const aChange = fc.record(
      {
        price: fc.integer({ min: 1, max: 9_000_000 }).map(moneyOf),
        inhabitDate: fc.constantFrom('2026-12-01', '2027-06-01', '2028-01-15'),
        showings: fc.uniqueArray(fc.constantFrom(`${today}T10:00:00Z`, '2026-12-24T10:00:00Z')),
      },
      { requiredKeys: [] },
    )
    const sold = world.homes.flatMap(({ disposalForm, totalPrice }, at) =>
      disposalForm !== 'tenancy' && totalPrice === undefined ? [at] : [],
    )
    const someHome = fc.constantFrom(...sold)
    const changes = fc.array(fc.tuple(someHome, aChange), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(changes, async (wanted) => {
        await service.changeHomes(
          wanted.map(([at, change]) => ({ homeId: world.homes[at]!.id, change, by: 'staff' as const })),
        )
        const anew = await startService(database)
        for (const sort of sortOrders) {
          const criteria = { siteId: 1, statuses: searchedStatuses, maxPrice: 6_000_000 }
          const query = { criteria, sort, offset: 0, limit: 400, facetsAt: today }
          expect(await service.findHomes(query)).toEqual(await anew.findHomes(query))
        }
        anew.close()
      }),
      { numRuns: 15 },
    )
  })
})

describe('Two servers of one PostgreSQL', () => {
  let postgres: TestPostgres
  let databases: readonly OpenDatabase[]
  let services: readonly ResidenceService[]

  beforeAll(async () => {
    postgres = await makeTestPostgres()
    databases = [openPatiently(postgres.url), openPatiently(postgres.url)]
    await insertWorld(databases[0]!.db, world)
    services = await Promise.all(databases.map((database) => startService(database)))
  })
  afterAll(async () => {
    for (const service of services) service.close()
    for (const database of databases) await database.close()
    await postgres.drop()
  })

  it('follow each other’s changes, long before either polls', async () => {
    const [one, other] = services
    const home = ofStatus('forSale')
    await one!.changeHomes([{ homeId: home.id, change: { price: moneyOf(500) }, by: 'staff' }])
    await vi.waitFor(async () => expect(await idsAt(other!, home.siteId, 500)).toEqual([home.id]), {
      timeout: 1_500,
      interval: 10,
    })
  })

  it('sell a home once, for any number of concurrent requests', async () => {
    const home = ofStatus('preSelling')
    const asked = Array.from({ length: 16 }, (_, at) =>
      services[at % 2]!.changeHomes([{ homeId: home.id, change: { status: 'reserved' }, by: 'buyer' }]),
    )
    const answers = await Promise.all(asked)
    expect(answers.reduce((sum, changed) => sum + changed)).toBe(1)
    const { db } = databases[0]!
    const rows = await db.selectFrom('home_changes').select('id').where('home_id', '=', home.id).execute()
    expect(rows).toHaveLength(1)
  })
})
