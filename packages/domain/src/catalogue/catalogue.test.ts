// Stages and homes that visitors see follow from the records that a company enters.
import { describe, expect, it } from 'vitest'
import { moneyOf } from '../money/money.ts'
import { siteByKey } from '../sites/sites.ts'
import { aHomeRecord, aStageRecord } from '../testing/catalogue.ts'
import {
  catalogueIdOf,
  deriveStage,
  homeRecordIssues,
  isPublished,
  keptFacts,
  placesOfStage,
  stageRecordIssues,
} from './index.ts'
import type { HomeRecord } from './records.ts'

const sweden = siteByKey('sweden')
const derive = (homes: readonly HomeRecord[], stage = aStageRecord()) =>
  deriveStage(stage, homes, { source: 'files', site: sweden, today: '2026-11-28' })

describe('A stage of records', () => {
  it('has the address of its place, the span of its homes, and their places as tags', () => {
    const { stage, homes } = derive([
      aHomeRecord({ externalId: 'K-1', rooms: 2, price: moneyOf(2_000_000) }),
      aHomeRecord({ externalId: 'K-2', rooms: 4, price: moneyOf(5_000_000) }),
      aHomeRecord({ externalId: 'K-3', rooms: 7, status: 'sold', soldAt: '2026-10-01' }),
    ])
    expect(stage).toMatchObject({
      id: 'files-kajutan',
      path: '/bostader/goteborg/lindholmen/brf-kajutan/',
      homes: 2,
      minRooms: 2,
      maxRooms: 4,
      maxPrice: moneyOf(5_000_000),
      status: 'forSale',
      tagIds: [
        'sweden-vastra-gotalands-lan',
        'sweden-vastra-gotalands-lan-goteborg',
        'sweden-vastra-gotalands-lan-goteborg-lindholmen',
      ],
    })
    expect(homes.map(({ path, name, soldAt }) => [path, name, soldAt])).toEqual([
      ['/bostader/goteborg/lindholmen/brf-kajutan/k-1/', 'Brf Kajutan K-1', undefined],
      ['/bostader/goteborg/lindholmen/brf-kajutan/k-2/', 'Brf Kajutan K-2', undefined],
      ['/bostader/goteborg/lindholmen/brf-kajutan/k-3/', 'Brf Kajutan K-3', '2026-10-01'],
    ])
    expect(placesOfStage(stage, sweden).map(({ url }) => url)).toEqual([
      'vastra-gotalands-lan',
      'vastra-gotalands-lan/goteborg',
      'vastra-gotalands-lan/goteborg/lindholmen',
    ])
  })

  it('gives its place, its phase and its energy class to homes that have none', () => {
    const [home] = derive([aHomeRecord()], aStageRecord({ energyClass: 'B', concept: 'premium' })).homes
    expect(home).toMatchObject({
      energyClass: 'B',
      concept: 'premium',
      geo: { lat: 57.7067 },
      phase: 'salesStart',
    })
    expect(home).toMatchObject({ images: [], floorPlan: '', outdoorSpaces: [], showings: [] })
  })

  it('is visible from its moment on, unless it is a draft', () => {
    const at = Date.parse('2026-12-06T11:00:00Z')
    const stage = aStageRecord({ publishAt: '2026-12-06T12:00:00+01:00' })
    expect([at - 1, at].map((now) => isPublished(stage, now))).toEqual([false, true])
    expect(isPublished({ ...stage, isDraft: true }, at)).toBe(false)
    expect(isPublished(aStageRecord(), 0)).toBe(true)
  })
})

it('Keys that differ only in signs have different ids', () => {
  const ids = ['BRF-12/0901', 'brf-12-0901', 'Brf 12 0901', 'BRF 12/0901'].map((key) =>
    catalogueIdOf('vitec', key),
  )
  expect(new Set(ids).size).toBe(4)
  expect(ids[1]).toBe('vitec-brf-12-0901')
})

describe('Mistakes in a record', () => {
  it('are a position outside of the country, and axes that are swapped', () => {
    expect(stageRecordIssues(aStageRecord({ geo: { lat: 11.93, lon: 57.7 } }), sweden)).toEqual([
      { field: 'geo.lat', key: 'min' },
      { field: 'geo.lon', key: 'max' },
    ])
    expect(homeRecordIssues(aHomeRecord({ geo: { lat: 0, lon: 12 } }), sweden)).toEqual([
      { field: 'geo.lat', key: 'min' },
    ])
  })

  it('are a site without homes, and names that give no address', () => {
    expect(stageRecordIssues(aStageRecord(), undefined)).toEqual([{ field: 'siteId', key: 'unknownValue' }])
    expect(stageRecordIssues(aStageRecord({ name: '–', areaName: '…' }), sweden)).toEqual([
      { field: 'name', key: 'invalidInput' },
      { field: 'areaName', key: 'invalidInput' },
    ])
  })

  it('are amounts that contradict each other, and prices in öre or in thousands', () => {
    const fields = (facts: Partial<HomeRecord>) =>
      homeRecordIssues(aHomeRecord(facts), sweden).map(({ field, key }) => `${field} ${key}`)
    expect(fields({ price: moneyOf(3_895) })).toEqual(['monthlyFee max'])
    expect(fields({ price: moneyOf(38_950), monthlyFee: moneyOf(400) })).toEqual(['price min'])
    expect(fields({ price: moneyOf(389_500_000) })).toEqual(['price max'])
    expect(fields({ disposalForm: 'tenancy' })).toEqual(['price max'])
    expect(fields({ floor: 7, maxFloor: 6 })).toEqual(['floor max'])
    expect(fields({})).toEqual([])
  })
})

describe('A home that is sent again', () => {
  const before = aHomeRecord()
  const sold = { ...derive([before]).homes[0]!, status: 'sold', soldAt: '2026-11-20' } as const

  it('keeps what others changed, if its record repeats the old value', () => {
    expect(keptFacts(before, before, { home: sold, guard: undefined })).toMatchObject({
      kept: { status: 'sold', soldAt: '2026-11-20', price: moneyOf(3_895_000) },
      heldBack: [],
    })
  })

  it('gets what its record changes', () => {
    const after = { ...before, price: moneyOf(3_700_000), status: 'notAvailable' } as const
    const { kept } = keptFacts(before, after, { home: sold, guard: undefined })
    expect(kept).not.toHaveProperty('price')
    expect(kept).not.toHaveProperty('status')
  })

  it('keeps status and price while a signed booking guards it, and says so', () => {
    const home = { ...sold, status: 'reserved' } as const
    const after = { ...before, price: moneyOf(3_700_000), status: 'sold', inhabitDate: '2027-06-01' } as const
    const { kept, heldBack } = keptFacts(before, after, { home, guard: 'signed' })
    expect(heldBack).toEqual(['status', 'price'])
    expect(kept).toMatchObject({ status: 'reserved', price: moneyOf(3_895_000) })
    expect(kept).not.toHaveProperty('inhabitDate')
  })
})
