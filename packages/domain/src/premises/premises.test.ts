import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { statusColour } from '../homes/statuses.ts'
import { moneyOf } from '../money/money.ts'
import { plainSortOrders } from '../search/sort-order.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { siteByKey, sites } from '../sites/sites.ts'
import { aPremises } from '../testing/premises.ts'
import type { Premises } from './premises.ts'
import {
  isPremisesAvailable,
  monthlyPremisesRent,
  premisesSquareMetrePrice,
  premisesStatuses,
  premisesTypes,
} from './premises.ts'
import {
  readPremisesAddress,
  readPremisesMemory,
  writePremisesAddress,
  writePremisesMemory,
} from './premises-address.ts'
import type { PremisesFilters } from './premises-filters.ts'
import {
  comparePremises,
  countPremisesFilters,
  defaultPremisesFilters,
  findPremises,
  matchesPremises,
  nearestPremises,
  premisesLimit,
  premisesPageKind,
  premisesRequest,
  similarPremises,
} from './premises-filters.ts'

const sweden = siteByKey('sweden')
const finland = siteByKey('finland')
const untouched = defaultPremisesFilters(sweden)

const read = (address: string, site: SiteDefinition = sweden): PremisesFilters => {
  const [, query = ''] = address.split('?')
  const entries = query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => part.split('=').map((text) => decodeURIComponent(text)))
    .map(([name = '', value = '']) => [name, value] as const)
  return readPremisesAddress(entries, site)
}

const tagUrls = fc.uniqueArray(
  fc.nat(5_000_000).map((number) => `skane-lan/${number.toString(36)}`),
  { maxLength: 20 },
)

const anyFilters = (site: SiteDefinition): fc.Arbitrary<PremisesFilters> => {
  const { minArea, maxArea } = defaultPremisesFilters(site)
  const area = fc.integer({ min: minArea, max: maxArea })
  return fc
    .record({
      tags: tagUrls,
      types: fc.subarray([...premisesTypes]),
      areas: fc.tuple(area, area),
      sort: fc.constantFrom(...plainSortOrders),
    })
    .map(({ areas, ...filters }) => ({
      ...filters,
      minArea: Math.min(...areas),
      maxArea: Math.max(...areas),
    }))
}

const withPremises: readonly SiteDefinition[] = sites.filter((site) => 'premises' in site.routes)
const siteAndFilters = fc.oneof(
  ...withPremises.map((site) => anyFilters(site).map((filters) => ({ site, filters }))),
)

const anyPremises: fc.Arbitrary<Premises> = fc
  .record(
    {
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      area: fc.integer({ min: 0, max: 260 }),
      price: fc.constantFrom(1, 2).map(moneyOf),
      inhabitDate: fc.constantFrom('2026-12-01', '2027-01-01'),
      sortOrder: fc.integer({ min: 0, max: 1 }),
      type: fc.constantFrom(...premisesTypes),
      tags: fc.subarray(['a', 'b', 'c']),
    },
    { requiredKeys: ['id', 'area', 'sortOrder', 'type', 'tags'] },
  )
  .map((facts) => {
    const { price: _, inhabitDate: __, ...bare } = aPremises()
    return { ...bare, ...facts }
  })

describe('Statuses and types of premises', () => {
  test.each([
    ['forSale', 'green', true],
    ['booked', 'orange', true],
    ['rented', 'red', false],
    ['sold', 'red', false],
  ] as const)('include %s with the colour %s; available: %s', (status, colour, isAvailable) => {
    expect(statusColour(status, 'SE')).toBe(colour)
    expect(isPremisesAvailable(status)).toBe(isAvailable)
  })

  test('are these and no others', () => {
    expect(premisesStatuses).toEqual(['forSale', 'rented', 'booked', 'sold'])
    expect(premisesTypes).toEqual(['office', 'shop', 'restaurant', 'storage', 'workshop', 'care', 'other'])
  })
})

describe('The filters of the premises page', () => {
  test('match everything by default', () => {
    expect(untouched).toEqual({ tags: [], types: [], minArea: 0, maxArea: 200, sort: '' })
    expect(defaultPremisesFilters(finland)).toEqual({
      tags: [],
      types: [],
      minArea: 0,
      maxArea: 150,
      sort: '',
    })
    expect(matchesPremises(aPremises({ area: 900 }), untouched, sweden)).toBe(true)
    expect(
      matchesPremises(aPremises({ area: 900, siteId: 4 }), defaultPremisesFilters(finland), finland),
    ).toBe(true)
  })

  test.each<[Partial<PremisesFilters>, Partial<Premises>, boolean]>([
    [{ minArea: 50 }, { area: 49 }, false],
    [{ minArea: 50 }, { area: 50 }, true],
    [{ maxArea: 50 }, { area: 50 }, true],
    [{ maxArea: 50 }, { area: 51 }, false],
    [{ maxArea: 199 }, { area: 200 }, false],
    [{ maxArea: 200 }, { area: 201 }, true],
    [{ types: ['office'] }, { type: 'office' }, true],
    [{ types: ['office'] }, { type: 'shop' }, false],
    [{ types: ['office', 'shop'] }, { type: 'shop' }, true],
    [{ tags: ['skane-lan'] }, { tags: ['skane-lan', 'skane-lan/malmo'] }, true],
    [{ tags: ['skane-lan'] }, { tags: ['uppsala-lan'] }, false],
    [{ tags: ['skane-lan', 'uppsala-lan'] }, { tags: ['uppsala-lan'] }, true],
    [{}, { siteId: 4 }, false],
  ])('%j on premises %j match: %s', (filters, facts, isFound) => {
    expect(matchesPremises(aPremises(facts), { ...untouched, ...filters }, sweden)).toBe(isFound)
  })

  test('match on a subsite the premises of its parent', () => {
    expect(matchesPremises(aPremises({ siteId: 1 }), untouched, siteByKey('sweden-english'))).toBe(true)
  })

  test('never lose premises when widened', () => {
    fc.assert(
      fc.property(
        anyPremises,
        anyFilters(sweden),
        fc.nat(200),
        fc.nat(200),
        (premises, filters, less, more) => {
          const wider = {
            ...filters,
            types: [],
            tags: [],
            minArea: Math.max(filters.minArea - less, 0),
            maxArea: Math.min(filters.maxArea + more, 200),
          }
          const isLost =
            matchesPremises(premises, filters, sweden) && !matchesPremises(premises, wider, sweden)
          expect(isLost).toBe(false)
        },
      ),
    )
  })
})

describe('The order of premises', () => {
  const order = (sort: (typeof plainSortOrders)[number], ...premises: readonly Premises[]) =>
    [...premises].sort(comparePremises(sort)).map(({ id }) => id)

  const { price: _, inhabitDate: __, ...unpriced } = aPremises({ id: 'a-none', area: 1 })
  const cheap = aPremises({ id: 'z-cheap', price: moneyOf(1), area: 3, inhabitDate: '2027-01-02' })
  const dear = aPremises({ id: 'dear', price: moneyOf(2), area: 2, inhabitDate: '2027-01-01' })

  test.each([
    ['', ['a-none', 'dear', 'z-cheap']],
    ['price:asc', ['z-cheap', 'dear', 'a-none']],
    ['price:desc', ['dear', 'z-cheap', 'a-none']],
    ['area:asc', ['a-none', 'dear', 'z-cheap']],
    ['area:desc', ['z-cheap', 'dear', 'a-none']],
    ['inhabitDateTimeStamp:asc', ['dear', 'z-cheap', 'a-none']],
    ['inhabitDateTimeStamp:desc', ['z-cheap', 'dear', 'a-none']],
  ] as const)('for "%s" is %j, with unknown values last', (sort, ids) => {
    expect(order(sort, unpriced, dear, cheap)).toEqual(ids)
    expect(order(sort, cheap, dear, unpriced)).toEqual(ids)
  })

  test("is the editors' order, then the chosen one, then the id", () => {
    expect(order('price:asc', cheap, { ...dear, sortOrder: 9 })).toEqual(['dear', 'z-cheap'])
    expect(order('price:asc', { ...cheap, id: 'b' }, { ...cheap, id: 'a' })).toEqual(['a', 'b'])
    expect(order('price:asc', { ...unpriced, id: 'b' }, { ...unpriced, id: 'a' })).toEqual(['a', 'b'])
  })

  test('is a strict total order for every choice', () => {
    const sorts = fc.constantFrom(...plainSortOrders)
    fc.assert(
      fc.property(sorts, anyPremises, anyPremises, anyPremises, (sort, a, b, c) => {
        const compare = comparePremises(sort)
        expect(compare(a, a)).toBe(0)
        expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0)
        if (a.id !== b.id) expect(compare(a, b)).not.toBe(0)
        expect(compare(a, b) <= 0 && compare(b, c) <= 0 && compare(a, c) > 0).toBe(false)
      }),
    )
  })

  test('is used for a list of matches, without changing the input', () => {
    const given = [dear, { ...cheap, type: 'office' as const }, { ...cheap, id: 'a' }]
    const found = findPremises(given, { ...untouched, types: ['shop'], sort: 'price:asc' }, sweden)
    expect(found.map(({ id }) => id)).toEqual(['a', 'dear'])
    expect(given.map(({ id }) => id)).toEqual(['dear', 'z-cheap', 'a'])
  })
})

describe('The request of the premises search', () => {
  test('has the sort order before the choice, omits open bounds, and is limited to 500', () => {
    expect(premisesLimit).toBe(500)
    expect(premisesRequest(untouched, sweden)).toEqual({
      filter: { siteId: 1, tags: [], types: [] },
      sort: ['sortOrder:asc'],
      limit: 500,
    })
    expect(
      premisesRequest(
        { tags: ['skane-lan'], types: ['shop'], minArea: 1, maxArea: 199, sort: 'area:desc' },
        siteByKey('sweden-english'),
      ),
    ).toEqual({
      filter: { siteId: 1, tags: ['skane-lan'], types: ['shop'], minArea: 1, maxArea: 199 },
      sort: ['sortOrder:asc', 'area:desc'],
      limit: 500,
    })
    expect(premisesRequest({ ...untouched, maxArea: 150 }, finland).filter).toEqual({
      siteId: 4,
      tags: [],
      types: [],
    })
  })

  test.each([
    [{ siteId: 1 }, 'premisesObject'],
    [{ siteId: 4 }, 'notFoundPremises'],
    [undefined, 'notFoundPremises'],
  ])('finds %j, with the page %s', (found, page) => {
    expect(premisesPageKind(found, sweden)).toBe(page)
  })
})

describe('The address of a premises search', () => {
  test('omits defaults', () => {
    expect(writePremisesAddress(untouched, sweden)).toBe('/lokaler/')
    expect(writePremisesAddress(defaultPremisesFilters(finland), finland)).toBe('/liiketilat/')
    expect(writePremisesAddress({ ...untouched, maxArea: 150 }, sweden)).toBe('/lokaler/?maxArea=150')
  })

  test('contains every choice, in readable form', () => {
    expect(
      writePremisesAddress(
        {
          tags: ['skane-lan/malmo', 'uppsala-lan'],
          types: ['office', 'shop'],
          minArea: 20,
          maxArea: 120,
          sort: 'price:asc',
        },
        sweden,
      ),
    ).toBe(
      '/lokaler/?q=skane-lan/malmo;uppsala-lan&types=office&types=shop&minArea=20&maxArea=120&sort=price:asc',
    )
  })

  test.each(['norway', 'contractor'] as const)('is undefined on %s, which has no premises', (key) => {
    expect(writePremisesAddress(untouched, siteByKey(key))).toBeUndefined()
    expect(writePremisesAddress({ ...untouched, types: ['shop'] }, siteByKey(key))).toBeUndefined()
  })

  test.each<[string, Partial<PremisesFilters>]>([
    ['?minArea=x&maxArea=-1&types=castle&sort=cheapest&q=../etc', {}],
    ['?minArea=300', { minArea: 200 }],
    ['?maxArea=300', {}],
    ['?minArea=120&maxArea=20', { minArea: 20, maxArea: 120 }],
    ['?types=shop;office', { types: ['office', 'shop'] }],
    ['?types=shop&types=office&types=shop', { types: ['office', 'shop'] }],
    ['?q=Skane-Lan;skane-lan', { tags: ['skane-lan'] }],
    [
      `?q=${Array.from({ length: 21 }, (_, tag) => `t${tag}`).join(';')}`,
      {
        tags: Array.from({ length: 20 }, (_, tag) => `t${tag}`),
      },
    ],
    ['?sort=area:desc', { sort: 'area:desc' }],
  ])('%s is parsed as %j', (address, filters) => {
    expect(read(address)).toEqual({ ...untouched, ...filters })
  })

  test('is parsed back to the same filters, on every site that has premises', () => {
    fc.assert(
      fc.property(siteAndFilters, ({ site, filters }) => {
        expect(read(writePremisesAddress(filters, site) ?? '', site)).toEqual(filters)
      }),
    )
  })

  test('is parsed without an exception for any input, and is then stable', () => {
    const names = fc.constantFrom('q', 'types', 'minArea', 'maxArea', 'sort', 'x')
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary', maxLength: 12 }))), (query) => {
        const filters = readPremisesAddress(query, sweden)
        expect(read(writePremisesAddress(filters, sweden) ?? '')).toEqual(filters)
      }),
    )
  })
})

describe('The cost of premises', () => {
  test.each([
    ['tenancy', 184_800, 86, 2_149, 15_400],
    ['condominium', 1_450_000, 64, 22_656, undefined],
    ['tenancy', undefined, 64, undefined, undefined],
    ['condominium', 1_450_000, 0, undefined, undefined],
  ] as const)(
    '%s of %s and %s m² is %s per square metre, %s per month',
    (disposalForm, price, area, each, rent) => {
      const { price: _, ...bare } = aPremises({ disposalForm, area })
      const premises = { ...bare, ...(price !== undefined && { price: moneyOf(price) }) }
      expect(premisesSquareMetrePrice(premises)).toBe(each && moneyOf(each))
      expect(monthlyPremisesRent(premises)).toBe(rent && moneyOf(rent))
    },
  )
})

describe('Suggested premises', () => {
  const kajen = aPremises({ id: 'kajen', path: '/lokaler/kajen-4/' })
  const torget = aPremises({ id: 'torget', path: '/lokaler/torget-2/', area: 200, type: 'office' })
  const malmo = aPremises({
    id: 'malmo',
    path: '/lokaler/a/',
    municipality: 'Malmö',
    tags: ['skane-lan/malmo'],
  })
  const gone = aPremises({ id: 'gone', path: '/lokaler/torget-3/', status: 'sold' })
  const all = [malmo, gone, kajen, torget]
  const idsOf = (found: readonly Premises[]) => found.map(({ id }) => id)

  test.each([
    ['/lokaler/torget-9/', ['torget', 'kajen']],
    ['/lokaler/butik-i-malmo/', ['malmo', 'kajen']],
    ['/lokaler/', ['kajen', 'malmo']],
    ['', ['kajen', 'malmo']],
  ])('for %s are available ones with the most similar address: %j', (path, ids) => {
    expect(idsOf(nearestPremises(all, path, 2))).toEqual(ids)
  })

  test('for premises are those of the same municipality, then of the same use, then of the nearest size', () => {
    expect(idsOf(similarPremises(all, aPremises({ id: 'other' }), 9))).toEqual(['kajen', 'torget', 'malmo'])
    expect(idsOf(similarPremises(all, kajen, 1))).toEqual(['torget'])
  })
})

describe('The last search', () => {
  test('is restored from the cookie', () => {
    fc.assert(
      fc.property(siteAndFilters, ({ site, filters }) => {
        expect(readPremisesMemory(writePremisesMemory(filters, site), site)).toEqual(filters)
      }),
    )
  })

  test.each(['', '=', '&&', 'types', 'types=castle&minArea=%E0%A4%A', 'x=1'])(
    'is empty if the cookie contains %j',
    (memory) => {
      expect(readPremisesMemory(memory, sweden)).toEqual(untouched)
    },
  )

  test.each<[Partial<PremisesFilters>, number]>([
    [{}, 0],
    [{ sort: 'area:asc' }, 0],
    [{ tags: ['a', 'b'], types: ['shop'] }, 3],
    [{ minArea: 10, maxArea: 90 }, 1],
  ])('%j counts as %s filters', (filters, count) => {
    expect(countPremisesFilters({ ...untouched, ...filters }, sweden)).toBe(count)
  })
})
