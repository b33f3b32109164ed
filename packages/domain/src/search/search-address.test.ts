import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SiteDefinition } from '../sites/sites.ts'
import { siteByKey, sites } from '../sites/sites.ts'
import type { GeoArea, GeoBox } from './geo-search.ts'
import { maxGeoCorners } from './geo-search.ts'
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
const tagUrls = fc
  .tuple(
    fc.uniqueArray(
      fc
        .array(
          fc.nat(50_000).map((number) => number.toString(36)),
          { minLength: 1, maxLength: 4 },
        )
        .map((parts) => parts.join('/')),
      { maxLength: 4 },
    ),
    fc.constantFrom('', 'ostra-goinge-kommun-med-ett-mycket-langt-namn-som-fyller-ut-'),
    fc.nat(16),
  )
  .map(([tags, long, many]) => [
    ...tags,
    ...Array.from(
      { length: long === '' ? 0 : many },
      (_, place) => `${long.slice(0, 58)}${place}/${long.slice(0, 60)}`,
    ),
  ])

const anySearch = (site: SiteDefinition): fc.Arbitrary<SearchState> =>
  fc
    .record({
      price: between(site.ranges.price.min, site.ranges.price.max),
      rent: between(site.ranges.rent.min, site.ranges.rent.max),
      rooms: between(site.ranges.rooms.min, site.ranges.rooms.max),
      area: between(site.ranges.area.min, site.ranges.area.max),
      inhabitDate: fc.constantFrom(...inhabitDateCodes),
      viewing: fc.constantFrom(...viewingFilters),
      residenceType: subset(choiceFilters.residenceType),
      disposalForm: subset(choiceFilters.disposalForm),
      concepts: subset(choiceFilters.concepts),
      projectStatus: subset(choiceFilters.projectStatus),
      outdoorArea: subset(choiceFilters.outdoorArea),
      accessibility: subset(choiceFilters.accessibility),
      sun: subset(choiceFilters.sun),
      stageIds: fc.uniqueArray(fc.uuid(), { maxLength: 3 }),
      tags: tagUrls,
      geoSearch: fc.oneof(
        fc.constant([] as const),
        fc
          .tuple(between(-90_000, 90_000), between(-180_000, 180_000))
          .map(
            ([[south, north], [west, east]]): GeoBox => [
              south / 1000,
              west / 1000,
              north / 1000,
              east / 1000,
            ],
          ),
        fc
          .array(
            fc.tuple(fc.integer({ min: -90_000, max: 90_000 }), fc.integer({ min: -180_000, max: 180_000 })),
            { minLength: 3, maxLength: maxGeoCorners },
          )
          .map((corners) => corners.flat().map((thousandths) => thousandths / 1000) as unknown as GeoArea),
      ),
      sort: fc.constantFrom(...sortOrders),
      pages: fc.integer({ min: 1, max: maxListedByAddress / pageSize }),
    })
    .map(({ price, rent, rooms, area, sort, pages, ...filters }) => ({
      filters: {
        minPrice: price[0],
        maxPrice: price[1],
        minRent: rent[0],
        maxRent: rent[1],
        minRooms: rooms[0],
        maxRooms: rooms[1],
        minArea: area[0],
        maxArea: area[1],
        ...filters,
      },
      sort,
      items: pages * pageSize,
    }))

const siteAndSearch = fc.oneof(
  ...searchable.map((site) => anySearch(site).map((search) => ({ site, search }))),
)

describe('The address of a search', () => {
  it('is parsed back to the same search, on every site, for every search', () => {
    fc.assert(
      fc.property(siteAndSearch, ({ site, search }) => {
        const { state, problems } = read(writeSearchAddress(search, site), site)
        expect(state).toEqual(search)
        expect(problems).toEqual([])
      }),
    )
  })

  it('never throws and always yields a usable search, for any query', () => {
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
        'geoSearch',
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), fc.string(), (query, path) => {
        const { state } = readSearchAddress(`/sok-bostad/${path}`, query, sweden)
        expect(read(writeSearchAddress(state, sweden)).state).toEqual(state)
      }),
    )
  })

  it('omits defaults', () => {
    expect(writeSearchAddress(untouchedSearch(sweden), sweden)).toBe('/sok-bostad/')
  })

  it('has the first place in the path and the others in q, separated by semicolons', () => {
    const untouched = untouchedSearch(sweden)
    const tags = ['vastra-gotalands-lan/goteborg', 'skane-lan/malmo', 'stockholms-lan/solna']
    const address = writeSearchAddress({ ...untouched, filters: { ...untouched.filters, tags } }, sweden)
    expect(address).toBe('/sok-bostad/vastra-gotalands-lan/goteborg/?q=skane-lan/malmo;stockholms-lan/solna')
  })

  it.each([
    ['thousands with spaces', 'maxPrice=4+000+000', 4_000_000],
    ['thousands with narrow no-break spaces', 'maxPrice=4%E2%80%AF000%E2%80%AF000', 4_000_000],
    ['an amount beyond the range', 'maxPrice=99999999999', 10_000_000],
    ['no value', 'maxPrice=', 10_000_000],
  ])('accepts a price with %s', (_, query, price) => {
    expect(read(`/sok-bostad/?${query}`).state.filters.maxPrice).toBe(price)
  })

  it('reports a value above the range, and clamps it', () => {
    const { state, problems } = read('/sok-bostad/?maxArea=999&minRooms=0')
    expect(state.filters.maxArea).toBe(300)
    expect(problems).toEqual([{ field: 'maxArea', key: 'beyondRange', value: '999' }])
  })

  it('swaps a reversed range and reports its lower bound', () => {
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
  ])('reports %s=%s and ignores it', (field, value, key) => {
    const { state, problems } = read(`/sok-bostad/?${field}=${encodeURIComponent(value)}`)
    expect(problems).toEqual([{ field, key, value }])
    expect(state).toEqual(untouchedSearch(sweden))
  })

  it('accepts twenty of the longest urls of places, and writes no more than twenty', () => {
    const segment = 'a'.repeat(58)
    const tags = Array.from({ length: 21 }, (_, place) =>
      [segment + (place + 10), segment, segment, segment].join('/'),
    )
    const untouched = untouchedSearch(sweden)
    const address = writeSearchAddress(
      { ...untouched, filters: { ...untouched.filters, tags: tags.slice(0, 20) } },
      sweden,
    )
    expect(read(address).state.filters.tags).toEqual(tags.slice(0, 20))
    expect(read(`${address};${tags[20]}`).state.filters.tags).toEqual(tags.slice(0, 20))
  })

  it.each([
    ['a', true],
    ['a'.repeat(60), true],
    ['a'.repeat(61), false],
    ['a/b/c/d', true],
    ['a/b/c/d/e', false],
    ['å', false],
    ['a b', false],
    ['.', false],
    ['x/', false],
    ['/x', false],
  ])('accepts %s as the url of a place: %s', (tag, isUrl) => {
    expect(read(`/sok-bostad/?q=${encodeURIComponent(tag)}`).state.filters.tags).toEqual(isUrl ? [tag] : [])
  })

  it.each([
    ['/sok-bostad/skane-lan/malmo/', ['skane-lan/malmo']],
    ['/sok-bostad/skane-lan/malmo', ['skane-lan/malmo']],
    ['/sok-bostad/Skane-Lan//malmo//', ['skane-lan/malmo']],
    ['/sok-bostad/ skane-lan /', ['skane-lan']],
    ['/sok-bostad/skane-lan/?q=skane-lan;%20uppsala-lan%20;;UPPSALA-LAN', ['skane-lan', 'uppsala-lan']],
    ['/sok-bostad/?q=a;b&q=c', ['a', 'b', 'c']],
    ['/lokaler/skane-lan/', []],
  ])('%s has the places %j', (address, tags) => {
    expect(read(address).state.filters.tags).toEqual(tags)
    expect(read(address).problems).toEqual([])
  })

  it.each([
    ['stageIds=s1;S-2&stageIds=s3', ['s1', 'S-2', 's3']],
    ['stageIds=s1;s1', ['s1']],
    [`stageIds=${'s'.repeat(64)}`, ['s'.repeat(64)]],
    [`stageIds=${'s'.repeat(65)}`, []],
    ['stageIds=s_1;;s%201', []],
    [
      `stageIds=${Array.from({ length: 21 }, (_, place) => `s${place}`).join(';')}`,
      Array.from({ length: 20 }, (_, place) => `s${place}`),
    ],
  ])('%s has the stages %j', (query, stageIds) => {
    expect(read(`/sok-bostad/?${query}`).state.filters.stageIds).toEqual(stageIds)
  })

  it.each([
    ['', 30],
    ['items=0', 30],
    ['items=1', 30],
    ['items=30', 30],
    ['items=31', 60],
    ['items=300', 300],
    ['items=301', 300],
    ['items=many', 30],
  ])('"%s" lists %i homes', (query, items) => {
    expect(read(`/sok-bostad/?${query}`).state.items).toBe(items)
  })

  it.each([
    [0, '/sok-bostad/'],
    [30, '/sok-bostad/'],
    [31, '/sok-bostad/?items=60'],
    [60, '/sok-bostad/?items=60'],
    [300, '/sok-bostad/?items=300'],
    [330, '/sok-bostad/?items=300'],
  ])('lists %i homes as %s', (items, address) => {
    expect(writeSearchAddress({ ...untouchedSearch(sweden), items }, sweden)).toBe(address)
  })

  it('contains every choice, in a fixed order, readably', () => {
    const untouched = untouchedSearch(sweden)
    const filters = {
      minPrice: 100_000,
      maxPrice: 4_000_000,
      minRent: 5_000,
      maxRent: 12_000,
      minRooms: 2,
      maxRooms: 3,
      minArea: 40,
      maxArea: 90,
      inhabitDate: 1,
      viewing: 'hasAny',
      residenceType: ['apartment', 'house'],
      disposalForm: ['tenancy'],
      concepts: ['premium'],
      projectStatus: ['vip'],
      outdoorArea: ['balcony'],
      accessibility: ['lift', 'turning13'],
      sun: ['eveningSun'],
      stageIds: ['s1', 's2'],
      tags: ['skane-lan', 'a', 'b'],
      geoSearch: [55.5, 12.9, 55.7, 13.1],
    } as const
    expect(writeSearchAddress({ ...untouched, filters, sort: 'price:asc', items: 60 }, sweden)).toBe(
      '/sok-bostad/skane-lan/?q=a;b&minPrice=100000&maxPrice=4000000&minRent=5000&maxRent=12000&minRooms=2&maxRooms=3&minArea=40' +
        '&maxArea=90&inhabitDate=1&viewing=hasAny&residenceType=apartment&residenceType=house' +
        '&disposalForm=tenancy&concepts=premium&projectStatus=vip&outdoorArea=balcony&accessibility=lift&accessibility=turning13&sun=eveningSun&stageIds=s1;s2&geoSearch=55.5,12.9,55.7,13.1' +
        '&sort=price:asc&items=60',
    )
    expect(writeSearchAddress(untouchedSearch(siteByKey('contractor')), siteByKey('contractor'))).toBe('/')
  })

  it.each([
    ['55.5,12.9,55.7,13.1', [55.5, 12.9, 55.7, 13.1]],
    ['-1,-1,0,0', [-1, -1, 0, 0]],
    ['55.7,12.9,55.5,13.1', []],
    ['55.5,13.1,55.7,12.9', []],
    ['55.5,12.9,55.7', []],
    ['55.5,12.9,55.7,13.1,1', []],
    ['55.5,12.9,55.7,east', []],
    ['55.5,12.9,,13.1', []],
    ['NaN,12.9,55.7,13.1', []],
    ['-1e999,-1e999,1e999,1e999', []],
    ['55.5,12.9,99,13.1', []],
    ['55.5,179,55.7,-179', []],
    ['55.5,12.9,55.7,13.1,55.6,12.5', [55.5, 12.9, 55.7, 13.1, 55.6, 12.5]],
    ['55.5,12.9,55.7,13.1,55.6,12.5,1', []],
    ['55.5,12.9,55.7,13.1,55.6,181', []],
    [Array(maxGeoCorners).fill('55.5,12.9').join(), Array(maxGeoCorners).fill([55.5, 12.9]).flat()],
    [
      Array(maxGeoCorners + 1)
        .fill('55.5,12.9')
        .join(),
      [],
    ],
  ])('parses the part of the map %j as %j, and reports invalid values', (written, part) => {
    const { state, problems } = read(`/sok-bostad/?geoSearch=${written}`)
    expect(state.filters.geoSearch).toEqual(part)
    expect(problems.map(({ field }) => field)).toEqual(part.length === 0 ? ['geoSearch'] : [])
  })

  it('parses choices in the order of their table, each once, and reports the others', () => {
    const { state, problems } = read(
      '/sok-bostad/?residenceType=plot;apartment&residenceType=plot&residenceType=Castle&viewing=soon',
    )
    expect(state.filters.residenceType).toEqual(['apartment', 'plot'])
    expect(problems).toEqual([
      { field: 'residenceType', key: 'unknownValue', value: 'Castle' },
      { field: 'viewing', key: 'unknownValue', value: 'soon' },
    ])
  })

  it('ignores spaces around choices and empty choices', () => {
    const { state, problems } = read('/sok-bostad/?outdoorArea=;+sauna+;;&stageIds=+s1+;')
    expect([state.filters.outdoorArea, state.filters.stageIds, problems]).toEqual([['sauna'], ['s1'], []])
  })

  it.each([
    ['disposalForm', 'tenancy', ['tenancy']],
    ['concepts', 'premium', ['premium']],
    ['projectStatus', 'vip', ['vip']],
    ['outdoorArea', 'sauna', ['sauna']],
  ] as const)('parses %s=%s', (name, value, picked) => {
    expect(read(`/sok-bostad/?${name}=${value}`).state.filters[name]).toEqual(picked)
  })

  it('takes the last of several values for single-value names, trimmed', () => {
    expect(read('/sok-bostad/?inhabitDate=0&inhabitDate=+1+&sort=price:asc&sort=').state).toEqual({
      ...untouchedSearch(sweden),
      filters: { ...untouchedSearch(sweden).filters, inhabitDate: 1 },
    })
  })

  it('keeps bounds at the ends of the range, and reports only truly reversed ranges', () => {
    const { state, problems } = read('/sok-bostad/?minRooms=0&maxRooms=0&minArea=50&maxArea=50')
    expect(state.filters).toMatchObject({ minRooms: 1, maxRooms: 1, minArea: 50, maxArea: 50 })
    expect(problems).toEqual([])
  })

  it('reads at most forty values of a name and five thousand characters of each, and echoes two hundred', () => {
    const many = Array.from({ length: 41 }, (_, place) => `x${place}`).join(';')
    expect(read(`/sok-bostad/?outdoorArea=${many}`).problems).toHaveLength(40)
    expect(read(`/sok-bostad/?outdoorArea=${'x'.repeat(4_999)};sauna`).state.filters.outdoorArea).toEqual([])
    const justFits = `${'x'.repeat(4_994)};sauna`
    expect(read(`/sok-bostad/?outdoorArea=${justFits}`).state.filters.outdoorArea).toEqual(['sauna'])
    expect(read(`/sok-bostad/?outdoorArea=x${justFits}`).state.filters.outdoorArea).toEqual([])
    expect(read(`/sok-bostad/?sort=${'x'.repeat(201)}`).problems).toEqual([
      { field: 'sort', key: 'unknownValue', value: 'x'.repeat(200) },
    ])
  })

  it('is stable after parsing, on every site', () => {
    const names = fc.constantFrom(
      'minPrice',
      'maxPrice',
      'maxRooms',
      'q',
      'sort',
      'items',
      'residenceType',
      'stageIds',
    )
    const values = fc.oneof(
      fc.string(),
      fc.nat(20_000_000).map(String),
      fc.constantFrom('plot;house', 'price:asc', 'a/b;c'),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...sites),
        fc.array(fc.tuple(names, values), { maxLength: 6 }),
        (site, query) => {
          const canonical = writeSearchAddress(readSearchAddress(site.routes.start, query, site).state, site)
          const again = read(canonical, site)
          expect(again.problems).toEqual([])
          expect(writeSearchAddress(again.state, site)).toBe(canonical)
        },
      ),
    )
  })

  it('ignores unknown names', () => {
    expect(read('/sok-bostad/?utm_source=letter&colour=green')).toEqual({
      state: untouchedSearch(sweden),
      problems: [],
    })
  })
})
