import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accessibilities,
  concepts,
  outdoorAreas,
  projectStatuses,
  residenceStatuses,
  residenceTypes,
  sunTimes,
} from '../homes/enumerations.ts'
import type { Home } from '../homes/home.ts'
import { moneyOf } from '../money/money.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { siteByKey } from '../sites/sites.ts'
import { aHome } from '../testing/index.ts'
import type { HomeCriteria } from './expansion.ts'
import { expandFilters } from './expansion.ts'
import { compareHomes, matchesCriteria, orderHomes } from './matches.ts'
import { amountFilterNames, rangeFilterNames, rangeFilters, requestedBounds } from './range-filters.ts'
import { relaxations } from './relaxations.ts'
import type { SearchFilters } from './search-filters.ts'
import { defaultFilters, inhabitDateCodes, viewingFilters } from './search-filters.ts'
import { searchedPrice, sortOrders } from './sort-order.ts'

const sweden = siteByKey('sweden')
const today = '2026-11-21'
const untouched = defaultFilters(sweden.ranges)
const everything: HomeCriteria = { siteId: 1, statuses: residenceStatuses }

const template = aHome({ id: 'template' })
const days = fc.constantFrom('2026-11-21', '2027-05-21', '2027-05-22', '2028-01-01')
const anyHome: fc.Arbitrary<Home> = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    status: fc.constantFrom(...residenceStatuses),
    residenceType: fc.constantFrom(...residenceTypes),
    concept: fc.constantFrom(...concepts),
    projectStatus: fc.constantFrom(...projectStatuses),
    disposalForm: fc.constantFrom('condominium', 'ownership', 'ownershipApartment', 'tenancy'),
    rooms: fc.integer({ min: 1, max: 7 }),
    area: fc.constantFrom(30, 60, 61, 310),
    price: fc.constantFrom(0, 900_000, 2_000_000, 12_000_000).map(moneyOf),
    monthlyFee: fc.constantFrom(0, 9_000, 40_000).map(moneyOf),
    inhabitDate: days,
    showings: fc.subarray(['2026-11-20T10:00:00Z', '2026-11-22T10:00:00Z', '2026-12-10T10:00:00Z']),
    outdoorSpaces: fc.subarray([...outdoorAreas]).map((types) => types.map((type) => ({ type }))),
    accessibility: fc.subarray([...accessibilities]),
    sunTimes: fc.subarray([...sunTimes]),
    sunHours: fc.integer({ min: 0, max: 3 }),
    stageId: fc.constantFrom('s1', 's2'),
    tagIds: fc.subarray(['t1', 't2', 't3']),
  })
  .map((facts) => ({ ...template, ...facts }))

const pair = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)

const anyFilters: fc.Arbitrary<SearchFilters> = fc
  .record({
    price: pair(0, 100).map(([a, b]) => [a * 100_000, b * 100_000] as const),
    rent: fc.oneof(fc.constant([0, 60] as const), pair(0, 60)).map(([a, b]) => [a * 500, b * 500] as const),
    rooms: pair(1, 5),
    area: pair(0, 300),
    inhabitDate: fc.constantFrom(...inhabitDateCodes),
    viewing: fc.constantFrom(...viewingFilters),
    residenceType: fc.subarray([...residenceTypes]),
    outdoorArea: fc.subarray([...outdoorAreas]),
    concepts: fc.subarray([...concepts]),
    stageIds: fc.subarray(['s1', 's2']),
    tags: fc.subarray(['t1', 't2']),
  })
  .map(({ price, rent, rooms, area, ...filters }) => ({
    ...untouched,
    ...filters,
    minPrice: price[0],
    maxPrice: price[1],
    minRent: rent[0],
    maxRent: rent[1],
    minRooms: rooms[0],
    maxRooms: rooms[1],
    minArea: area[0],
    maxArea: area[1],
  }))

const finds = (home: Home, filters: SearchFilters): boolean =>
  matchesCriteria(home, expandFilters(filters, { site: sweden, tagIds: filters.tags, today }))

const rental = { disposalForm: 'tenancy', price: moneyOf(0), monthlyFee: moneyOf(9_000) } as const

describe('Matching a home with a search', () => {
  test.each<[Partial<Home>, Partial<HomeCriteria>, boolean]>([
    [{}, {}, true],
    [{ siteId: 3 }, {}, false],
    [{ status: 'sold' }, { statuses: ['forSale'] }, false],
    [{ price: moneyOf(999_999) }, { minPrice: 1_000_000 }, false],
    [{ price: moneyOf(1_000_000) }, { minPrice: 1_000_000 }, true],
    [{ price: moneyOf(1_000_000) }, { maxPrice: 1_000_000 }, true],
    [{ price: moneyOf(1_000_001) }, { maxPrice: 1_000_000 }, false],
    [{ price: moneyOf(1), totalPrice: moneyOf(1_000_001) }, { maxPrice: 1_000_000 }, false],
    [rental, { maxPrice: 9_000 }, false],
    [rental, { minRent: 9_000 }, true],
    [rental, { minRent: 9_001 }, false],
    [rental, { maxRent: 9_000 }, true],
    [rental, { maxRent: 8_999 }, false],
    [{ ...rental, monthlyFee: moneyOf(0) }, { maxRent: 9_000 }, false],
    [{ price: moneyOf(0), monthlyFee: moneyOf(9_000) }, { maxRent: 9_000 }, false],
    [{ price: moneyOf(1_000_000), monthlyFee: moneyOf(5_000) }, { maxRent: 9_000 }, false],
    [rental, { maxPrice: 1_000_000, maxRent: 9_000 }, true],
    [rental, { maxPrice: 1_000_000, maxRent: 8_999 }, false],
    [{ price: moneyOf(1_000_000) }, { maxPrice: 1_000_000, maxRent: 9_000 }, true],
    [{ price: moneyOf(1_000_001) }, { maxPrice: 1_000_000, maxRent: 9_000 }, false],
    [{ ...rental, rooms: 2 }, { maxRent: 9_000, minRooms: 3 }, false],
    [{ rooms: 2 }, { minRooms: 3 }, false],
    [{ rooms: 3 }, { minRooms: 3, maxRooms: 3 }, true],
    [{ rooms: 4 }, { maxRooms: 3 }, false],
    [{ area: 49 }, { minArea: 50 }, false],
    [{ area: 50 }, { minArea: 50, maxArea: 50 }, true],
    [{ area: 51 }, { maxArea: 50 }, false],
    [{ inhabitDate: '2027-05-21' }, { inhabitBefore: '2027-05-21' }, true],
    [{ inhabitDate: '2027-05-22' }, { inhabitBefore: '2027-05-21' }, false],
    [{ showings: [] }, { viewingFrom: today }, false],
    [{ showings: ['2026-11-20T23:00:00Z'] }, { viewingFrom: today }, false],
    [{ showings: ['2026-11-21T00:00:00Z'] }, { viewingFrom: today }, true],
    [{ showings: ['2099-01-01T00:00:00Z'] }, { viewingFrom: today }, true],
    [{ showings: ['2026-11-21'] }, { viewingFrom: today }, true],
    [{ showings: ['2026-11-28'] }, { viewingFrom: today, viewingBefore: '2026-11-28' }, false],
    [{ showings: ['2026-11-27T20:00:00Z'] }, { viewingFrom: today, viewingBefore: '2026-11-28' }, true],
    [{ showings: ['2026-11-28T08:00:00Z'] }, { viewingFrom: today, viewingBefore: '2026-11-28' }, false],
    [{ residenceType: 'house' }, { residenceTypes: ['house', 'plot'] }, true],
    [{ residenceType: 'house' }, { residenceTypes: ['plot'] }, false],
    [{ residenceType: 'house' }, { residenceTypes: [] }, true],
    [{ disposalForm: 'tenancy' }, { disposalForms: ['tenancy'] }, true],
    [{ disposalForm: 'tenancy' }, { disposalForms: ['condominium'] }, false],
    [{ concept: 'premium' }, { concepts: ['premium'] }, true],
    [{ concept: 'premium' }, { concepts: ['product'] }, false],
    [{ projectStatus: 'vip' }, { projectStatuses: ['vip'] }, true],
    [{ projectStatus: 'vip' }, { projectStatuses: ['planned'] }, false],
    [{ outdoorSpaces: [{ type: 'sauna' }, { type: 'porch' }] }, { outdoorAreas: ['porch'] }, true],
    [{ outdoorSpaces: [{ type: 'sauna' }] }, { outdoorAreas: ['porch', 'patio'] }, false],
    [{ outdoorSpaces: [] }, { outdoorAreas: ['porch'] }, false],
    [{ stageId: 's1' }, { stageIds: ['s1', 's2'] }, true],
    [{ stageId: 's1' }, { stageIds: ['s2'] }, false],
    [{ tagIds: ['t1', 't2'] }, { tagIds: ['t2', 't3'] }, true],
    [{ tagIds: ['t1'] }, { tagIds: ['t3'] }, false],
  ])('%j matches %j: %s', (home, criteria, isFound) => {
    expect(matchesCriteria(aHome(home), { ...everything, ...criteria })).toBe(isFound)
  })

  test('uses the price with the share of loans if there is one', () => {
    expect(searchedPrice({ price: moneyOf(120_000), totalPrice: moneyOf(320_000) })).toBe(moneyOf(320_000))
    expect(searchedPrice({ price: moneyOf(120_000) })).toBe(moneyOf(120_000))
  })

  test('never loses a home when a bound is widened, unless only the other amount has bounds then', () => {
    fc.assert(
      fc.property(
        anyHome,
        anyFilters,
        fc.constantFrom(...rangeFilterNames),
        fc.nat(100),
        fc.nat(100),
        (home, filters, name, less, more) => {
          const { min, max, step } = sweden.ranges[name]
          const parameters = rangeFilters[name]
          const wider = {
            ...filters,
            [parameters.min]: Math.max(filters[parameters.min] - less * step, min),
            [parameters.max]: Math.min(filters[parameters.max] + more * step, max),
          }
          const bounded = Object.keys(requestedBounds(wider, sweden.ranges))
          const [amount, other] = name === 'rent' ? ['Rent', 'Price'] : ['Price', 'Rent']
          const isBounded = (ending: string) => bounded.some((bound) => bound.endsWith(ending))
          fc.pre(!amountFilterNames.includes(name) || isBounded(amount) || !isBounded(other))
          expect(finds(home, filters) && !finds(home, wider)).toBe(false)
        },
      ),
    )
  })

  test('never loses a home by a later access date, nor by a relaxation', () => {
    fc.assert(
      fc.property(anyHome, anyFilters, (home, filters) => {
        const isFound = finds(home, filters)
        for (const inhabitDate of inhabitDateCodes)
          if (inhabitDate >= filters.inhabitDate)
            expect(isFound && !finds(home, { ...filters, inhabitDate })).toBe(false)
        for (const step of relaxations(filters, sweden.ranges))
          expect(isFound && !finds(home, step.filters)).toBe(false)
      }),
    )
  })

  test('returns every searchable home for the default filters', () => {
    fc.assert(
      fc.property(anyHome, (home) => {
        expect(finds(home, untouched)).toBe(['forSale', 'reserved', 'preSelling'].includes(home.status))
      }),
    )
  })
})

describe('The order of homes', () => {
  const order = (sort: (typeof sortOrders)[number], ...homes: readonly Home[]) =>
    [...homes].sort(compareHomes(sort)).map(({ id }) => id)
  const a = aHome({ id: 'a', price: moneyOf(2), area: 30, inhabitDate: '2027-01-01', sunHours: 0 })
  const b = aHome({ id: 'b', price: moneyOf(1), area: 40, inhabitDate: '2027-01-02' })

  test.each([
    ['price:asc', ['b', 'a']],
    ['price:desc', ['a', 'b']],
    ['area:asc', ['a', 'b']],
    ['area:desc', ['b', 'a']],
    ['inhabitDateTimeStamp:asc', ['a', 'b']],
    ['inhabitDateTimeStamp:desc', ['b', 'a']],
    // The other's value is unknown.
    ['sunHours:desc', ['a', 'b']],
    ['', ['a', 'b']],
  ] as const)('for "%s" is %j', (sort, ids) => {
    expect(order(sort, a, b)).toEqual(ids)
    expect(order(sort, b, a)).toEqual(ids)
  })

  test.each(sortOrders)('for "%s" sorts equal homes by id', (sort) => {
    const same = { ...a, id: 'z' }
    expect(order(sort, same, a)).toEqual(['a', 'z'])
    expect(order(sort, a, same)).toEqual(['a', 'z'])
  })

  test('by recommendation is: can be bought, coming, taken, the rest', () => {
    const homes = (['sold', 'reserved', 'preSelling', 'forSale'] as const).map((status, place) =>
      aHome({ id: status, status, inhabitDate: `202${place}-01-01` }),
    )
    expect(order('', ...homes)).toEqual(['forSale', 'preSelling', 'reserved', 'sold'])
    expect(
      order(
        '',
        aHome({ id: 'late', inhabitDate: '2028-01-01' }),
        aHome({ id: 'soon', inhabitDate: '2027-01-01' }),
      ),
    ).toEqual(['soon', 'late'])
  })

  test('ignores the status in every other case', () => {
    const cheap = aHome({ id: 'cheap', price: moneyOf(1), status: 'sold' })
    const dear = aHome({ id: 'dear', price: moneyOf(2), status: 'forSale' })
    expect(order('price:asc', dear, cheap)).toEqual(['cheap', 'dear'])
  })

  test('for Finnish homes uses the price with the share of loans', () => {
    const cheap = aHome({ id: 'cheap', price: moneyOf(200_000), totalPrice: moneyOf(250_000) })
    const dear = aHome({ id: 'dear', price: moneyOf(100_000), totalPrice: moneyOf(300_000) })
    expect(order('price:asc', dear, cheap)).toEqual(['cheap', 'dear'])
    expect(order('price:desc', cheap, dear)).toEqual(['dear', 'cheap'])
  })

  test('by recommendation takes the stages in rounds within a status, but not near a place', () => {
    const of = (stageId: string, ...ids: readonly string[]) => ids.map((id) => aHome({ id, stageId }))
    const taken = aHome({ id: 'a0', stageId: 'b', status: 'reserved' })
    const homes = [taken, ...of('a', 'a1', 'a2', 'a3'), ...of('b', 'b1'), ...of('c', 'c1', 'c2')]
    const ids = (...order: Parameters<typeof orderHomes>) => orderHomes(...order).map(({ id }) => id)
    expect(ids(homes, '')).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a0'])
    expect(ids(homes.toReversed(), '')).toEqual(ids(homes, ''))
    expect(ids(homes, 'area:asc')).toEqual(['a0', 'a1', 'a2', 'a3', 'b1', 'c1', 'c2'])
    expect(ids(homes, '', taken.geo)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'c2', 'a0'])
  })

  test('is a strict total order for every choice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sortOrders), anyHome, anyHome, anyHome, (sort, x, y, z) => {
        const compare = compareHomes(sort)
        expect(compare(x, x)).toBe(0)
        expect(Math.sign(compare(x, y)) + Math.sign(compare(y, x))).toBe(0)
        if (x.id !== y.id) expect(compare(x, y)).not.toBe(0)
        expect(compare(x, y) <= 0 && compare(y, z) <= 0 && compare(x, z) > 0).toBe(false)
      }),
    )
  })
})

describe('Relaxations of a search without results', () => {
  const steps = (filters: Partial<SearchFilters>, site: SiteDefinition = sweden) =>
    relaxations({ ...defaultFilters(site.ranges), ...filters }, site.ranges).map(
      ({ filters: _, ...step }) => step,
    )

  test('are empty for the default filters', () => {
    expect(steps({})).toEqual([])
  })

  test.each<[Partial<SearchFilters>, readonly object[]]>([
    [
      { maxPrice: 3_000_000 },
      [
        { kind: 'widen', parameter: 'maxPrice', to: 3_500_000 },
        { kind: 'open-range', filter: 'price' },
      ],
    ],
    [
      { maxPrice: 9_900_000 },
      [
        { kind: 'widen', parameter: 'maxPrice', to: 10_000_000 },
        { kind: 'open-range', filter: 'price' },
      ],
    ],
    [
      { minPrice: 700_000 },
      [
        { kind: 'widen', parameter: 'minPrice', to: 200_000 },
        { kind: 'open-range', filter: 'price' },
      ],
    ],
    [
      { minPrice: 100_000 },
      [
        { kind: 'widen', parameter: 'minPrice', to: 0 },
        { kind: 'open-range', filter: 'price' },
      ],
    ],
    [
      { minRooms: 3, maxRooms: 4 },
      [
        { kind: 'widen', parameter: 'maxRooms', to: 5 },
        { kind: 'widen', parameter: 'minRooms', to: 2 },
        { kind: 'open-range', filter: 'rooms' },
      ],
    ],
    [
      { minArea: 60, maxArea: 80 },
      [
        { kind: 'widen', parameter: 'maxArea', to: 90 },
        { kind: 'widen', parameter: 'minArea', to: 50 },
        { kind: 'open-range', filter: 'area' },
      ],
    ],
    [{ residenceType: ['house'] }, [{ kind: 'any-choice', filter: 'residenceType' }]],
    [{ disposalForm: ['tenancy'] }, [{ kind: 'any-choice', filter: 'disposalForm' }]],
    [{ concepts: ['premium'] }, [{ kind: 'any-choice', filter: 'concepts' }]],
    [{ projectStatus: ['vip'] }, [{ kind: 'any-choice', filter: 'projectStatus' }]],
    [{ outdoorArea: ['balcony', 'patio'] }, [{ kind: 'any-choice', filter: 'outdoorArea' }]],
    [{ inhabitDate: 0 }, [{ kind: 'any-inhabit-date' }]],
    [{ viewing: 'hasAny' }, [{ kind: 'any-viewing' }]],
    [{ tags: ['skane-lan'] }, [{ kind: 'any-place' }]],
    [{ stageIds: ['s1'] }, [{ kind: 'any-stage' }]],
  ])('of %j are %j', (filters, expected) => {
    expect(steps(filters)).toEqual(expected)
  })

  test('are in this order, the smallest first', () => {
    const all = steps({
      minPrice: 700_000,
      concepts: ['premium'],
      inhabitDate: 1,
      viewing: 'in30Days',
      tags: ['skane-lan'],
      stageIds: ['s1'],
    })
    expect(all.map((step) => ('kind' in step ? step.kind : ''))).toEqual([
      'widen',
      'any-choice',
      'any-inhabit-date',
      'any-viewing',
      'open-range',
      'any-place',
      'any-stage',
    ])
  })

  test('each change only their own filter, towards the default', () => {
    const chosen = ['residenceType', 'outdoorArea', 'concepts', 'stageIds', 'tags'] as const
    fc.assert(
      fc.property(anyFilters, (filters) => {
        for (const { filters: to } of relaxations(filters, sweden.ranges)) {
          const changed = Object.keys(to).filter(
            (name) => to[name as keyof SearchFilters] !== filters[name as keyof SearchFilters],
          )
          const widened = rangeFilterNames.every(
            (name) =>
              to[rangeFilters[name].min] <= filters[rangeFilters[name].min] &&
              to[rangeFilters[name].max] >= filters[rangeFilters[name].max],
          )
          const emptied = chosen.every((name) => to[name] === filters[name] || to[name].length === 0)
          expect([changed.length === 1 || changed.length === 2, widened, emptied]).toEqual([true, true, true])
        }
      }),
    )
  })

  test('open a range to both its ends, and remove chosen values', () => {
    const filters = { ...untouched, minPrice: 700_000, maxPrice: 900_000, concepts: ['premium'] as const }
    const found = relaxations(filters, sweden.ranges)
    expect(found.find(({ kind }) => kind === 'open-range')?.filters).toEqual({
      ...untouched,
      concepts: ['premium'],
    })
    expect(found.find(({ kind }) => kind === 'any-choice')?.filters).toEqual({ ...filters, concepts: [] })
    const others = {
      ...untouched,
      inhabitDate: 0,
      viewing: 'hasAny',
      tags: ['a'],
      stageIds: ['s'],
      geoSearch: [55, 12, 56, 13],
    } as const
    expect(relaxations(others, sweden.ranges).map(({ filters: to }) => to)).toEqual([
      { ...others, inhabitDate: 3 },
      { ...others, viewing: 'includeAll' },
      { ...others, tags: [], geoSearch: [] },
      { ...others, stageIds: [] },
    ])
  })
})

test('A home has all requested features, and an unassessed home has none', () => {
  const { accessibility: _, ...unknown } = aHome({ siteId: 1 })
  const finds = (home: Home, ...accessibility: NonNullable<HomeCriteria['accessibility']>) =>
    matchesCriteria(home, { ...everything, accessibility })
  const home = aHome({ siteId: 1, accessibility: ['lift', 'turning13'] })
  expect([finds(home), finds(home, 'lift'), finds(home, 'lift', 'turning13')]).toEqual([true, true, true])
  expect([finds(home, 'lift', 'stepFree'), finds(unknown, 'lift'), finds(unknown)]).toEqual([
    false,
    false,
    true,
  ])
})

test('A home has sun at all requested times, and none if its sun is unknown', () => {
  const finds = (home: Home, ...sun: NonNullable<HomeCriteria['sun']>) =>
    matchesCriteria(home, { ...everything, sun })
  const home = aHome({ siteId: 1, sunTimes: ['afternoonSun', 'eveningSun'] })
  expect(finds(home, 'eveningSun')).toBe(true)
  expect(finds(home, 'afternoonSun', 'eveningSun')).toBe(true)
  expect(finds(home, 'morningSun', 'eveningSun')).toBe(false)
  expect(finds(aHome({ siteId: 1 }), 'eveningSun')).toBe(false)
  expect(finds(aHome({ siteId: 1 }))).toBe(true)
})
