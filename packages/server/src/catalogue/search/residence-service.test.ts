// The search on the embedded database, checked against the interface's contract.

import { canBeBought, moneyOf } from '@husrum/domain'
import { aHomeInDetail, aStage, aTag } from '@husrum/domain/testing'
import { describeResidenceCatalogue } from '@husrum/testkit/residence-catalogue-suite'
import { seededWorld } from '@husrum/testkit/seeded-world'
import { makeServiceCatalogue } from '@husrum/testkit/service-catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { insertWorld } from './insert-world.ts'
import type { ResidenceService } from './residence-service.ts'
import { makeResidenceService } from './residence-service.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = openTestDatabase()
})

afterAll(() => database.close())

const startService = async () => {
  const service = makeResidenceService({ db: database.db })
  await service.start()
  return service
}

describeResidenceCatalogue('The residence service on PGlite', async (world) => {
  await insertWorld(database.db, world)
  const service = await startService()
  return { catalogue: makeServiceCatalogue(service), close: async () => service.close() }
})

describe('The residence service', () => {
  const world = seededWorld({ seed: 7, homes: 400 })
  let service: ResidenceService

  beforeAll(async () => {
    await insertWorld(database.db, world)
    service = await startService()
  })

  afterAll(() => service.close())

  it('reads the houses of a stage on first use, and stores them apart from the summary of all', async () => {
    const house = { outline: [[0, 0] as const, [10, 0] as const, [10, 8] as const], height: 6, isOwn: true }
    const stage = aStage()
    const home = aHomeInDetail({ tagIds: ['vg-goteborg'] })
    await insertWorld(database.db, {
      homes: [home],
      stages: [{ ...stage, houses: [house] } as never],
      tags: [aTag()],
    })
    await service.refresh()
    expect(await service.housesOf(stage.id)).toEqual([house])
    expect(await service.stageById(stage.siteId, stage.id)).not.toHaveProperty('houses')
    expect(await service.housesOf('unknown stage')).toEqual([])
    await insertWorld(database.db, { homes: [home], stages: [stage], tags: [aTag()] })
    await service.refresh()
    expect(await service.housesOf(stage.id)).toEqual([])
    await insertWorld(database.db, world)
    await service.refresh()
  })

  it('has the pictures of its homes and stages, and no others', async () => {
    await insertWorld(database.db, {
      homes: [
        aHomeInDetail({
          tagIds: ['vg-goteborg'],
          images: ['facade', 'kitchen'],
          heroImage: 'hero',
          floorPlan: 'plan',
          planDrawings: { metres: 12, views: [{ image: 'bare', hasFurniture: false, hasMeasures: false }] },
        }),
        aHomeInDetail({ id: 'second', path: '/second/', tagIds: ['vg-goteborg'], images: [], floorPlan: '' }),
      ],
      stages: [aStage({ image: 'stage' })],
      tags: [aTag()],
    })
    await service.refresh()
    for (const id of ['facade', 'kitchen', 'hero', 'plan', 'bare', 'stage'])
      expect(await service.hasPicture(id), id).toBe(true)
    for (const id of ['facad', 'cellar', `"facade"`, '%', '[]'])
      expect(await service.hasPicture(id), id).toBe(false)
    await insertWorld(database.db, world)
    await service.refresh()
    expect(await service.hasPicture('facade')).toBe(false)
  })

  it('finds similar homes of the municipality, and the newest of each stage', async () => {
    for (const home of world.homes.slice(0, 60)) {
      const similar = await service.similarIds(home)
      expect(similar).not.toContain(home.id)
      const neighbours = await service.homesByIds(home.siteId, similar)
      expect(new Set(neighbours.map((neighbour) => neighbour.municipality)).size).toBeLessThanOrEqual(1)
    }
    const newest = await service.newestIds(1, 6)
    expect(newest).toHaveLength(6)
    const announced = await service.homesByIds(1, newest)
    expect(announced.every(canBeBought)).toBe(true)
    expect(new Set(announced.map(({ stageId }) => stageId)).size).toBe(6)
    expect(announced.map(({ publishedAt }) => publishedAt)).toEqual(
      announced.map(({ publishedAt }) => publishedAt).toSorted((a, b) => (a < b ? 1 : -1)),
    )
  })

  it('lists no home that is coming, reserved or for rent as new', async () => {
    const passedOver = [
      { status: 'preSelling' },
      { status: 'reserved' },
      { disposalForm: 'tenancy', price: moneyOf(0) },
    ] as const
    await insertWorld(database.db, {
      homes: [
        ...passedOver.map((facts, at) =>
          aHomeInDetail({ id: `passed-over-${at}`, path: `/passed-over-${at}/`, tagIds: [], ...facts }),
        ),
        aHomeInDetail({ id: 'first', path: '/first/', tagIds: [] }),
        aHomeInDetail({ id: 'neighbour', path: '/neighbour/', tagIds: [] }),
      ],
      stages: [aStage()],
      tags: [],
    })
    await service.refresh()
    expect(await service.newestIds(1, 10)).toEqual(['first'])
    await insertWorld(database.db, world)
    await service.refresh()
  })

  it('finds a home by its path and its id, on its own site only', async () => {
    const home = world.homes[0]!
    expect(await service.homeByPath(home.siteId, home.path)).toEqual(home)
    expect(await service.homeById(home.siteId, home.id)).toEqual(home)
    expect(await service.homeById(home.siteId + 1, home.id)).toBeUndefined()
    expect(await service.homeByPath(home.siteId, '/bostader/nowhere/')).toBeUndefined()
    const stage = await service.stageById(home.siteId, home.stageId)
    expect(stage?.id).toBe(home.stageId)
    expect(await service.stageByPath(home.siteId, stage?.path ?? '')).toEqual(stage)
    expect(await service.stageByPath(home.siteId + 1, stage?.path ?? '')).toBeUndefined()
  })

  it('lists the paths of the homes that are not sold, each once', async () => {
    const unsold = world.homes.filter(({ siteId, status }) => siteId === 1 && status !== 'sold')
    expect(await service.homeCount(1)).toBe(unsold.length)
    const [first, rest] = [await service.homePaths(1, 0, 20), await service.homePaths(1, 20, 1_000)]
    expect(first).toHaveLength(20)
    expect([...first, ...rest].sort()).toEqual(unsold.map(({ path }) => path).sort())
  })

  it('lists the counties and the largest municipalities of a site', async () => {
    const counties = await service.counties(1)
    expect(counties.every((tag) => tag.kind === 'county' && tag.siteId === 1)).toBe(true)
    const largest = await service.largestPlaces(1, 3)
    expect(largest).toHaveLength(3)
    expect(largest[0]!.homes).toBeGreaterThanOrEqual(largest[1]!.homes)
  })

  it('uses a changed catalogue', async () => {
    const tags = [
      aTag({ id: 'vg' }),
      aTag({ url: 'goteborg' }),
      aTag({ id: 'vg-goteborg-lindholmen', url: 'lindholmen' }),
    ]
    await insertWorld(database.db, {
      homes: [aHomeInDetail({ id: 'the-only-one' })],
      stages: [aStage()],
      tags,
    })
    await service.refresh()
    expect(await service.newestIds(1, 10)).toEqual(['the-only-one'])
  })

  it('keeps the old catalogue when a new one references a missing stage', async () => {
    const broken = { ...world, stages: [] }
    await expect(insertWorld(database.db, broken)).rejects.toThrow(/unknown stage/)
    expect(await service.newestIds(1, 10)).toEqual(['the-only-one'])
  })
})

describe('While the database is unavailable', () => {
  it('cached responses are served, and the rest fails', async () => {
    const own = openTestDatabase()
    const world = seededWorld({ seed: 8, homes: 100 })
    await insertWorld(own.db, world)
    const service = makeResidenceService({ db: own.db })
    await service.start()
    const query = {
      criteria: { siteId: 1, statuses: ['forSale'] as const },
      sort: '' as const,
      offset: 0,
      limit: 3,
    }
    const before = await service.findHomes(query)
    await own.close()
    expect(await service.findHomes(query)).toEqual(before)
    await expect(service.findHomes({ ...query, offset: 3 })).rejects.toThrow()
    service.close()
  })
})
