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

describe('the seeded shuffle', () => {
  test('is the same today as it was yesterday', () => {
    expect(successionSeed).toBe(20_250_101)
    expect(seededShuffle(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(
      seededShuffle(['a', 'b', 'c', 'd', 'e', 'f'], 20_250_101),
    )
    expect(seededShuffle(numbers(10))).toEqual([9, 7, 8, 3, 6, 1, 0, 4, 5, 2])
    expect(seededShuffle(numbers(10), 1)).toEqual([5, 8, 0, 6, 2, 4, 7, 3, 9, 1])
    expect(seededShuffle(numbers(10), 0)).toEqual([2, 4, 6, 1, 7, 8, 5, 9, 0, 3])
  })

  test('leaves nothing to do for none and for one', () => {
    expect(seededShuffle([])).toEqual([])
    expect(seededShuffle(['only'])).toEqual(['only'])
  })

  test('is a permutation, the same for the same seed, and leaves the given list alone', () => {
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

  test('the order follows from the seed and the length, not from what is shuffled', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 12 }), fc.integer(), (items, seed) => {
        expect(seededShuffle(items, seed)).toEqual(
          seededShuffle(numbers(items.length), seed).map((place) => items[place]),
        )
      }),
    )
  })

  test('a thousand seeds give about a thousand orders', () => {
    const orders = new Set(numbers(1_000).map((seed) => seededShuffle(numbers(12), seed).join()))
    expect(orders.size).toBeGreaterThan(995)
  })

  test('every place is about as likely for everything', () => {
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

  test('the one seed that the generator cannot start from shuffles as well', () => {
    expect(seededShuffle(numbers(12), 0x5bf0_3635)).not.toEqual(numbers(12))
  })
})

describe('succession objects', () => {
  test.each<[Partial<Pick<Home, 'status' | 'projectStatus'>>, boolean]>([
    [{ status: 'succession', projectStatus: 'forSale' }, true],
    [{ status: 'forSale', projectStatus: 'succession' }, true],
    [{ status: 'succession' }, true],
    [{ projectStatus: 'succession' }, true],
    [{ status: 'forSale', projectStatus: 'forSale' }, false],
    [{}, false],
  ])('%j: %s', (home, is) => {
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
  ])('%j is written %j', (name, slug) => {
    expect(municipalitySlug(name)).toBe(slug)
  })

  test('a written municipality is written the same again', () => {
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
  ])('%j is found in %s: %s', (facts, municipality, isFound) => {
    expect(matchesSuccession(resale(facts), { municipality }, sweden)).toBe(isFound)
  })

  test('are listed in an order that follows from which they are, not from how they came', () => {
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

  test('are listed as chosen instead, and those alike by which they are', () => {
    const homes = [
      resale({ id: 'b', area: 60 }),
      resale({ id: 'c', area: 90 }),
      resale({ id: 'a', area: 60 }),
    ]
    const found = successionHomes(homes, { ...defaultSuccessionFilters, sort: 'area:desc' }, sweden)
    expect(found.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  })

  test('near the visitor come the nearest first, and none that are far away', () => {
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
    // Until somebody says where they are, and as long as they do not ask, all are listed.
    expect(idsOf(homes, near, sweden)).toHaveLength(3)
    expect(idsOf(homes, defaultSuccessionFilters, sweden, { visitor })).toHaveLength(3)
  })

  test('stand in municipalities, each with how many there are', () => {
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

describe('the address of a succession list', () => {
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

  test('every municipality is asked for until somebody chooses', () => {
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
  ])('%j is %s, and back', (filters, address) => {
    expect(writeSuccessionAddress(filters, sweden)).toBe(address)
    expect(read(address)).toEqual(filters)
  })

  test.each([
    ['?geo=yes', { geo: false, municipality: 'alla-kommuner', sort: '' }],
    ['?municipality=', { geo: false, municipality: 'alla-kommuner', sort: '' }],
    ['?municipality=..%2F..', { geo: false, municipality: 'alla-kommuner', sort: '' }],
    ['?municipality=G%C3%B6teborg', { geo: false, municipality: 'goteborg', sort: '' }],
    ['?sort=beauty', { geo: false, municipality: 'alla-kommuner', sort: '' }],
  ])('%s is read as %j', (address, filters) => {
    expect(read(address)).toEqual(filters)
  })

  test.each(['norway', 'finland', 'contractor'] as const)('is missing on %s', (key) => {
    expect(writeSuccessionAddress(defaultSuccessionFilters, siteByKey(key))).toBeUndefined()
    expect(
      writeSuccessionAddress({ geo: true, municipality: 'solna', sort: '' }, siteByKey(key)),
    ).toBeUndefined()
  })

  test('gives the same filters back, whatever the query said, on every site that has the list', () => {
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
