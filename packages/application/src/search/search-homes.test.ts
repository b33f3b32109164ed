import type { GeoPoint, SearchState } from '@husrum/domain'
import { moneyOf, siteByKey, untouchedSearch } from '@husrum/domain'
import { aHome, aTag } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import { makeInMemoryResidenceCatalogue } from './in-memory-residence-catalogue.ts'
import type { HomesQuery, ResidenceCatalogue } from './residence-catalogue.ts'
import { makeSearchHomes } from './search-homes.ts'
import { makeShowHomes } from './show-homes.ts'
import { makeSuggestPlaces } from './suggest-places.ts'
import { makeSuggestRelaxations } from './suggest-relaxations.ts'

const site = siteByKey('sweden')
const clock = { today: () => '2026-11-21' }
const untouched = untouchedSearch(site)
const searchFor = (filters: Partial<SearchState['filters']>): SearchState => ({
  ...untouched,
  filters: { ...untouched.filters, ...filters },
})

describe('searching for a home', () => {
  it('finds three rooms under four million in Göteborg with a balcony, and only them', async () => {
    const goteborg = aTag({ id: 'vg-goteborg', url: 'vastra-gotalands-lan/goteborg' })
    const wanted = aHome({ rooms: 3, price: moneyOf(3_900_000) })
    const catalogue = makeInMemoryResidenceCatalogue({
      homes: [
        wanted,
        aHome({ rooms: 4, price: moneyOf(3_900_000) }),
        aHome({ rooms: 3, price: moneyOf(4_100_000) }),
        aHome({ rooms: 3, price: moneyOf(3_900_000), outdoorSpaces: [] }),
        aHome({ rooms: 3, price: moneyOf(3_900_000), tagIds: ['skane', 'skane-malmo'] }),
      ],
      tags: [goteborg],
    })
    const searchHomes = makeSearchHomes({ catalogue, clock, site })
    const found = await searchHomes({
      search: searchFor({
        minRooms: 3,
        maxRooms: 3,
        maxPrice: 4_000_000,
        outdoorArea: ['balcony'],
        tags: [goteborg.url],
      }),
    })
    expect(found.homes.map((home) => home.id)).toEqual([wanted.id])
    expect(found.tags).toEqual([goteborg])
  })

  it('ignores an unknown place, and returns its name', async () => {
    const catalogue = makeInMemoryResidenceCatalogue({ homes: [aHome()] })
    const found = await makeSearchHomes({ catalogue, clock, site })({
      search: searchFor({ tags: ['atlantis'] }),
    })
    expect(found.total).toBe(1)
    expect(found.unknownTags).toEqual(['atlantis'])
  })

  it('fetches only homes that are not listed yet', async () => {
    const homes = Array.from({ length: 70 }, () => aHome())
    const searchHomes = makeSearchHomes({ catalogue: makeInMemoryResidenceCatalogue({ homes }), clock, site })
    const first = await searchHomes({ search: untouched })
    const more = await searchHomes({ search: { ...untouched, items: 60 }, offset: 30 })
    expect(first.homes).toHaveLength(30)
    expect(more.homes).toHaveLength(30)
    expect(new Set([...first.homes, ...more.homes].map((home) => home.id)).size).toBe(60)
  })
})

describe('the position of the visitor', () => {
  const ofStockholm = { lat: 59.33, lon: 18.07 }
  const north = aHome({ id: 'north', geo: ofStockholm, inhabitDate: '2026-11-01' })
  const south = aHome({ id: 'south', geo: { lat: 55.6, lon: 13 }, inhabitDate: '2026-10-01' })
  const asked: HomesQuery[] = []
  const inMemory = makeInMemoryResidenceCatalogue({ homes: [north, south] })
  const catalogue: ResidenceCatalogue = {
    ...inMemory,
    findHomes: (query) => {
      asked.push(query)
      return inMemory.findHomes(query)
    },
  }
  const searchHomes = makeSearchHomes({
    catalogue,
    clock,
    site,
    visitor: () => ({ kind: 'anonymous', userId: 'visitor-1' }),
  })
  const idsOf = async (inhabitDate: 0 | 3, near?: GeoPoint) =>
    (await searchHomes({ search: searchFor({ inhabitDate }), ...(near && { near }) })).homes.map(
      ({ id }) => id,
    )

  it('sorts homes to move into now by distance, and changes no other search', async () => {
    expect(await idsOf(0, ofStockholm)).toEqual(['north', 'south'])
    expect(asked.at(-1)).toMatchObject({ geo: { geo: 'auto', userId: 'visitor-1' }, near: ofStockholm })
    expect(await idsOf(0)).toEqual(['south', 'north'])
    expect(asked.at(-1)).not.toHaveProperty('near')
    expect(await idsOf(3, ofStockholm)).toEqual(['south', 'north'])
    expect(asked.at(-1)?.geo).toEqual({})
    expect(asked.at(-1)).not.toHaveProperty('near')
  })
})

describe('a search of one stage', () => {
  it('lists up to three hundred homes at once', async () => {
    const stages = ['stage-kajutan', 'stage-parken']
    const homes = Array.from({ length: 700 }, (_, at) => aHome({ stageId: stages[at % 2] as string }))
    const searchHomes = makeSearchHomes({ catalogue: makeInMemoryResidenceCatalogue({ homes }), clock, site })
    const picked = searchFor({ stageIds: ['stage-parken'] })
    const found = await searchHomes({ search: picked })
    expect([found.homes.length, found.total]).toEqual([300, 350])
    const more = await searchHomes({ search: { ...picked, items: 330 }, offset: 300 })
    expect(more.homes).toHaveLength(30)
  })
})

describe('viewings', () => {
  it('in the past are not shown', async () => {
    const home = aHome({ showings: ['2026-11-03T16:00:00Z', '2026-11-21T11:00:00Z', '2026-11-24T16:00:00Z'] })
    const catalogue = makeInMemoryResidenceCatalogue({ homes: [home] })
    const found = await makeSearchHomes({ catalogue, clock, site })({ search: untouched })
    const shown = await makeShowHomes({ catalogue, clock, site })([home.id])
    const coming = ['2026-11-21T11:00:00Z', '2026-11-24T16:00:00Z']
    expect([found.homes[0]?.showings, shown[0]?.showings]).toEqual([coming, coming])
  })
})

describe('a search without results', () => {
  it('offers relaxations with results, the smallest first', async () => {
    const catalogue = makeInMemoryResidenceCatalogue({
      homes: [aHome({ price: moneyOf(4_300_000), outdoorSpaces: [] })],
    })
    const suggest = makeSuggestRelaxations({ catalogue, clock, site })
    const steps = await suggest(searchFor({ maxPrice: 4_000_000 }).filters)
    expect(steps[0]).toMatchObject({
      relaxation: { kind: 'widen', parameter: 'maxPrice', to: 4_500_000 },
      total: 1,
    })
  })

  it('offers nothing if no single relaxation has results', async () => {
    const catalogue = makeInMemoryResidenceCatalogue({ homes: [] })
    const suggest = makeSuggestRelaxations({ catalogue, clock, site })
    expect(await suggest(searchFor({ maxPrice: 4_000_000, outdoorArea: ['sauna'] }).filters)).toEqual([])
  })
})

describe('suggesting places', () => {
  it('requires two characters', async () => {
    const catalogue = makeInMemoryResidenceCatalogue({ homes: [], tags: [aTag()] })
    const suggest = makeSuggestPlaces({ catalogue, site })
    expect(await suggest(' g ')).toEqual({ kind: 'too-short' })
    expect(await suggest('goteb')).toMatchObject({ kind: 'suggested', places: [{ name: 'Göteborg' }] })
  })
})
