import { describe, expect, test } from 'vitest'
import { siteByKey } from '../sites/sites.ts'
import { geoQuery } from './geo-query.ts'
import {
  bulkLimit,
  maxListedByAddress,
  minSuggestionLength,
  pageSize,
  pageSizeOf,
  quickSearchLimit,
  searchDebounce,
  stageHomesLimit,
  tagLimit,
  textSearchPageSize,
} from './paging.ts'
import { idsRequests } from './search-requests.ts'
import { isSortOrder, sortOrderOfWire, sortOrders } from './sort-order.ts'

const sweden = siteByKey('sweden')
const english = siteByKey('sweden-english')

test.each([
  ['homes per page', pageSize, 30],
  ['homes per address', maxListedByAddress, 300],
  ['homes per stage', stageHomesLimit, 300],
  ['homes per request', bulkLimit, 400],
  ['places per request', tagLimit, 20],
  ['hits of a quick search', quickSearchLimit, 3],
  ['hits per page of the text search', textSearchPageSize, 25],
  ['characters before suggestions', minSuggestionLength, 2],
  ['milliseconds before suggestions', searchDebounce, 300],
])('The limit of %s is %i', (_, actual, specified) => {
  expect(actual).toBe(specified)
})

describe('The preferred page size', () => {
  test.each([
    [60, 60],
    ['60', 60],
    [' 60 ', 60],
    [1, 1],
    [300, 300],
    ['300', 300],
    [301, 30],
    [0, 30],
    [401, 30],
    [-30, 30],
    [30.5, 30],
    ['many', 30],
    ['', 30],
    [undefined, 30],
    [null, 30],
    [Number.NaN, 30],
    [[60], 30],
  ])('%j is %i homes', (preference, size) => {
    expect(pageSizeOf(preference)).toBe(size)
  })
})

describe('Sort orders', () => {
  test('are these and no others', () => {
    expect(sortOrders).toEqual([
      '',
      'price:asc',
      'price:desc',
      'area:asc',
      'area:desc',
      'inhabitDateTimeStamp:asc',
      'inhabitDateTimeStamp:desc',
      'sunHours:desc',
    ])
    expect(isSortOrder('')).toBe(true)
    expect(isSortOrder('area:desc')).toBe(true)
    expect(isSortOrder('livingArea')).toBe(false)
  })

  test.each([
    ['', ''],
    ['livingArea', 'area:asc'],
    ['inhabitDateTimeStamp:asc', 'inhabitDateTimeStamp:asc'],
    ['inhabitDateTimeStamp:desc', 'inhabitDateTimeStamp:desc'],
    ['price:asc', 'price:asc'],
    ['price:desc', 'price:desc'],
    ['area:asc', 'area:asc'],
    ['area:desc', 'area:desc'],
    ['accessDate:asc', 'inhabitDateTimeStamp:asc'],
    ['toString', undefined],
    ['price', undefined],
    [undefined, undefined],
    [3, undefined],
    [['price:asc'], undefined],
  ])('have for the word %j of the wire: %s', (word, order) => {
    expect(sortOrderOfWire(word)).toBe(order)
  })
})

describe('Homes near the visitor', () => {
  test.each([
    [0, { kind: 'signedIn' }, { geo: 'auto' }],
    [0, { kind: 'anonymous', userId: 'u1' }, { geo: 'auto', userId: 'u1' }],
    [0, { kind: 'anonymous' }, { geo: 'auto' }],
    [0, { kind: 'anonymous', userId: '' }, { geo: 'auto' }],
    [1, { kind: 'signedIn' }, {}],
    [2, { kind: 'anonymous', userId: 'u1' }, {}],
    [3, { kind: 'anonymous', userId: 'u1' }, {}],
  ] as const)('with access code %i, %j are requested by %j', (inhabitDate, visitor, query) => {
    expect(geoQuery({ inhabitDate }, visitor)).toEqual(query)
  })

  test('are requested without the id of a signed-in user', () => {
    const visitor = { kind: 'signedIn', userId: 'u1' } as const
    expect(geoQuery({ inhabitDate: 0 }, visitor)).toEqual({ geo: 'auto' })
  })
})

describe('A look-up by ids', () => {
  const ids = (length: number) => Array.from({ length }, (_, number) => `home-${number}`)

  test.each([
    [0, []],
    [1, [1]],
    [400, [400]],
    [401, [400, 1]],
    [801, [400, 400, 1]],
  ])('of %i ids is split into requests of %j', (length, calls) => {
    const requests = idsRequests(ids(length), english)
    expect(requests.map(({ filter }) => filter.ids.length)).toEqual(calls)
    expect(requests.flatMap(({ filter }) => filter.ids)).toEqual(ids(length))
    expect(requests.every(({ filter, sort }) => filter.siteId === 1 && sort === '')).toBe(true)
  })

  test('requests an id once, the empty one never', () => {
    expect(idsRequests(['b', 'a', 'b', '', '00000000-0000-0000-0000-000000000000'], sweden)).toEqual([
      { filter: { ids: ['b', 'a'], siteId: 1 }, sort: '' },
    ])
  })
})
