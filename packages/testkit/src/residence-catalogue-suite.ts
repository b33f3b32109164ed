// What every residence catalogue must do: in memory, on both databases and over HTTP. Examples first, then a property.
import type { CellsQuery, HomesQuery, ResidenceCatalogue } from '@husrum/application'
import { makeInMemoryResidenceCatalogue } from '@husrum/application/testing'
import type { GeoBox, GeoPoint, Home, HomeCriteria } from '@husrum/domain'
import {
  compareHomes,
  homeSpans,
  mapCellOf,
  matchesCriteria,
  moneyOf,
  pinnedHomeOf,
  searchedStatuses,
  sortOrders,
} from '@husrum/domain'
import { aHomeInDetail } from '@husrum/domain/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyCriteriaFor, boxAmong } from './any-criteria.ts'
import { seededWorld } from './seeded-world.ts'
import type { CatalogueWorld } from './story-world.ts'
import {
  helsinki,
  inMolndal,
  kajutan,
  molndal,
  reserved,
  small,
  storyWorld,
  terrace,
  vg,
} from './story-world.ts'

/** Creates the catalogue of a world. Called again for each world, after the previous catalogue was closed. */
export type MakeCatalogue = (
  world: CatalogueWorld,
) => Promise<{ readonly catalogue: ResidenceCatalogue; readonly close?: () => Promise<void> }>

const today = '2026-11-20'

const everywhere: HomeCriteria = { siteId: 1, statuses: searchedStatuses }

const query = (criteria: Partial<HomeCriteria> = {}, more: Partial<HomesQuery> = {}): HomesQuery => ({
  criteria: { ...everywhere, ...criteria },
  sort: '',
  offset: 0,
  limit: 30,
  ...more,
})

const nordic: GeoBox = [54, 4, 71, 32]

const idsOf = (homes: readonly Home[]): readonly string[] => homes.map((home) => home.id)

/** The expected order: homes that a search finds, nearest first among those of the same status. */
const nearestFirst = (homes: readonly Home[], near: GeoPoint): readonly Home[] =>
  homes.filter((home) => matchesCriteria(home, everywhere)).sort(compareHomes('', near))

const seeded = seededWorld({ seed: 20_261_120, homes: 300, today })

const anyCriteria = anyCriteriaFor(seeded, today)

/** The contract of the port `ResidenceCatalogue`, as a suite for Vitest. */
export const describeResidenceCatalogue = (name: string, makeCatalogue: MakeCatalogue): void => {
  const withCatalogue = (world: CatalogueWorld): (() => ResidenceCatalogue) => {
    let made: Awaited<ReturnType<MakeCatalogue>> | undefined
    beforeAll(async () => {
      made = await makeCatalogue(world)
    })
    afterAll(() => made?.close?.())
    return () => {
      if (!made) throw new Error('The catalogue was not made')
      return made.catalogue
    }
  }

  describe(`${name}, as a residence catalogue`, () => {
    describe('with a handful of homes', () => {
      const catalogue = withCatalogue(storyWorld)
      const find = async (criteria: Partial<HomeCriteria>, more: Partial<HomesQuery> = {}) =>
        idsOf((await catalogue().findHomes(query(criteria, more))).homes)

      it('recommends homes for sale before coming ones, and the earliest to move into first', async () => {
        const found = await catalogue().findHomes(query())
        expect(idsOf(found.homes)).toEqual(['small', 'house', 'terrace', 'villa', 'coming', 'reserved'])
        expect(found.total).toBe(6)
        expect(found.facets).toBeUndefined()
      })

      it('returns all data of a home in a list', async () => {
        const { homes } = await catalogue().findHomes(query({ maxPrice: 2_000_000 }))
        const { address, description, energyClass, floor, floorPlan, maxFloor, ...shown } = small
        const { monthlyFee, objectNumber, apartmentNumber, phase, publishedAt, ...home } = shown
        expect(homes).toEqual([expect.objectContaining(home)])
      })

      it('puts near homes first among homes of the same status, if a position is given', async () => {
        const geo = { geo: 'auto' } as const
        const { geo: near } = terrace
        const recommended = await find({})
        const nearFirst = await find({}, { geo, near })
        expect([...nearFirst].sort()).toEqual([...recommended].sort())
        const statuses = new Map(storyWorld.homes.map((home) => [home.id, home.status]))
        expect(nearFirst.map((id) => statuses.get(id))).toEqual(recommended.map((id) => statuses.get(id)))
        const far = { lat: molndal.geo.lat, lon: molndal.geo.lon }
        expect(await find({}, { geo, near: far })).toEqual(idsOf(nearestFirst(storyWorld.homes, far)))
        expect(await find({}, { geo })).toEqual(recommended)
        expect(await find({}, { geo, near, sort: 'price:asc' })).toEqual(
          await find({}, { sort: 'price:asc' }),
        )
      })

      it('breaks ties by id, in both directions of a sort', async () => {
        expect(await find({}, { sort: 'price:asc' })).toEqual([
          'small',
          'reserved',
          'terrace',
          'coming',
          'house',
          'villa',
        ])
        expect(await find({}, { sort: 'price:desc' })).toEqual([
          'villa',
          'house',
          'coming',
          'reserved',
          'terrace',
          'small',
        ])
      })

      it('includes the value of a bound', async () => {
        expect(await find({ minPrice: 4_000_000, maxPrice: 4_000_000 })).toEqual(['terrace', 'reserved'])
      })

      it('filters by the price including the share of loans, if there is one', async () => {
        expect(await find({ siteId: 4, maxPrice: 100_000 })).toEqual([])
        expect(await find({ siteId: 4, minPrice: 200_000 })).toEqual(['finnish'])
      })

      it('finds viewings within a period, and all coming ones', async () => {
        const from = { viewingFrom: '2026-11-20' }
        expect(await find({ ...from, viewingBefore: '2026-11-27' })).toEqual(['terrace'])
        expect(await find({ ...from, viewingBefore: '2026-11-25' })).toEqual([])
        expect(await find(from)).toEqual(['house', 'terrace'])
      })

      it('finds homes in any of the places, and none in an unknown place', async () => {
        expect(await find({ tagIds: ['vg-molndal', 'vg-goteborg-lindholmen'] })).toHaveLength(6)
        expect(await find({ tagIds: ['vg-molndal'] })).toEqual(['house', 'villa'])
        expect(await find({ tagIds: ['atlantis'] })).toEqual([])
        expect(await find({ stageIds: ['stage-atlantis'] })).toEqual([])
      })

      it('finds homes in a part of the map, including its edges', async () => {
        const { lat, lon } = small.geo
        expect(await find({ geoSearch: [lat, lon, lat, lon], maxPrice: 2_000_000 })).toEqual(['small'])
        expect(await find({ geoSearch: [lat - 1, lon - 1, lat + 1, lon - 0.5] })).toEqual([])
        expect(await find({ geoSearch: [lat + 0.5, lon - 1, lat + 1, lon + 1] })).toEqual([])
      })

      it('finds homes in a drawn area, but not where the area overlaps itself', async () => {
        const { lat, lon } = small.geo
        const around = [lat - 1, lon - 1, lat - 1, lon + 1, lat + 1, lon + 1, lat + 1, lon - 1] as const
        expect(await find({ geoSearch: around, maxPrice: 2_000_000 })).toEqual(['small'])
        const beside = [lat - 1, lon - 1, lat - 1, lon + 1, lat + 1, lon - 1.1] as const
        expect(await find({ geoSearch: beside, maxPrice: 2_000_000 })).toEqual([])
        expect(await find({ geoSearch: [...around, ...around], maxPrice: 2_000_000 })).toEqual([])
      })

      it('counts homes on a map by cell with the lowest price, and returns a single home', async () => {
        const { lat, lon } = small.geo
        const box = [lat - 0.1, lon - 0.1, lat + 0.1, lon + 0.1] as const
        const cells = (criteria: Partial<HomeCriteria> = {}) =>
          catalogue().findCells({ criteria: { ...everywhere, ...criteria }, box, zoom: 12 })
        expect(await cells()).toEqual([
          {
            ...mapCellOf(small.geo, 12),
            homes: 6,
            bounds: [lat, lon, lat, lon],
            minPrice: moneyOf(2_000_000),
            homeIds: ['coming', 'house', 'reserved', 'small', 'terrace', 'villa'],
          },
        ])
        expect(await cells({ maxPrice: 2_000_000 })).toMatchObject([
          { homes: 1, homeIds: ['small'], home: pinnedHomeOf(small) },
        ])
        expect(await cells({ geoSearch: [lat + 0.05, lon, lat + 0.1, lon] })).toEqual([])
      })

      it('counts without homes for a limit of 0, and continues at an offset', async () => {
        expect(await catalogue().findHomes(query({}, { limit: 0 }))).toMatchObject({ homes: [], total: 6 })
        expect(await find({}, { offset: 4, limit: 30 })).toEqual(['coming', 'reserved'])
        expect(await find({}, { offset: 400 })).toEqual([])
      })

      it('counts each option of a filter without that filter', async () => {
        const { facets } = await catalogue().findHomes(
          query({ residenceTypes: ['house'] }, { facetsAt: today, limit: 0 }),
        )
        expect(facets).toEqual({
          residenceType: { apartment: 4, house: 1, detachedHouse: 1 },
          disposalForm: { ownership: 1 },
          concepts: { product: 1 },
          projectStatus: { forSale: 1 },
          outdoorArea: {},
          accessibility: {},
          sun: {},
          inhabitDate: { 0: 0, 1: 1, 2: 1, 3: 1 },
          viewing: { includeAll: 1, hasAny: 1, inSevenDays: 0, in30Days: 1 },
          type: { object: 1, stage: 1, area: 1 },
        })
      })

      it('counts an outdoor option with the options that it includes', async () => {
        const { facets } = await catalogue().findHomes(query({}, { facetsAt: today, limit: 0 }))
        expect(facets?.outdoorArea).toEqual({ balcony: 5, terrace: 1, roofTop: 1 })
      })

      it('finds homes with all requested accessibility features, and counts each feature', async () => {
        expect(await find({ accessibility: ['lift'] })).toEqual(['terrace', 'reserved'])
        expect(await find({ accessibility: ['lift', 'turning13'] })).toEqual(['terrace'])
        expect(await find({ accessibility: ['stepFree'] })).toEqual([])
        const { facets } = await catalogue().findHomes(
          query({ accessibility: ['turning13'] }, { facetsAt: today, limit: 0 }),
        )
        expect(facets?.accessibility).toEqual({ lift: 2, turning13: 1 })
      })

      it('finds homes with sun at all requested times, and sorts by hours of sun', async () => {
        expect(await find({ sun: ['eveningSun'] })).toEqual(['terrace', 'reserved'])
        expect(await find({ sun: ['afternoonSun', 'eveningSun'] })).toEqual(['terrace'])
        expect(await find({ sun: ['morningSun'] })).toEqual([])
        const { facets } = await catalogue().findHomes(
          query({ sun: ['afternoonSun'] }, { facetsAt: today, limit: 0 }),
        )
        expect(facets?.sun).toEqual({ afternoonSun: 1, eveningSun: 2 })
        const sunniest = await catalogue().findHomes(query({}, { sort: 'sunHours:desc', limit: 2 }))
        expect(sunniest.homes.map(({ id }) => id)).toEqual(['terrace', 'reserved'])
      })

      it('summarises stages and areas over the homes found', async () => {
        const { stages, areas } = await catalogue().findStagesAndAreas({
          criteria: { ...everywhere, minPrice: 4_500_000 },
          sort: 'price:desc',
        })
        expect(stages).toMatchObject([
          {
            id: 'stage-parken',
            homes: 2,
            minRooms: 5,
            maxRooms: 6,
            minPrice: moneyOf(7_000_000),
            maxPrice: moneyOf(8_000_000),
          },
          {
            id: 'stage-kajutan',
            homes: 1,
            minRooms: 3,
            maxRooms: 3,
            minPrice: moneyOf(5_000_000),
            maxPrice: moneyOf(5_000_000),
          },
        ])
        expect(areas.map(({ tag, ...area }) => ({ id: tag.id, ...area }))).toMatchObject([
          {
            id: 'vg-molndal-pedagogen',
            municipality: 'Mölndal',
            homes: 2,
            stages: 1,
            maxPrice: moneyOf(8_000_000),
          },
          { id: 'vg-goteborg-lindholmen', municipality: 'Göteborg', homes: 1, stages: 1 },
        ])
      })

      it('returns all data of a stage in a list, with count and ranges of the homes found', async () => {
        const { stages } = await catalogue().findStagesAndAreas({
          criteria: { ...everywhere, stageIds: ['stage-kajutan'], maxPrice: 4_500_000 },
          sort: '',
        })
        const found = homeSpans([small, terrace, reserved])
        expect(found).toMatchObject({
          homes: 3,
          minPrice: moneyOf(2_000_000),
          maxPrice: moneyOf(4_000_000),
          maxArea: 90,
        })
        expect(stages).toEqual([{ ...kajutan, ...found }])
        expect(stages[0]).toMatchObject({
          residenceTypes: ['apartment'],
          disposalForms: ['condominium'],
          inhabitDates: ['2026-11-01', '2027-05-03', '2028-02-01'],
          showings: ['2026-11-25T16:00:00.000Z'],
          vipStart: '2026-09-01',
          vipEnd: '2026-09-30',
        })
      })

      it('returns the range of sales prices, and of prices including the share of loans', async () => {
        const { stages } = await catalogue().findStagesAndAreas({
          criteria: { ...everywhere, siteId: 4 },
          sort: '',
        })
        expect(stages).toMatchObject([
          {
            minPrice: moneyOf(90_000),
            maxPrice: moneyOf(90_000),
            minTotalPrice: moneyOf(250_000),
            maxTotalPrice: moneyOf(250_000),
          },
        ])
      })

      it('returns homes by id in the requested order, of any status, and only of the site', async () => {
        const homes = await catalogue().homesByIds(1, ['villa', 'unknown-id', 'sold', 'finnish', 'small'])
        expect(idsOf(homes)).toEqual(['villa', 'sold', 'small'])
      })

      it('returns stages by id, and only of the site', async () => {
        const { stageId } = (await catalogue().homesByIds(1, ['villa']))[0] ?? { stageId: '' }
        const stages = await catalogue().stagesByIds(1, ['unknown-id', stageId])
        expect(stages.map(({ id }) => id)).toEqual([stageId])
        expect(await catalogue().stagesByIds(4, [stageId])).toEqual([])
      })

      it('suggests places by the prefix of any word, ignoring accents, towns before counties', async () => {
        const suggest = async (text: string, limit = 8) =>
          (await catalogue().findTags({ siteId: 1, text, limit })).map((tag) => tag.id)
        expect(await suggest('goteborg')).toEqual(['vg-goteborg'])
        expect(await suggest('GÖT')).toEqual(['vg-goteborg', 'vg'])
        expect(await suggest('park')).toEqual(['vg-molndal-pedagogen'])
        expect(await suggest('pedagogen pa')).toEqual(['vg-molndal-pedagogen'])
        expect(await suggest('teborg')).toEqual([])
        expect(await suggest('helsinki')).toEqual([])
        expect(await suggest('', 2)).toEqual(['vg', 'vg-goteborg'])
      })

      it('returns all places of stages of a site', async () => {
        const places = await catalogue().stageTags(4)
        expect(places).toEqual([helsinki])
      })

      it('returns places by URL in the requested order, without unknown ones', async () => {
        const tags = await catalogue().tagsByUrl(1, [molndal.url, 'atlantis', vg.url, helsinki.url])
        expect(tags).toEqual([molndal, vg])
      })
    })

    describe('with homes without a price, and a house with many homes', () => {
      const rental = (id: string, rent: number) =>
        aHomeInDetail({
          id,
          ...inMolndal,
          disposalForm: 'tenancy',
          price: moneyOf(0),
          monthlyFee: moneyOf(rent),
          inhabitDate: '2027-09-01',
        })
      const onRequest = aHomeInDetail({ id: 'on-request', ...inMolndal, price: moneyOf(0) })
      const withRentals: CatalogueWorld = {
        ...storyWorld,
        homes: [
          ...['one', 'two', 'three', 'four'].map((id) => ({
            ...small,
            id: `same-${id}`,
            path: `/bostader/same-${id}/`,
          })),
          ...storyWorld.homes,
          onRequest,
          rental('rental', 12_000),
          rental('cheaper', 9_000),
        ],
      }
      const catalogue = withCatalogue(withRentals)
      const find = async (criteria: Partial<HomeCriteria>, more: Partial<HomesQuery> = {}) =>
        idsOf((await catalogue().findHomes(query(criteria, more))).homes)
      const inParken = { stageIds: ['stage-parken'] }

      it('sorts rentals after all prices by their rent, and homes with neither last', async () => {
        const rising = ['house', 'villa', 'cheaper', 'rental', 'on-request']
        expect(await find(inParken, { sort: 'price:asc' })).toEqual(rising)
        const falling = ['villa', 'house', 'rental', 'cheaper', 'on-request']
        expect(await find(inParken, { sort: 'price:desc' })).toEqual(falling)
        const { stages } = await catalogue().findStagesAndAreas({ criteria: everywhere, sort: 'price:asc' })
        expect(stages.map(({ id }) => id)).toEqual(['stage-kajutan', 'stage-parken'])
      })

      it('matches them with no price filter, in homes, counts, areas and cells', async () => {
        const bounded = { ...inParken, maxPrice: 7_500_000 }
        const found = await catalogue().findHomes(query(bounded, { facetsAt: today }))
        expect(idsOf(found.homes)).toEqual(['house'])
        expect(found).toMatchObject({ total: 1, facets: { disposalForm: { ownership: 1 } } })
        const { areas } = await catalogue().findStagesAndAreas({
          criteria: { ...everywhere, ...inParken },
          sort: '',
        })
        expect(areas).toMatchObject([{ homes: 5, minPrice: moneyOf(7_000_000) }])
        const { lat, lon } = small.geo
        const box = [lat - 0.1, lon - 0.1, lat + 0.1, lon + 0.1] as const
        const cells = (criteria: Partial<HomeCriteria>) =>
          catalogue().findCells({ criteria: { ...everywhere, ...criteria }, box, zoom: 12 })
        expect(await cells(bounded)).toMatchObject([{ homes: 1 }])
        expect(await cells(inParken)).toMatchObject([{ homes: 5, minPrice: moneyOf(7_000_000) }])
      })

      it('filters rentals by their rent, and with a price also the other homes by theirs', async () => {
        const cheap = { ...inParken, maxRent: 9_000 }
        const found = await catalogue().findHomes(query(cheap, { facetsAt: today }))
        expect(idsOf(found.homes)).toEqual(['cheaper'])
        expect(found).toMatchObject({ total: 1, facets: { disposalForm: { tenancy: 1 } } })
        expect(await find({ ...inParken, minRent: 9_001 })).toEqual(['rental'])
        expect(await find({ ...cheap, maxPrice: 7_500_000 }, { sort: 'price:asc' })).toEqual([
          'house',
          'cheaper',
        ])
        const { lat, lon } = small.geo
        const box = [lat - 0.1, lon - 0.1, lat + 0.1, lon + 0.1] as const
        const cells = await catalogue().findCells({ criteria: { ...everywhere, ...cheap }, box, zoom: 12 })
        expect(cells).toMatchObject([{ homes: 1, homeIds: ['cheaper'] }])
        const { stages } = await catalogue().findStagesAndAreas({
          criteria: { ...everywhere, ...cheap },
          sort: '',
        })
        expect(stages).toMatchObject([{ homes: 1 }])
      })

      it('recommends homes of every stage in rounds, on every page', async () => {
        const rounds = [
          'same-four',
          'house',
          'same-one',
          'on-request',
          'same-three',
          'villa',
          'same-two',
          'cheaper',
          'small',
          'rental',
          'terrace',
        ]
        expect((await find({})).slice(0, rounds.length)).toEqual(rounds)
        expect(await find({}, { offset: 3, limit: 4 })).toEqual(rounds.slice(3, 7))
        const inKajutan = await find({ stageIds: ['stage-kajutan'] }, { limit: 3 })
        expect(inKajutan).toEqual(['same-four', 'same-one', 'same-three'])
      })
    })

    describe('with hundreds of homes', () => {
      const catalogue = withCatalogue(seeded)
      const oracle = makeInMemoryResidenceCatalogue(seeded)

      it('gives the same answer as the oracle to any criteria, in every order', {
        timeout: 120_000,
      }, async () => {
        const anyQuery = fc.record({
          criteria: anyCriteria,
          sort: fc.constantFrom(...sortOrders),
          offset: fc.constantFrom(0, 0, 5, 30),
          limit: fc.constantFrom(0, 1, 30, 400),
          near: fc.option(fc.constantFrom(...seeded.homes.map((home) => home.geo)), { nil: undefined }),
        })
        await fc.assert(
          fc.asyncProperty(anyQuery, async ({ near, ...wanted }) => {
            const place = near && { near, geo: { geo: 'auto' } as const }
            const asked = { ...wanted, ...place, facetsAt: today }
            const [found, expected] = await Promise.all([
              catalogue().findHomes(asked),
              oracle.findHomes(asked),
            ])
            expect({ ...found, homes: idsOf(found.homes) }).toEqual({
              ...expected,
              homes: idsOf(expected.homes),
            })
          }),
          { numRuns: 200 },
        )
      })

      it.each(sortOrders)(
        'pages through all homes without repeating or skipping one, sorted by "%s"',
        async (sort) => {
          const whole = await oracle.findHomes(query({}, { sort, limit: 400 }))
          const listed: string[] = []
          for (let offset = 0; offset < whole.total; offset += 17) {
            const { homes } = await catalogue().findHomes(query({}, { sort, offset, limit: 17 }))
            listed.push(...idsOf(homes))
          }
          expect(listed).toEqual(idsOf(whole.homes))
        },
      )

      it('counts the same cells as the oracle, in any part of the map at any zoom', {
        timeout: 120_000,
      }, async () => {
        const anyPart: fc.Arbitrary<CellsQuery> = fc.record({
          criteria: anyCriteria,
          box: fc.oneof(fc.constant(nordic), boxAmong(seeded.homes)),
          zoom: fc.integer({ min: 2, max: 8 }),
        })
        await fc.assert(
          fc.asyncProperty(anyPart, async (wanted) => {
            const [found, expected] = await Promise.all([
              catalogue().findCells(wanted),
              oracle.findCells(wanted),
            ])
            expect(found).toEqual(expected)
          }),
          {
            numRuns: 100,
            examples: [1, 3, 4].map((siteId) => [
              { criteria: { ...everywhere, siteId }, box: nordic, zoom: 5 },
            ]),
          },
        )
      })

      it('summarises the same stages and areas as the oracle', { timeout: 120_000 }, async () => {
        const anySearch = fc.record({ criteria: anyCriteria, sort: fc.constantFrom(...sortOrders) })
        await fc.assert(
          fc.asyncProperty(anySearch, async (wanted) => {
            const [found, expected] = await Promise.all([
              catalogue().findStagesAndAreas(wanted),
              oracle.findStagesAndAreas(wanted),
            ])
            expect(found.stages).toEqual(expected.stages)
            expect(found.areas).toEqual(expected.areas)
          }),
          {
            numRuns: 60,
            examples: [1, 3, 4].map((siteId) => [{ criteria: { ...everywhere, siteId }, sort: '' }]),
          },
        )
      })
    })
  })
}
