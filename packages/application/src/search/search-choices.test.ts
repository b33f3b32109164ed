import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeInSearch, readPlaceInSearch, readSearchChoices, writeSearchChoices } from './search-choices.ts'

describe('what a visitor chose for their searches', () => {
  test.each([
    ['', 30, 'object'],
    ['searchresult-items=60; user-residence-type=stage', 60, 'stage'],
    ['jwtToken=x; searchresult-items=90;user-residence-type=area', 90, 'area'],
    ['searchresult-items=45; user-residence-type=Stage', 30, 'object'],
    ['searchresult-items=9999999999; user-residence-type=__proto__', 30, 'object'],
    ['my-searchresult-items=60; x-user-residence-type=area', 30, 'object'],
    [`searchresult-items=${'6'.repeat(10_240)}`, 30, 'object'],
    ['searchresult-items=%%%;;;=', 30, 'object'],
  ])('of the cookies %j is %i homes, and %s first', (sent, pageSize, kind) => {
    expect(readSearchChoices(sent)).toEqual({ pageSize, kind })
  })
})

test('what a page was made with goes before what was chosen since', () => {
  const sent = { pageSize: 60, kind: 'area' } as const
  expect(readSearchChoices(writeSearchChoices(sent))).toEqual(sent)
  const since = 'searchresult-items=90; user-residence-type=stage'
  expect(readSearchChoices(`${writeSearchChoices(sent)}; ${since}`)).toEqual(sent)
})

describe('how far down somebody was', () => {
  const address = '/sok-bostad/?maxPrice=4000000'
  const kept = (at: string, scrollY: number) => `a=b; scroll-position=${placeInSearch(at, scrollY)}`

  test('is known of the search that they were in, and of no other', () => {
    expect(readPlaceInSearch(kept(address, 1234.6), address)).toBe(1235)
    expect(readPlaceInSearch(kept(address, 1234), '/sok-bostad/')).toBeUndefined()
  })

  test.each([Number.NaN, -5, 1e12, Infinity])(
    'is a number of pixels, whatever was measured: %j',
    (scrollY) => {
      expect(readPlaceInSearch(kept(address, scrollY), address)).toBeGreaterThanOrEqual(0)
    },
  )

  test('is not believed of a cookie that nobody of ours wrote', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const place = readPlaceInSearch(`scroll-position=${value}`, address)
        return place === undefined || Number.isInteger(place)
      }),
    )
  })

  test('says nothing of what somebody searched for', () => {
    expect(placeInSearch('/sok-bostad/?place=Hemma+hos+mig', 10)).toMatch(/^[\da-z]{1,7}\.10$/)
  })
})
