import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Home } from '../homes/home.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { siteByKey, sites } from '../sites/sites.ts'
import { aHome } from '../testing/index.ts'
import { seededShuffle, successionSeed } from './seeded-shuffle.ts'
import type { SuccessionFilters } from './succession.ts'
import {
  anyMunicipality,
  defaultSuccessionFilters,
  isSuccession,
  matchesSuccession,
  municipalitySlug,
  readSuccessionAddress,
  successionHomes,
  successionMunicipalities,
  writeSuccessionAddress,
} from './succession.ts'

const sweden = siteByKey('sweden')
const numbers = (length: number) => Array.from({ length }, (_, number) => number)

describe('The seeded shuffle', () => {
  test('has a fixed order', () => {
    expect(successionSeed).toBe(20_250_101)
    expect(seededShuffle(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(
      seededShuffle(['a', 'b', 'c', 'd', 'e', 'f'], 20_250_101),
    )
    expect(seededShuffle(numbers(10))).toEqual([9, 7, 8, 3, 6, 1, 0, 4, 5, 2])
    expect(seededShuffle(numbers(10), 1)).toEqual([5, 8, 0, 6, 2, 4, 7, 3, 9, 1])
    expect(seededShuffle(numbers(10), 0)).toEqual([2, 4, 6, 1, 7, 8, 5, 9, 0, 3])
  })

  test('returns lists of none and of one unchanged', () => {
    expect(seededShuffle([])).toEqual([])
    expect(seededShuffle(['only'])).toEqual(['only'])
  })

  test('is a permutation, the same for the same seed, and does not change the input', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 20 }), fc.integer(), (items, seed) => {
        const before = [...items]
        const shuffled = seededShuffle(items, seed)
        expect([...shuffled].sort()).toEqual([...items].sort())
        expect(seededShuffle(items, seed)).toEqual(shuffled)
        expect(items).toEqual(before)
      }),
    )
  })

  test('depends on the seed and the length, not on the items', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 12 }), fc.integer(), (items, seed) => {
        expect(seededShuffle(items, seed)).toEqual(
          seededShuffle(numbers(items.length), seed).map((place) => items[place]),
        )
      }),
    )
  })

  test('has about a thousand orders for a thousand seeds', () => {
    const orders = new Set(numbers(1_000).map((seed) => seededShuffle(numbers(12), seed).join()))
    expect(orders.size).toBeGreaterThan(995)
  })

  test('is evenly distributed over all places', () => {
    const counts = numbers(5).map(() => numbers(5).map(() => 0))
    for (const seed of numbers(10_000))
      for (const [place, item] of seededShuffle(numbers(5), seed).entries()) {
        const row = counts[place] ?? []
        row[item] = (row[item] ?? 0) + 1
      }
    for (const count of counts.flat()) {
      expect(count).toBeGreaterThan(1_800)
      expect(count).toBeLessThan(2_200)
    }
  })

  test('works for the one seed that the generator cannot start from', () => {
    expect(seededShuffle(numbers(12), 0x5bf0_3635)).not.toEqual(numbers(12))
  })
})

describe('Succession objects', () => {
  test.each<[Partial<Pick<Home, 'status' | 'projectStatus'>>, boolean]>([
    [{ status: 'succession', projectStatus: 'forSale' }, true],
    [{ status: 'forSale', projectStatus: 'succession' }, true],
    [{ status: 'succession' }, true],
    [{ projectStatus: 'succession' }, true],
    [{ status: 'forSale', projectStatus: 'forSale' }, false],
    [{}, false],
  ])('include %j: %s', (home, is) => {
    expect(isSuccession(home)).toBe(is)
  })

  test.each([
    ['Göteborg', 'goteborg'],
    ['Upplands-Bro', 'upplands-bro'],
    ['Håbo', 'habo'],
    ['Östra Göinge', 'ostra-goinge'],
    ['Øygarden', 'oygarden'],
    ['Nærøysund', 'naeroysund'],
    ['  Solna  stad ', 'solna-stad'],
    ['Hämeenlinna/Tavastehus', 'hameenlinna-tavastehus'],
    ['---', ''],
    ['', ''],
    ['東京', ''],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
    ['a'.repeat(61), 'a'.repeat(60)],
  ])('have for the municipality %j the slug %j', (name, slug) => {
    expect(municipalitySlug(name)).toBe(slug)
  })

  test('have idempotent slugs of municipalities', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (name) => {
        const slug = municipalitySlug(name)
        expect(municipalitySlug(slug)).toBe(slug)
        expect(/^(?:[a-z0-9][a-z0-9-]{0,59})?$/.test(slug)).toBe(true)
      }),
    )
  })

  const resale = (facts: Partial<Home> = {}) => aHome({ status: 'succession', ...facts })

  test.each<[Partial<Home>, string, boolean]>([
    [{}, 'alla-kommuner', true],
    [{ municipality: 'Göteborg' }, 'goteborg', true],
    [{ municipality: 'Göteborg' }, 'solna', false],
    [{ siteId: 5 }, 'alla-kommuner', false],
    [{ status: 'forSale' }, 'alla-kommuner', false],
    [{ status: 'forSale', projectStatus: 'succession' }, 'alla-kommuner', false],
  ])('include %j in %s: %s', (facts, municipality, isFound) => {
    expect(matchesSuccession(resale(facts), { municipality }, sweden)).toBe(isFound)
  })

  test('are listed in an order that depends on the set of homes, not on the input order', () => {
    const homes = ['e', 'b', 'd', 'a', 'c'].map((id) => resale({ id }))
    const ids = (given: readonly Home[]) =>
      successionHomes(given, defaultSuccessionFilters, sweden).map(({ id }) => id)
    expect(ids(homes)).toEqual(seededShuffle(['a', 'b', 'c', 'd', 'e'], 20_250_101))
    expect(ids([...homes].reverse())).toEqual(ids(homes))
    expect(ids([...homes, aHome({ id: 'f' })])).toEqual(ids(homes))
    expect(successionHomes(homes, defaultSuccessionFilters, sweden, { seed: 7 }).map(({ id }) => id)).toEqual(
      seededShuffle(['a', 'b', 'c', 'd', 'e'], 7),
    )
  })

  test('are listed in the chosen order, and equal ones by id', () => {
    const homes = [
      resale({ id: 'b', area: 60 }),
      resale({ id: 'c', area: 90 }),
      resale({ id: 'a', area: 60 }),
    ]
    const found = successionHomes(homes, { ...defaultSuccessionFilters, sort: 'area:desc' }, sweden)
    expect(found.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  })

  test('near the visitor are listed nearest first, without distant ones', () => {
    const homes = [
      resale({ id: 'malmo', geo: { lat: 55.605, lon: 13.0 } }),
      resale({ id: 'molndal', geo: { lat: 57.655, lon: 12.01 } }),
      resale({ id: 'goteborg', geo: { lat: 57.707, lon: 11.94 } }),
    ]
    const near = { ...defaultSuccessionFilters, geo: true }
    const visitor = { lat: 57.7, lon: 11.95 }
    const idsOf = (...given: Parameters<typeof successionHomes<Home>>) =>
      successionHomes(...given).map(({ id }) => id)
    expect(idsOf(homes, near, sweden, { visitor })).toEqual(['goteborg', 'molndal'])
    // While the visitor's position is unknown or not requested, all are listed.
    expect(idsOf(homes, near, sweden)).toHaveLength(3)
    expect(idsOf(homes, defaultSuccessionFilters, sweden, { visitor })).toHaveLength(3)
  })

  test('have a list of municipalities with their counts', () => {
    const homes = [
      resale({ municipality: 'Solna' }),
      resale({ municipality: 'Göteborg' }),
      resale({ municipality: 'Solna' }),
      aHome({ municipality: 'Umeå' }),
      resale({ municipality: 'Oslo', siteId: 3 }),
    ]
    expect(successionMunicipalities(homes, sweden)).toEqual([
      { slug: 'goteborg', name: 'Göteborg', homes: 1 },
      { slug: 'solna', name: 'Solna', homes: 2 },
    ])
  })
})

describe('The address of a succession list', () => {
  const read = (address: string) => {
    const [, query = ''] = address.split('?')
    return readSuccessionAddress(
      query
        .split('&')
        .filter((part) => part !== '')
        .map((part) => part.split('='))
        .map(([name = '', value = '']) => [name, decodeURIComponent(value)] as const),
    )
  }

  test('includes every municipality by default', () => {
    expect(anyMunicipality).toBe('alla-kommuner')
    expect(defaultSuccessionFilters).toEqual({ geo: false, municipality: 'alla-kommuner', sort: '' })
    expect(writeSuccessionAddress(defaultSuccessionFilters, sweden)).toBe('/maklar-objekt/')
    expect(read('/maklar-objekt/')).toEqual({ geo: false, municipality: 'alla-kommuner', sort: '' })
  })

  test.each<[SuccessionFilters, string]>([
    [{ geo: false, municipality: 'solna', sort: '' }, '/maklar-objekt/?municipality=solna'],
    [{ geo: true, municipality: 'alla-kommuner', sort: '' }, '/maklar-objekt/?geo=auto'],
    [
      { geo: false, municipality: 'solna', sort: 'price:asc' },
      '/maklar-objekt/?municipality=solna&sort=price:asc',
    ],
    [
      { geo: true, municipality: 'upplands-bro', sort: '' },
      '/maklar-objekt/?municipality=upplands-bro&geo=auto',
    ],
  ])('of %j is %s, and back', (filters, address) => {
    expect(writeSuccessionAddress(filters, sweden)).toBe(address)
    expect(read(address)).toEqual(filters)
  })

  test.each([
    ['?geo=yes', { geo: false, municipality: 'alla-kommuner', sort: '' }],
    ['?municipality=', { geo: false, municipality: 'alla-kommuner', sort: '' }],
    ['?municipality=..%2F..', { geo: false, municipality: 'alla-kommuner', sort: '' }],
    ['?municipality=G%C3%B6teborg', { geo: false, municipality: 'goteborg', sort: '' }],
    ['?sort=beauty', { geo: false, municipality: 'alla-kommuner', sort: '' }],
  ])('%s is parsed as %j', (address, filters) => {
    expect(read(address)).toEqual(filters)
  })

  test.each(['norway', 'finland', 'contractor'] as const)('is undefined on %s', (key) => {
    expect(writeSuccessionAddress(defaultSuccessionFilters, siteByKey(key))).toBeUndefined()
    expect(
      writeSuccessionAddress({ geo: true, municipality: 'solna', sort: '' }, siteByKey(key)),
    ).toBeUndefined()
  })

  test('is parsed back to the same filters, for any query, on every site that has the list', () => {
    const withSuccession: readonly SiteDefinition[] = sites.filter((site) => 'succession' in site.routes)
    const entries = fc.array(
      fc.tuple(
        fc.constantFrom('geo', 'municipality', 'sort', 'x'),
        fc.oneof(fc.constantFrom('auto', 'area:desc'), fc.string()),
      ),
    )
    fc.assert(
      fc.property(fc.constantFrom(...withSuccession), entries, (site, query) => {
        const filters = readSuccessionAddress(query)
        expect(read(writeSuccessionAddress(filters, site) ?? '')).toEqual(filters)
      }),
    )
  })
})
