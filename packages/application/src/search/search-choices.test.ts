import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeInSearch, readPlaceInSearch, readSearchChoices, writeSearchChoices } from './search-choices.ts'

describe('the search settings of a visitor', () => {
  test.each([
    ['', 30, 'object'],
    ['searchresult-items=60; user-residence-type=stage', 60, 'stage'],
    ['jwtToken=x; searchresult-items=90;user-residence-type=area', 90, 'area'],
    ['searchresult-items=45; user-residence-type=Stage', 30, 'object'],
    ['searchresult-items=9999999999; user-residence-type=__proto__', 30, 'object'],
    ['my-searchresult-items=60; x-user-residence-type=area', 30, 'object'],
    [`searchresult-items=${'6'.repeat(10_240)}`, 30, 'object'],
    ['searchresult-items=%%%;;;=', 30, 'object'],
  ])('of the cookies %j are %i homes a page and kind %s', (sent, pageSize, kind) => {
    expect(readSearchChoices(sent)).toEqual({ pageSize, kind })
  })
})

test('the settings that a page was rendered with take precedence over later ones', () => {
  const sent = { pageSize: 60, kind: 'area' } as const
  expect(readSearchChoices(writeSearchChoices(sent))).toEqual(sent)
  const since = 'searchresult-items=90; user-residence-type=stage'
  expect(readSearchChoices(`${writeSearchChoices(sent)}; ${since}`)).toEqual(sent)
})

describe('the scroll position in a search', () => {
  const address = '/sok-bostad/?maxPrice=4000000'
  const kept = (at: string, scrollY: number) => `a=b; scroll-position=${placeInSearch(at, scrollY)}`

  test('is returned only for the same search', () => {
    expect(readPlaceInSearch(kept(address, 1234.6), address)).toBe(1235)
    expect(readPlaceInSearch(kept(address, 1234), '/sok-bostad/')).toBeUndefined()
  })

  test.each([Number.NaN, -5, 1e12, Infinity])(
    'is a valid number of pixels for any measured value: %j',
    (scrollY) => {
      expect(readPlaceInSearch(kept(address, scrollY), address)).toBeGreaterThanOrEqual(0)
    },
  )

  test('is a whole number or undefined for any cookie', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const place = readPlaceInSearch(`scroll-position=${value}`, address)
        return place === undefined || Number.isInteger(place)
      }),
    )
  })

  test('does not reveal the search', () => {
    expect(placeInSearch('/sok-bostad/?place=Hemma+hos+mig', 10)).toMatch(/^[\da-z]{1,7}\.10$/)
  })
})
