// A source sends stages and homes; servers that are running find them at once.

import type { HomeGuard, HomeRecord } from '@husrum/domain'
import { catalogueIdOf, moneyOf, residenceStatuses, searchedStatuses, sortOrders } from '@husrum/domain'
import { aHomeRecord, aStageRecord } from '@husrum/domain/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NoteHeldBack } from '../../buying/booking/index.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { toldEvents } from '../../testing/told-events.ts'
import { insertWorld } from '../search/insert-world.ts'
import type { ResidenceService } from '../search/residence-service.ts'
import { makeResidenceService } from '../search/residence-service.ts'
import { changeCatalogue, publishDueStages } from './change-catalogue.ts'
import type { ChangeSet } from './change-set.ts'
import { ChangeSetRefused } from './change-set.ts'
import { isStageRecord, readPage } from './stored-records.ts'

type HeldBack = Parameters<NoteHeldBack>[1][number]

const now = Date.parse('2026-11-28T10:00:00Z')

let database: OpenDatabase
let service: ResidenceService
let guards: ReadonlyMap<string, HomeGuard>
let noted: HeldBack[]

beforeAll(() => {
  database = openTestDatabase()
})
beforeEach(async () => {
  guards = new Map()
  noted = []
  await insertWorld(database.db, { homes: [], stages: [], tags: [] })
  await database.db.deleteFrom('catalogue_records').execute()
  await database.db.deleteFrom('home_changes').execute()
  await database.db.deleteFrom('former_homes').execute()
  await database.db.deleteFrom('former_stages').execute()
  service = makeResidenceService({ db: database.db })
  await service.start()
  return () => service.close()
})
afterAll(() => database.close())

const options = (at = now) => ({
  now: at,
  guardsOf: async () => guards,
  noteHeldBack: async (_: unknown, changes: readonly HeldBack[]) => {
    noted.push(...changes.filter(({ facts }) => facts.length > 0))
  },
})

const apply = async (set: Partial<ChangeSet>, at = now) => {
  const whole = {
    source: 'files',
    stages: [],
    homes: [],
    ended: [],
    replacedStages: [],
    maxEnded: 10,
    isQuiet: false,
    ...set,
  }
  const rows = await database.db.transaction().execute((trx) => changeCatalogue(trx, whole, options(at)))
  await service.refresh()
  return rows.map(({ externalId, result }) => `${externalId} ${result}`)
}

const refusal = async (set: Partial<ChangeSet>) => {
  const refused = await apply(set).catch((cause: unknown) => cause)
  if (!(refused instanceof ChangeSetRefused)) throw refused
  return refused.issues.map(({ list, at, field, key }) => `${list} ${at ?? ''} ${field} ${key}`)
}

const searched = { siteId: 1, statuses: searchedStatuses }
const found = async (criteria = {}, sort: (typeof sortOrders)[number] = 'price:asc') => {
  const { homes } = await service.findHomes({
    criteria: { ...searched, ...criteria },
    sort,
    offset: 0,
    limit: 50,
  })
  return homes.map(({ objectNumber }) => objectNumber)
}

const three = [
  aHomeRecord({ externalId: 'K-1', price: moneyOf(3_000_000), rooms: 2 }),
  aHomeRecord({ externalId: 'K-2', price: moneyOf(2_000_000), rooms: 3 }),
  aHomeRecord({ externalId: 'K-3', price: moneyOf(4_000_000), rooms: 4 }),
]

describe('A change set', () => {
  it('has stages of known sellers only', async () => {
    const stages = [aStageRecord({ seller: 'kajutan' })]
    expect(await refusal({ stages })).toEqual(['stages 0 seller unknownValue'])
    await database.db
      .insertInto('sellers')
      .values({ key: 'kajutan', record: JSON.stringify({ key: 'kajutan', country: 'SE' }) })
      .execute()
    expect(await apply({ stages })).toEqual(['kajutan created'])
    await database.db.deleteFrom('sellers').execute()
  })

  it('brings homes into an empty catalogue: search, pages and places have them', async () => {
    expect(await apply({ stages: [aStageRecord()], homes: three })).toEqual([
      'kajutan created',
      'K-1 created',
      'K-2 created',
      'K-3 created',
    ])
    expect(await found()).toEqual(['K-2', 'K-1', 'K-3'])
    expect(await found({ minRooms: 3 })).toEqual(['K-2', 'K-3'])
    const path = '/bostader/goteborg/lindholmen/brf-kajutan/'
    expect(await service.stageByPath(1, path)).toMatchObject({ homes: 3, minRooms: 2 })
    expect(await service.homeByPath(1, `${path}k-2/`)).toMatchObject({ price: moneyOf(2_000_000) })
    const { tags } = await service.findTags({ siteId: 1, text: 'göte', limit: 5 })
    expect(tags).toMatchObject([{ name: 'Göteborg', homes: 3, geo: { lat: 57.7067 } }])
  })

  it('changes nothing the second time', async () => {
    await apply({ stages: [aStageRecord()], homes: three })
    const before = await service.revision()
    expect(await apply({ stages: [aStageRecord()], homes: three })).toEqual([
      'kajutan unchanged',
      'K-1 unchanged',
      'K-2 unchanged',
      'K-3 unchanged',
    ])
    const { rows } = await changesSince(before)
    expect(rows).toBe(0)
  })

  it('adds, changes and ends homes, and their places are counted anew', async () => {
    await apply({ stages: [aStageRecord()], homes: three })
    const [first, second] = three
    expect(
      await apply({
        homes: [{ ...first!, area: 99 }, aHomeRecord({ externalId: 'K-0', price: moneyOf(1_000_000) })],
        ended: [{ kind: 'home', externalId: second!.externalId }],
      }),
    ).toEqual(['K-1 changed', 'K-0 created', 'K-2 ended'])
    expect(await found()).toEqual(['K-0', 'K-1', 'K-3'])
    expect(await found({ minArea: 90 })).toEqual(['K-1'])
    const path = '/bostader/goteborg/lindholmen/brf-kajutan/k-2/'
    expect(await service.homeByPath(1, path)).toBeUndefined()
    expect(await service.formerStageId(1, path)).toBe('files-kajutan')
    expect((await service.largestPlaces(1, 1))[0]).toMatchObject({ homes: 3 })
    expect(await toldEvents(database.db)).toEqual(
      expect.arrayContaining(['home.created', 'home.changed', 'home.ended', 'stage.changed']),
    )
  })

  it('moves a stage to another place: the old one is gone if nothing else is there', async () => {
    await apply({ stages: [aStageRecord()], homes: three })
    await apply({ stages: [aStageRecord({ municipality: 'Mölndal', areaName: 'Pedagogen Park' })] })
    expect((await service.largestPlaces(1, 5)).map(({ name }) => name)).toEqual(['Mölndal'])
    expect(await service.homeByPath(1, '/bostader/molndal/pedagogen-park/brf-kajutan/k-1/')).toBeDefined()
    expect(await service.homeByPath(1, '/bostader/goteborg/lindholmen/brf-kajutan/k-1/')).toBeUndefined()
  })

  it('remembers the address of a stage that ended, until the stage comes back', async () => {
    const path = '/bostader/goteborg/lindholmen/brf-kajutan/'
    await apply({ stages: [aStageRecord()] })
    expect(await service.isFormerStage(1, path)).toBe(false)
    await apply({ ended: [{ kind: 'stage', externalId: aStageRecord().externalId }] })
    expect(await service.isFormerStage(1, path)).toBe(true)
    await apply({ stages: [aStageRecord()] })
    expect(await service.isFormerStage(1, path)).toBe(false)
  })

  it('keeps homes until their stage comes', async () => {
    expect(await apply({ homes: three })).toEqual(['K-1 waiting', 'K-2 waiting', 'K-3 waiting'])
    expect(await found()).toEqual([])
    await apply({ stages: [aStageRecord()] })
    expect(await found()).toEqual(['K-2', 'K-1', 'K-3'])
  })

  it('replaces the homes of a stage, up to a limit', async () => {
    await apply({ stages: [aStageRecord()], homes: three })
    const set = { homes: three.slice(0, 1), replacedStages: ['kajutan'] }
    expect(await refusal({ ...set, maxEnded: 1 })).toEqual(['maxEnded   max'])
    expect(await found()).toHaveLength(3)
    expect(await apply({ ...set, maxEnded: 2 })).toEqual(['K-1 unchanged', 'K-2 ended', 'K-3 ended'])
    expect(await found()).toEqual(['K-1'])
  })

  it('ends a stage with its homes; its pages are gone, and it may come again', async () => {
    await apply({ stages: [aStageRecord()], homes: three })
    await apply({ ended: [{ kind: 'stage', externalId: 'kajutan' }] })
    expect(await found()).toEqual([])
    expect(await service.stageByPath(1, '/bostader/goteborg/lindholmen/brf-kajutan/')).toBeUndefined()
    await apply({ stages: [aStageRecord()], homes: three })
    expect(await found()).toHaveLength(3)
    expect(await service.stageByPath(1, '/bostader/goteborg/lindholmen/brf-kajutan/')).toBeDefined()
  })

  it('shows a stage from its moment on', async () => {
    const at = Date.parse('2026-12-06T11:00:00Z')
    await apply({ stages: [aStageRecord({ publishAt: '2026-12-06T12:00:00+01:00' })], homes: three })
    expect(await found()).toEqual([])
    const publish = (moment: number) =>
      database.db.transaction().execute((trx) => publishDueStages(trx, options(moment)))
    expect([await publish(at - 1), await publish(at), await publish(at)]).toEqual([0, 1, 0])
    await service.refresh()
    expect(await found()).toHaveLength(3)
    await apply({ stages: [aStageRecord({ isDraft: true })] })
    expect(await found()).toEqual([])
  })

  it('names every mistake by its list and position, and changes nothing', async () => {
    expect(
      await refusal({
        stages: [aStageRecord({ siteId: 2 }), aStageRecord({ externalId: 'b', geo: { lat: 1, lon: 12 } })],
        homes: [three[0]!, three[0]!, aHomeRecord({ externalId: 'x', stage: 'b', price: moneyOf(1) })],
        replacedStages: ['unknown'],
      }),
    ).toEqual([
      'homes 1 externalId invalidInput',
      'stages 0 siteId unknownValue',
      'stages 1 geo.lat min',
      'homes 2 monthlyFee max',
      'replacedStages 0  unknownValue',
    ])
    expect(
      await refusal({ stages: [aStageRecord()], homes: [three[0]!, { ...three[1]!, objectNumber: 'k 1' }] }),
    ).toEqual(['homes 0 objectNumber invalidInput', 'homes 1 objectNumber invalidInput'])
    await apply({ stages: [aStageRecord()], homes: three })
    expect(await refusal({ source: 'others', stages: [aStageRecord()] })).toEqual([
      'stages 0 name invalidInput',
    ])
    expect(await found()).toHaveLength(3)
  })

  it('leaves letters about new and changed homes, and none of a quiet set', async () => {
    const history = async () => {
      const rows = await database.db.selectFrom('home_changes').selectAll().orderBy('id').execute()
      return rows.map(({ home_id, is_new, before, after }) => [home_id, is_new, before.price, after.price])
    }
    await apply({ stages: [aStageRecord()], homes: three, isQuiet: true })
    expect(await history()).toEqual([])
    await apply({
      homes: [
        { ...three[0]!, price: moneyOf(2_900_000), shortDescription: 'Ljus tvåa.' },
        { ...three[1]!, shortDescription: 'Ljus trea.' },
        aHomeRecord({ externalId: 'K-4', price: moneyOf(5_000_000) }),
      ],
    })
    expect(await history()).toEqual([
      [catalogueIdOf('files', 'K-1'), false, moneyOf(3_000_000), moneyOf(2_900_000)],
      [catalogueIdOf('files', 'K-4'), true, undefined, moneyOf(5_000_000)],
    ])
  })
})

const changesSince = async (revision: string) => {
  const change = Number(revision.split('.')[1])
  const rows = await database.db.selectFrom('homes').select('id').where('change', '>', change).execute()
  return { rows: rows.length }
}

describe('A home that a booking guards', () => {
  const id = catalogueIdOf('files', 'K-2')
  const setStatus = (status: 'reserved' | 'booked') =>
    service.changeHomes([{ homeId: id, by: 'buyer', change: { status } }])

  beforeEach(async () => {
    await apply({ stages: [aStageRecord()], homes: three })
  })

  it('keeps its status while its source repeats an old one, with and without a guard', async () => {
    await setStatus('reserved')
    await apply({ homes: three.map((home) => ({ ...home, shortDescription: 'Nytt' })) })
    expect(await service.homeById(1, id)).toMatchObject({ status: 'reserved', shortDescription: 'Nytt' })
  })

  it('keeps status and price that its source changes, and everything else of the set applies', async () => {
    await setStatus('reserved')
    guards = new Map([[id, 'signed']])
    const rows = await database.db.transaction().execute((trx) =>
      changeCatalogue(
        trx,
        {
          source: 'files',
          stages: [],
          homes: [
            { ...three[1]!, status: 'forSale', price: moneyOf(1_900_000), address: 'Kajen 1' },
            { ...three[2]!, status: 'sold' },
            { ...three[1]!, externalId: 'K-9', objectNumber: 'K-9' },
          ],
          ended: [],
          replacedStages: [],
          maxEnded: 0,
          isQuiet: true,
        },
        options(),
      ),
    )
    await service.refresh()
    expect(rows.map(({ heldBack }) => heldBack)).toEqual([['price'], [], []])
    expect(noted).toEqual([{ homeId: id, facts: ['price'], change: { price: moneyOf(1_900_000) } }])
    expect(await service.homeById(1, id)).toMatchObject({
      status: 'reserved',
      price: moneyOf(2_000_000),
      address: 'Kajen 1',
    })
    expect(await service.homeById(1, catalogueIdOf('files', 'K-3'))).toMatchObject({ status: 'sold' })
  })

  it('stays when its source ends it, and its stage with it', async () => {
    await setStatus('reserved')
    guards = new Map([[id, 'held']])
    expect(await apply({ ended: [{ kind: 'stage', externalId: 'kajutan' }] })).toEqual([
      'K-1 ended',
      'K-3 ended',
      'K-2 unchanged',
      'kajutan unchanged',
    ])
    expect(await service.homeById(1, id)).toMatchObject({ status: 'reserved' })
    expect(await refusal({ stages: [aStageRecord({ isDraft: true })] })).toEqual([
      'stages 0 isDraft cannotBook',
    ])
  })

  it('is there with its status and price after any feed', async () => {
    await setStatus('reserved')
    guards = new Map([[id, 'signed']])
    const home = fc.record({
      externalId: fc.constantFrom('K-1', 'K-2', 'K-3'),
      stage: fc.constantFrom('kajutan', 'other', 'unknown'),
      status: fc.constantFrom<HomeRecord['status']>('forSale', 'sold', 'booked', 'notAvailable'),
      price: fc.constantFrom(moneyOf(2_000_000), moneyOf(2_500_000)),
    })
    const feed = fc.record({
      homes: fc.uniqueArray(home, { selector: ({ externalId }) => externalId, maxLength: 3 }),
      stages: fc.subarray(
        [
          aStageRecord(),
          aStageRecord({ externalId: 'other', name: 'Andra huset' }),
          aStageRecord({ isDraft: true }),
        ],
        { maxLength: 1 },
      ),
      ended: fc.subarray([
        { kind: 'home', externalId: 'K-2' } as const,
        { kind: 'stage', externalId: 'kajutan' } as const,
        { kind: 'stage', externalId: 'other' } as const,
      ]),
      replacedStages: fc.subarray(['kajutan']),
    })
    await fc.assert(
      fc.asyncProperty(feed, async ({ homes, ...set }) => {
        await apply({ ...set, homes: homes.map((facts) => aHomeRecord(facts)) }).catch((cause: unknown) => {
          if (!(cause instanceof ChangeSetRefused)) throw cause
        })
        expect(await service.homeById(1, id)).toMatchObject({
          status: 'reserved',
          price: moneyOf(2_000_000),
          stageId: 'files-kajutan',
        })
      }),
      // `npm run properties` has more.
      { numRuns: Number(process.env.HUSRUM_FEEDS ?? 60) },
    )
  })
})

describe('The search of a running server', () => {
  /** Everything that a search may answer, in every order. */
  const answers = async (of: ResidenceService) => {
    const all = []
    for (const siteId of [1, 3])
      for (const sort of sortOrders) {
        const criteria = { siteId, statuses: residenceStatuses }
        const { homes, total, facets } = await of.findHomes({
          criteria,
          sort,
          offset: 0,
          limit: 100,
          facetsAt: '2026-11-28',
        })
        all.push(
          homes.map(({ id }) => id),
          total,
          facets,
        )
        const { stages, areas } = await of.findStagesAndAreas({ criteria, sort })
        all.push(stages, areas)
      }
    all.push(await of.newestIds(1, 20), await of.stageTags(1), await of.stageTags(3))
    return all
  }

  it('answers as one that starts afterwards, and as one load of all records, whatever came in whatever order', async () => {
    const stages = [
      aStageRecord({ externalId: 's1', name: 'Ettan' }),
      aStageRecord({ externalId: 's2', name: 'Tvåan', municipality: 'Mölndal', areaName: 'Centrum' }),
      aStageRecord({
        externalId: 's3',
        name: 'Treeren',
        siteId: 3,
        county: 'Oslo',
        municipality: 'Oslo',
        areaName: 'Løren',
        geo: { lat: 59.93, lon: 10.79 },
      }),
    ]
    const home = fc.record({
      number: fc.integer({ min: 1, max: 8 }),
      stage: fc.constantFrom('s1', 's2', 's3', 'later'),
      rooms: fc.integer({ min: 1, max: 5 }),
      area: fc.constantFrom(40, 74),
      price: fc.constantFrom(2_000_000, 3_000_000),
      status: fc.constantFrom<HomeRecord['status']>('forSale', 'reserved', 'sold', 'notAvailable'),
      publishedAt: fc.constantFrom('2026-09-01', '2026-10-01'),
    })
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.array(home, { minLength: 1, maxLength: 4 }).map((homes) => ({ homes })) },
      { weight: 1, arbitrary: fc.constantFrom(...stages).map((stage) => ({ stages: [stage] })) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 8 }).map((end) => ({ end })) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        await database.db.deleteFrom('catalogue_records').execute()
        await insertWorld(database.db, { homes: [], stages: [], tags: [] })
        await service.refresh()
        for (const each of steps) {
          if ('end' in each) await apply({ ended: [{ kind: 'home', externalId: `h${each.end}` }] })
          else if ('stages' in each) await apply({ stages: each.stages })
          else {
            const homes = each.homes.map(({ number, price, ...facts }) =>
              aHomeRecord({ externalId: `h${number}`, price: moneyOf(price), ...facts }),
            )
            await apply({ homes: [...new Map(homes.map((one) => [one.externalId, one])).values()] })
          }
        }
        const started = makeResidenceService({ db: database.db })
        await started.start()
        const last = await answers(service)
        expect(last).toEqual(await answers(started))
        started.close()
        const stages = await readPage(database.db, { source: 'files', kind: 'stage', after: undefined })
        const homes = await readPage(database.db, { source: 'files', kind: 'home', after: undefined })
        await database.db.deleteFrom('catalogue_records').execute()
        await insertWorld(database.db, { homes: [], stages: [], tags: [] })
        await apply({
          stages: stages.records.filter(isStageRecord),
          homes: homes.records.flatMap((record) => ('stage' in record ? [record] : [])),
        })
        expect(await answers(service)).toEqual(last)
      }),
      { numRuns: 6 },
    )
  })
})
