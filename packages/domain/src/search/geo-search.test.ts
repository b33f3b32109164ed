import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GeoArea } from './geo-search.ts'
import { geoBoxAround, geoSearchOf, isWithinBox, isWithinGeoSearch, maxGeoCorners } from './geo-search.ts'

const point = (lat: number, lon: number) => ({ lat, lon })

/** A square, and one that lies within it, drawn in one line. */
const square = [0, 0, 0, 10, 10, 10, 10, 0] as const
const bowTie: GeoArea = [0, 0, 10, 10, 0, 10, 10, 0]

describe('an area', () => {
  it.each([
    ['its middle', 5, 5, true],
    ['what lies beside it', 5, 11, false],
    ['what lies above it', 11, 5, false],
  ])('has %s or has it not', (_, lat, lon, isWithin) => {
    expect(isWithinGeoSearch(point(lat, lon), square)).toBe(isWithin)
  })

  it('that crosses itself has both its parts, and not what lies between them', () => {
    const [right, left, above, below] = [point(5, 9), point(5, 1), point(9, 5), point(1, 5)]
    expect([right, left].map((each) => isWithinGeoSearch(each, bowTie))).toEqual([true, true])
    expect([above, below].map((each) => isWithinGeoSearch(each, bowTie))).toEqual([false, false])
  })

  it('that goes round twice has nothing', () => {
    expect(isWithinGeoSearch(point(5, 5), [...square, ...square])).toBe(false)
  })

  it('never has a point outside its box', () => {
    const degrees = fc.double({ min: -80, max: 80, noNaN: true })
    const corners = fc
      .array(degrees, { minLength: 3, maxLength: 10 })
      .map((lats) => lats.flatMap((lat, at) => [lat, (at * 37) % 80]))
    fc.assert(
      fc.property(corners, degrees, degrees, (numbers, lat, lon) => {
        const area = geoSearchOf(numbers) as GeoArea
        if (isWithinGeoSearch(point(lat, lon), area))
          expect(isWithinBox(point(lat, lon), geoBoxAround(area))).toBe(true)
      }),
    )
  })
})

describe('numbers', () => {
  it.each([
    ['none', []],
    ['two corners', [1, 1, 2, 2, 3]],
    ['a latitude beyond the pole', [0, 0, 91, 0, 10, 10]],
    ['what is no number', [0, 0, Number.NaN, 0, 10, 10]],
    ['without an end', [0, 0, Number.POSITIVE_INFINITY, 10]],
    ['of ten thousand corners', Array(20_000).fill(1)],
  ])('%s are no part of the map', (_, numbers) => {
    expect(geoSearchOf(numbers)).toEqual([])
  })

  it('are an area up to as many corners as are looked at', () => {
    expect(geoSearchOf(Array(2 * maxGeoCorners).fill(1))).toHaveLength(2 * maxGeoCorners)
  })
})
