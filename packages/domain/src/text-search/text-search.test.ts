import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SiteDefinition } from '../sites/sites.ts'
import { siteByKey, sites } from '../sites/sites.ts'
import {
  isSearchedFor,
  longestSearchText,
  quickSearchRequest,
  searchTextOf,
  textSearchCategories,
  textSearchRequest,
  textSearchSorts,
  textSearchTabs,
} from './text-search.ts'
import type { TextSearchState } from './text-search-address.ts'
import { readTextSearchAddress, writeTextSearchAddress } from './text-search-address.ts'

const sweden = siteByKey('sweden')
const english = siteByKey('sweden-english')
const loneSurrogate = '\ud83c'

describe('The text-search request', () => {
  test('has pages of 25, in the words of the wire', () => {
    expect(textSearchRequest({ text: '  balkong  i söder ', site: sweden })).toEqual({
      text: 'balkong i söder',
      siteId: 1,
      languages: ['sv'],
      sortType: 'nothing',
      categories: [
        'content',
        'news',
        'pressrelease',
        'residencialproject',
        'residencialarea',
        'career',
        'residencialobject',
      ],
      skip: 0,
      take: 25,
      attributesToCrop: ['text'],
      cropMarker: '…',
    })
    expect(
      textSearchRequest({ text: 'jobs', site: english, page: 3, categories: ['career'], sort: 'alpha' }),
    ).toMatchObject({
      siteId: 2,
      languages: ['en'],
      sortType: 'alpha',
      categories: ['career'],
      skip: 75,
      take: 25,
    })
    expect(textSearchRequest({ text: 'jobb', site: siteByKey('norway') })?.languages).toEqual(['no'])
  })

  test('has three hits for the overlay of the header', () => {
    expect(quickSearchRequest('balkong', sweden)).toEqual({
      ...textSearchRequest({ text: 'balkong', site: sweden }),
      skip: 0,
      take: 3,
    })
  })

  test.each([
    ['', false],
    ['b', false],
    [' b ', false],
    ['ba', true],
    ['b a', true],
    [' ba ', true],
    ['🏡', false],
    ['🏡🏡', true],
  ])('for %j is sent: %s', (text, isSearched) => {
    expect(isSearchedFor(text)).toBe(isSearched)
    expect(textSearchRequest({ text, site: sweden }) !== undefined).toBe(isSearched)
    expect(quickSearchRequest(text, sweden) !== undefined).toBe(isSearched)
  })

  test("uses the service's spelling of the words", () => {
    expect(textSearchSorts).toEqual(['nothing', 'date', 'alpha'])
    expect(textSearchCategories).toEqual([
      'content',
      'news',
      'pressrelease',
      'residencialproject',
      'residencialarea',
      'career',
      'residencialobject',
    ])
    expect(textSearchTabs).toEqual({
      all: textSearchCategories,
      career: ['career'],
      content: ['content'],
      news: ['news', 'pressrelease'],
      residential: ['residencialproject', 'residencialarea', 'residencialobject'],
    })
  })

  test('cuts a text off after 200 characters, never inside one', () => {
    expect(longestSearchText).toBe(200)
    expect(searchTextOf('a'.repeat(200))).toBe('a'.repeat(200))
    expect(searchTextOf('a'.repeat(201))).toBe('a'.repeat(200))
    expect(searchTextOf('🏡'.repeat(201))).toBe('🏡'.repeat(200))
    expect(searchTextOf(`  ${'a'.repeat(200)}`)).toBe('a'.repeat(200))
    expect(searchTextOf(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199))
    expect(searchTextOf(`a${loneSurrogate}b`)).toBe('a\ufffdb')
    expect(searchTextOf('a\t\n\u00a0b')).toBe('a b')
  })

  test('leaves a prepared text unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 12 })), (typed) => {
        expect(searchTextOf(searchTextOf(typed))).toBe(searchTextOf(typed))
      }),
    )
  })
})

describe('The address of a text search', () => {
  const read = (address: string): TextSearchState => {
    const [, query = ''] = address.split('?')
    return readTextSearchAddress(
      query
        .split('&')
        .filter((part) => part !== '')
        .map((part) => part.split('='))
        .map(([name = '', value = '']) => [name, decodeURIComponent(value)] as const),
    )
  }
  const untouched: TextSearchState = { text: '', tab: 'all', sort: 'nothing', page: 0 }

  test('omits defaults', () => {
    expect(writeTextSearchAddress(untouched, sweden)).toBe('/sok/')
    expect(writeTextSearchAddress({ ...untouched, text: 'balkong' }, siteByKey('finland'))).toBe(
      '/hae/?s=balkong',
    )
    expect(writeTextSearchAddress({ ...untouched, text: '  a  b ' }, sweden)).toBe('/sok/?s=a%20b')
    expect(read('/sok/')).toEqual(untouched)
  })

  test('contains text, tab, order and page, counted from 1', () => {
    const state = { text: 'sol & bad', tab: 'news', sort: 'date', page: 1 } as const
    expect(writeTextSearchAddress(state, sweden, 'corporateSearch')).toBe(
      '/om-oss/sok/?s=sol%20%26%20bad&category=news&sort=date&page=2',
    )
    expect(writeTextSearchAddress({ ...untouched, text: loneSurrogate }, sweden)).toBe('/sok/?s=%EF%BF%BD')
  })

  test('is undefined on a site without such a page', () => {
    expect(writeTextSearchAddress(untouched, siteByKey('contractor'))).toBeUndefined()
    expect(writeTextSearchAddress({ ...untouched, text: 'bad' }, siteByKey('contractor'))).toBeUndefined()
    expect(writeTextSearchAddress(untouched, siteByKey('senior'), 'corporateSearch')).toBeUndefined()
  })

  test.each([
    ['?page=0', { page: 0 }],
    ['?page=1', { page: 0 }],
    ['?page=2', { page: 1 }],
    ['?page=40', { page: 39 }],
    ['?page=41', { page: 39 }],
    ['?page=-3', { page: 0 }],
    ['?page=two', { page: 0 }],
    ['?category=residential', { tab: 'residential' }],
    ['?category=all', { tab: 'all' }],
    ['?category=toString', { tab: 'all' }],
    ['?sort=alpha', { sort: 'alpha' }],
    ['?sort=cheapest', { sort: 'nothing' }],
    ['?s=a&s=b', { text: 'b' }],
  ])('%s is parsed as %j', (address, state) => {
    expect(read(address)).toEqual({ ...untouched, ...state })
  })

  test('limits the page to the last', () => {
    expect(writeTextSearchAddress({ ...untouched, page: 39 }, sweden)).toBe('/sok/?page=40')
    expect(writeTextSearchAddress({ ...untouched, page: 40 }, sweden)).toBe('/sok/?page=40')
    expect(writeTextSearchAddress({ ...untouched, page: -1 }, sweden)).toBe('/sok/')
  })

  test('is parsed back to the same search, on every site that has the page', () => {
    const withSearch: readonly SiteDefinition[] = sites.filter((site) => 'textSearch' in site.routes)
    const states = fc.record({
      text: fc.string({ unit: 'grapheme' }).map(searchTextOf),
      tab: fc.constantFrom('all', 'career', 'content', 'news', 'residential'),
      sort: fc.constantFrom(...textSearchSorts),
      page: fc.nat(39),
    })
    fc.assert(
      fc.property(fc.constantFrom(...withSearch), states, (site, state) => {
        expect(read(writeTextSearchAddress(state, site) ?? '')).toEqual(state)
      }),
    )
  })

  test('is parsed without an exception for any input, and is then stable', () => {
    const names = fc.constantFrom('s', 'category', 'sort', 'page')
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary', maxLength: 12 }))), (query) => {
        const state = readTextSearchAddress(query)
        expect(read(writeTextSearchAddress(state, sweden) ?? '')).toEqual(state)
      }),
    )
  })
})
