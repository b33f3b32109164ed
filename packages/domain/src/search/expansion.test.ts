import { describe, expect, it } from 'vitest'
import { moneyOf } from '../money/money.ts'
import { siteByKey } from '../sites/sites.ts'
import { aHome } from '../testing/index.ts'
import { expandChoice } from './choice-expansion.ts'
import { expandFilters, inhabitBefore, viewingWindow } from './expansion.ts'
import { matchesCriteria } from './matches.ts'
import type { SearchFilters } from './search-filters.ts'
import { defaultFilters } from './search-filters.ts'

const sweden = siteByKey('sweden')
const norway = siteByKey('norway')
const today = '2026-11-21'

const criteriaFor = (filters: Partial<SearchFilters>) =>
  expandFilters({ ...defaultFilters(sweden.ranges), ...filters }, { site: sweden, tagIds: [], today })

describe('The expansion of a choice', () => {
  it.each([
    ['terrace', 'roofTop'],
    ['patio', 'porch'],
  ] as const)('includes for a home with a %s those with a %s', (asked, also) => {
    const home = aHome({ outdoorSpaces: [{ type: also }] })
    expect(matchesCriteria(home, criteriaFor({ outdoorArea: [asked] }))).toBe(true)
    expect(matchesCriteria(home, criteriaFor({ outdoorArea: ['balcony'] }))).toBe(false)
  })

  it('includes ownership of an apartment in ownership, but not the other way round', () => {
    const apartment = aHome({ disposalForm: 'ownershipApartment' })
    const house = aHome({ disposalForm: 'ownership' })
    expect(matchesCriteria(apartment, criteriaFor({ disposalForm: ['ownership'] }))).toBe(true)
    expect(matchesCriteria(house, criteriaFor({ disposalForm: ['ownershipApartment'] }))).toBe(false)
  })

  it('includes semi-detached and detached houses in town house; house includes detached house in Norway only', () => {
    expect(expandChoice(['townHouse'], sweden)).toEqual(['townHouse', 'semiDetachedHouse', 'detachedHouse'])
    expect(expandChoice(['house'], norway)).toEqual(['house', 'detachedHouse'])
    expect(expandChoice(['house'], sweden)).toEqual(['house'])
  })

  it('drops bounds at the ends of the range', () => {
    const dear = aHome({ price: moneyOf(25_000_000), rooms: 9, area: 420 })
    expect(matchesCriteria(dear, criteriaFor({}))).toBe(true)
    expect(matchesCriteria(dear, criteriaFor({ minRooms: 5 }))).toBe(true)
    expect(matchesCriteria(dear, criteriaFor({ maxPrice: 9_900_000 }))).toBe(false)
  })

  it.each(['booked', 'sold', 'notAvailable', 'showingApartment', 'succession'] as const)(
    'excludes a home that is %s',
    (status) => {
      expect(matchesCriteria(aHome({ status }), criteriaFor({}))).toBe(false)
    },
  )

  it.each([
    [0, '2026-11-21'],
    [1, '2027-05-21'],
    [2, '2027-11-21'],
    [3, undefined],
  ] as const)('turns access code %i into ready by %s', (code, day) => {
    expect(inhabitBefore(code, today)).toBe(day)
  })

  it('includes viewings from today on, and not the day after the last', () => {
    expect(viewingWindow('inSevenDays', today)).toEqual({ from: '2026-11-21', before: '2026-11-28' })
    const onTheEighthDay = aHome({ showings: ['2026-11-28T17:00:00Z'] })
    const onTheSeventh = aHome({ showings: ['2026-11-27T17:00:00Z'] })
    const criteria = criteriaFor({ viewing: 'inSevenDays' })
    expect([onTheEighthDay, onTheSeventh].map((home) => matchesCriteria(home, criteria))).toEqual([
      false,
      true,
    ])
  })

  it.each([
    ['a part of the map around it', [57, 11, 58, 12], true],
    ['one whose corner it is', [57.7067, 11.9384, 58, 12], true],
    ['one to the north', [57.8, 11, 58, 12], false],
    ['one to the south', [57, 11, 57.7, 12], false],
    ['one to the west', [57, 11, 58, 11.9], false],
    ['one to the east', [57, 12, 58, 13], false],
    ['the whole map', [], true],
  ] as const)('compares a home with %s', (_, geoSearch, found) => {
    const home = aHome({ geo: { lat: 57.7067, lon: 11.9384 } })
    expect(matchesCriteria(home, criteriaFor({ geoSearch }))).toBe(found)
  })

  it('uses the price with the share of loans for Finnish homes', () => {
    const home = aHome({ price: moneyOf(120_000), totalPrice: moneyOf(320_000) })
    expect(matchesCriteria(home, { ...criteriaFor({}), maxPrice: 200_000 })).toBe(false)
  })
})
