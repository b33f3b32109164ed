import { describe, expect, test } from 'vitest'
import { siteByKey } from '../sites/sites.ts'
import { expandChoice } from './choice-expansion.ts'
import { expandFilters, inhabitBefore, viewingWindow } from './expansion.ts'
import type { FacetDistribution } from './facets.ts'
import { canFindRentals, countOfOption } from './facets.ts'
import { rangeFilterNames, rangeFilters } from './range-filters.ts'
import type { SearchFilters } from './search-filters.ts'
import {
  choiceFilterNames,
  choiceFilters,
  countActiveFilters,
  defaultFilters,
  inhabitDateCodes,
  inhabitDateWords,
  viewingFilters,
} from './search-filters.ts'

const sweden = siteByKey('sweden')
const norway = siteByKey('norway')
const finland = siteByKey('finland')
const today = '2026-11-21'
const untouched = defaultFilters(sweden.ranges)

describe('The filters', () => {
  test("begin at no price, one room, no area, any access and all viewings, and end at the site's ranges", () => {
    const anything = {
      inhabitDate: 3,
      viewing: 'includeAll',
      residenceType: [],
      disposalForm: [],
      concepts: [],
      projectStatus: [],
      outdoorArea: [],
      accessibility: [],
      sun: [],
      stageIds: [],
      tags: [],
      geoSearch: [],
    }
    expect(untouched).toEqual({
      ...anything,
      minPrice: 0,
      maxPrice: 10_000_000,
      minRent: 0,
      maxRent: 30_000,
      minRooms: 1,
      maxRooms: 5,
      minArea: 0,
      maxArea: 300,
    })
    expect(defaultFilters(finland.ranges)).toEqual({
      ...anything,
      minPrice: 0,
      maxPrice: 1_000_000,
      minRent: 0,
      maxRent: 3_000,
      minRooms: 1,
      maxRooms: 4,
      minArea: 0,
      maxArea: 150,
    })
  })

  test('have the names of SEARCH-3, and the rent', () => {
    expect(inhabitDateCodes).toEqual([0, 1, 2, 3])
    expect(viewingFilters).toEqual(['includeAll', 'hasAny', 'inSevenDays', 'in30Days'])
    expect(rangeFilterNames).toEqual(['price', 'rent', 'rooms', 'area'])
    expect(rangeFilters).toEqual({
      price: { min: 'minPrice', max: 'maxPrice' },
      rent: { min: 'minRent', max: 'maxRent' },
      rooms: { min: 'minRooms', max: 'maxRooms' },
      area: { min: 'minArea', max: 'maxArea' },
    })
    expect(choiceFilterNames).toEqual([
      'residenceType',
      'disposalForm',
      'concepts',
      'projectStatus',
      'outdoorArea',
      // Of our own.
      'accessibility',
      'sun',
    ])
    expect(choiceFilters.projectStatus).toHaveLength(8)
  })

  test.each<[Partial<SearchFilters>, number]>([
    [{}, 0],
    [{ minPrice: 1 }, 1],
    [{ maxPrice: 1 }, 1],
    [{ minPrice: 1, maxPrice: 2 }, 1],
    [{ maxRent: 9_000, maxPrice: 2 }, 2],
    [{ minRooms: 2 }, 1],
    [{ maxRooms: 2 }, 1],
    [{ minArea: 1 }, 1],
    [{ maxArea: 1, minRooms: 2, maxPrice: 1 }, 3],
    [{ inhabitDate: 0 }, 1],
    [{ viewing: 'hasAny' }, 1],
    [{ residenceType: ['house', 'plot'] }, 2],
    [{ disposalForm: ['tenancy'], concepts: ['premium'], projectStatus: ['vip'], outdoorArea: ['sauna'] }, 4],
    [{ tags: ['a', 'b'], stageIds: ['s'] }, 3],
    [{ geoSearch: [55, 12, 56, 13] }, 1],
  ])('of %j, %i are active', (filters, count) => {
    expect(countActiveFilters({ ...untouched, ...filters }, sweden.ranges)).toBe(count)
  })
})

describe('The expansion of a choice', () => {
  test.each([
    ['balcony', ['balcony']],
    ['terrace', ['terrace', 'roofTop']],
    ['patio', ['patio', 'porch']],
    ['roofTop', ['roofTop']],
    ['frenchBalcony', ['frenchBalcony']],
    ['porch', ['porch']],
    ['sauna', ['sauna']],
    ['walkInCloset', ['walkInCloset']],
  ] as const)('of the outdoor area %s is %j', (option, meant) => {
    expect(expandChoice([option])).toEqual(meant)
  })

  test.each([
    ['condominium', ['condominium']],
    ['ownership', ['ownership', 'ownershipApartment']],
    ['ownershipApartment', ['ownershipApartment']],
    ['tenancy', ['tenancy']],
  ] as const)('of the tenure %s is %j', (option, meant) => {
    expect(expandChoice([option])).toEqual(meant)
  })

  test.each([
    ['apartment', ['apartment'], ['apartment']],
    [
      'townHouse',
      ['townHouse', 'semiDetachedHouse', 'detachedHouse'],
      ['townHouse', 'semiDetachedHouse', 'detachedHouse'],
    ],
    ['semiDetachedHouse', ['semiDetachedHouse'], ['semiDetachedHouse']],
    ['detachedHouse', ['detachedHouse'], ['detachedHouse']],
    ['house', ['house'], ['house', 'detachedHouse']],
    ['plot', ['plot'], ['plot']],
  ] as const)('of the residence type %s is %j, in Norway %j', (option, meant, norwegian) => {
    expect(expandChoice([option], sweden)).toEqual(meant)
    expect(expandChoice([option], finland)).toEqual(meant)
    expect(expandChoice([option], norway)).toEqual(norwegian)
  })

  test('is empty for no choice, and has no duplicates', () => {
    expect(expandChoice([])).toEqual([])
    expect(expandChoice(['terrace', 'roofTop'])).toEqual(['terrace', 'roofTop'])
    expect(expandChoice(['house', 'townHouse'], norway)).toEqual([
      'house',
      'detachedHouse',
      'townHouse',
      'semiDetachedHouse',
    ])
  })
})

describe('Access and viewing dates', () => {
  test.each([
    ['2026-08-31', 1, '2027-02-28'],
    ['2027-08-31', 1, '2028-02-29'],
    ['2028-02-29', 2, '2029-02-28'],
    ['2026-12-31', 0, '2026-12-31'],
    ['2026-12-31', 3, undefined],
  ] as const)('from %s, code %i includes access up to %s', (day, code, last) => {
    expect(inhabitBefore(code, day)).toBe(last)
  })

  test.each([
    ['includeAll', undefined],
    ['hasAny', { from: '2026-12-28' }],
    ['inSevenDays', { from: '2026-12-28', before: '2027-01-04' }],
    ['in30Days', { from: '2026-12-28', before: '2027-01-27' }],
  ] as const)('%s searches for viewings in %j', (viewing, window) => {
    expect(viewingWindow(viewing, '2026-12-28')).toEqual(window)
  })
})

describe('The criteria of the catalogue', () => {
  const expand = (filters: Partial<SearchFilters>, site = sweden, tagIds: readonly string[] = []) =>
    expandFilters({ ...defaultFilters(site.ranges), ...filters }, { site, tagIds, today })

  test('include by default everything that can be bought', () => {
    expect(expand({})).toEqual({ siteId: 1, statuses: ['forSale', 'reserved', 'preSelling'] })
    expect(expand({}, siteByKey('sweden-english')).siteId).toBe(1)
    expect(expand({}, finland).siteId).toBe(4)
  })

  test.each<[Partial<SearchFilters>, object]>([
    [{ minPrice: 1 }, { minPrice: 1 }],
    [{ maxPrice: 9_999_999 }, { maxPrice: 9_999_999 }],
    [{ maxPrice: 0 }, { maxPrice: 0 }],
    [{ minPrice: -1, maxPrice: 10_000_001 }, {}],
    [{ maxRent: 9_000 }, { maxRent: 9_000 }],
    [{ minRent: 0, maxRent: 30_000 }, {}],
    [{ minRooms: 2 }, { minRooms: 2 }],
    [{ maxRooms: 4 }, { maxRooms: 4 }],
    [{ minArea: 1 }, { minArea: 1 }],
    [{ maxArea: 299 }, { maxArea: 299 }],
    [{ inhabitDate: 0 }, { inhabitBefore: '2026-11-21' }],
    [{ inhabitDate: 1 }, { inhabitBefore: '2027-05-21' }],
    [{ inhabitDate: 2 }, { inhabitBefore: '2027-11-21' }],
    [{ viewing: 'hasAny' }, { viewingFrom: '2026-11-21' }],
    [{ viewing: 'in30Days' }, { viewingFrom: '2026-11-21', viewingBefore: '2026-12-21' }],
    [
      { residenceType: ['townHouse'] },
      { residenceTypes: ['townHouse', 'semiDetachedHouse', 'detachedHouse'] },
    ],
    [{ disposalForm: ['ownership'] }, { disposalForms: ['ownership', 'ownershipApartment'] }],
    [{ concepts: ['premium'] }, { concepts: ['premium'] }],
    [{ projectStatus: ['vip'] }, { projectStatuses: ['vip'] }],
    [{ outdoorArea: ['patio'] }, { outdoorAreas: ['patio', 'porch'] }],
    [{ stageIds: ['s1'] }, { stageIds: ['s1'] }],
    [{ tags: ['skane-lan'] }, {}],
  ])('for %j are %j', (filters, asked) => {
    expect(expand(filters)).toEqual({ siteId: 1, statuses: ['forSale', 'reserved', 'preSelling'], ...asked })
  })

  test('have places by their looked-up ids', () => {
    expect(expand({}, sweden, ['t1'])).toMatchObject({ tagIds: ['t1'] })
  })
})

const facets: FacetDistribution = {
  residenceType: { townHouse: 1, semiDetachedHouse: 2, detachedHouse: 4, house: 8 },
  disposalForm: { ownership: 1, ownershipApartment: 2 },
  concepts: { premium: 5 },
  projectStatus: {},
  outdoorArea: { terrace: 7, roofTop: 3 },
  accessibility: { lift: 9 },
  sun: {},
  inhabitDate: {},
  viewing: {},
  type: {},
}

describe('The count of an option', () => {
  test.each([
    ['residenceType', 'townHouse', 7, 7],
    ['residenceType', 'house', 8, 12],
    ['residenceType', 'plot', 0, 0],
    ['disposalForm', 'ownership', 3, 3],
    ['disposalForm', 'ownershipApartment', 2, 2],
    ['disposalForm', 'tenancy', 0, 0],
    ['concepts', 'premium', 5, 5],
    ['concepts', 'original', 0, 0],
    ['projectStatus', 'vip', 0, 0],
    ['outdoorArea', 'terrace', 7, 7],
  ] as const)('for %s %s is %i, in Norway %i', (filter, option, count, norwegian) => {
    expect(countOfOption(facets, filter, option, sweden)).toBe(count)
    expect(countOfOption(facets, filter, option, norway)).toBe(norwegian)
  })
})

describe('The rent is of use', () => {
  const withRentals: FacetDistribution = { ...facets, disposalForm: { condominium: 9, tenancy: 2 } }
  const withoutRentals: FacetDistribution = { ...facets, disposalForm: { condominium: 9 } }
  test.each<[string, Partial<SearchFilters>, FacetDistribution | undefined, boolean, boolean]>([
    ['rentals are among the homes', {}, withRentals, true, true],
    ['none is let', {}, withoutRentals, false, false],
    ['the counts are unknown', {}, undefined, true, false],
    ['rentals are wanted', { disposalForm: ['tenancy', 'ownership'] }, withRentals, true, true],
    ['only other homes are wanted', { disposalForm: ['ownership'] }, withRentals, false, false],
    // The counts have no homes without a price then.
    ['the price has bounds', { maxPrice: 2_000_000 }, withoutRentals, true, false],
    ['the rent has bounds', { maxRent: 2_000, disposalForm: ['ownership'] }, withoutRentals, true, true],
  ])('if %s', (_, filters, counts, isInSweden, isInNorway) => {
    expect(canFindRentals({ ...untouched, ...filters }, counts, sweden)).toBe(isInSweden)
    expect(canFindRentals({ ...untouched, ...filters }, counts, norway)).toBe(isInNorway)
  })
})

test('uses for the access filter a word for each code', () => {
  expect(inhabitDateCodes.map((code) => [code, inhabitDateWords[code]])).toEqual([
    [0, 'Now'],
    [1, 'InSixMonths'],
    [2, 'InOneYear'],
    [3, 'InMoreThenOneYear'],
  ])
})
