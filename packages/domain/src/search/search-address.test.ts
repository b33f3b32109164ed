import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SiteDefinition } from '../sites/site.ts'
import { siteByKey, sites } from '../sites/sites.ts'
import { maxListedByAddress, pageSize } from './paging.ts'
import type { SearchState } from './search-address.ts'
import { readSearchAddress, untouchedSearch, writeSearchAddress } from './search-address.ts'
import { choiceFilters, inhabitDateCodes, viewingFilters } from './search-filters.ts'
import { sortOrders } from './sort-order.ts'

const sweden = siteByKey('sweden')
const searchable: readonly SiteDefinition[] = sites.filter((site) => site.features.search)

const read = (address: string, site: SiteDefinition = sweden) => {
  const [path = '', query = ''] = address.split('?')
  const entries = query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => part.split('=').map((text) => decodeURIComponent(text.replaceAll('+', ' '))))
    .map(([name = '', value = '']) => [name, value] as const)
  return readSearchAddress(path, entries, site)
}

const subset = <Value>(values: readonly Value[]) => fc.subarray([...values])
const between = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
const tagUrls = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,20}(\/[a-z0-9-]{1,20}){0,2}$/), {
  maxLength: 4,
})

const anySearch = (site: SiteDefinition): fc.Arbitrary<SearchState> =>
  fc
    .record({
      price: between(site.ranges.price.min, site.ranges.price.max),
      rooms: between(site.ranges.rooms.min, site.ranges.rooms.max),
      area: between(site.ranges.area.min, site.ranges.area.max),
      inhabitDate: fc.constantFrom(...inhabitDateCodes),
      viewing: fc.constantFrom(...viewingFilters),
      residenceType: subset(choiceFilters.residenceType),
      disposalForm: subset(choiceFilters.disposalForm),
      concepts: subset(choiceFilters.concepts),
      projectStatus: subset(choiceFilters.projectStatus),
      outdoorArea: subset(choiceFilters.outdoorArea),
      stageIds: fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/), { maxLength: 3 }),
      tags: tagUrls,
      sort: fc.constantFrom(...sortOrders),
      pages: fc.integer({ min: 1, max: maxListedByAddress / pageSize }),
    })
    .map(({ price, rooms, area, sort, pages, ...filters }) => ({
      filters: {
        minPrice: price[0],
        maxPrice: price[1],
        minRooms: rooms[0],
        maxRooms: rooms[1],
        minArea: area[0],
        maxArea: area[1],
        ...filters,
      },
      sort,
      items: pages * pageSize,
    }))

const siteAndSearch = fc
  .constantFrom(...searchable)
  .chain((site) => anySearch(site).map((search) => ({ site, search })))

describe('the address of a search', () => {
  it('gives the same search back, on every site, for every search', () => {
    fc.assert(
      fc.property(siteAndSearch, ({ site, search }) => {
        const { state, problems } = read(writeSearchAddress(search, site), site)
        expect(state).toEqual(search)
        expect(problems).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('never throws and always answers a usable search, whatever the query says', () => {
    const names = fc.oneof(
      fc.constantFrom(
        'minPrice',
        'maxPrice',
        'minRooms',
        'q',
        'sort',
        'items',
        'inhabitDate',
        'outdoorArea',
        'stageIds',
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), fc.string(), (query, path) => {
        const { state } = readSearchAddress(`/sok-bostad/${path}`, query, sweden)
        expect(read(writeSearchAddress(state, sweden)).state).toEqual(state)
      }),
      { numRuns: 2000 },
    )
  })

  it('leaves out what nobody chose', () => {
    expect(writeSearchAddress(untouchedSearch(sweden), sweden)).toBe('/sok-bostad/')
  })

  it('puts the first place in the path and the others in q, separated by semicolons', () => {
    const untouched = untouchedSearch(sweden)
    const tags = ['vastra-gotalands-lan/goteborg', 'skane-lan/malmo', 'stockholms-lan/solna']
    const address = writeSearchAddress({ ...untouched, filters: { ...untouched.filters, tags } }, sweden)
    expect(address).toBe('/sok-bostad/vastra-gotalands-lan/goteborg/?q=skane-lan/malmo;stockholms-lan/solna')
  })

  it.each([
    ['thousands with spaces', 'maxPrice=4+000+000', 4_000_000],
    ['thousands with narrow no-break spaces', 'maxPrice=4%E2%80%AF000%E2%80%AF000', 4_000_000],
    ['more than the range holds', 'maxPrice=99999999999', 10_000_000],
    ['nothing at all', 'maxPrice=', 10_000_000],
  ])('reads a price written with %s', (_, query, price) => {
    expect(read(`/sok-bostad/?${query}`).state.filters.maxPrice).toBe(price)
  })

  it('turns a reversed range round and says so at its lower bound', () => {
    const { state, problems } = read('/sok-bostad/?minPrice=5000000&maxPrice=3000000')
    expect([state.filters.minPrice, state.filters.maxPrice]).toEqual([3_000_000, 5_000_000])
    expect(problems).toEqual([{ field: 'minPrice', key: 'reversedRange', value: '5000000' }])
  })

  it.each([
    ['minRooms', 'three', 'numeric'],
    ['maxPrice', '-5', 'numeric'],
    ['maxArea', '1e9', 'numeric'],
    ['outdoorArea', 'moat', 'unknownValue'],
    ['sort', 'cheapest', 'unknownValue'],
    ['inhabitDate', '9', 'unknownValue'],
    ['q', '../../etc', 'unknownValue'],
  ])('reports %s=%s and goes on without it', (field, value, key) => {
    const { state, problems } = read(`/sok-bostad/?${field}=${encodeURIComponent(value)}`)
    expect(problems).toEqual([{ field, key, value }])
    expect(state).toEqual(untouchedSearch(sweden))
  })

  it('pays no heed to names that it does not know', () => {
    expect(read('/sok-bostad/?utm_source=letter&colour=green')).toEqual({
      state: untouchedSearch(sweden),
      problems: [],
    })
  })
})
