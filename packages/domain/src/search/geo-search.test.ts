import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GeoArea } from './geo-search.ts'
import { geoBoxAround, geoSearchOf, isWithinBox, isWithinGeoSearch, maxGeoCorners } from './geo-search.ts'

const point = (lat: number, lon: number) => ({ lat, lon })

/** A square, and another inside it, drawn in one line. */
const square = [0, 0, 0, 10, 10, 10, 10, 0] as const
const bowTie: GeoArea = [0, 0, 10, 10, 0, 10, 10, 0]

describe('An area', () => {
  it.each([
    ['its centre', 5, 5, true],
    ['a point beside it', 5, 11, false],
    ['a point above it', 11, 5, false],
  ])('contains %s or not', (_, lat, lon, isWithin) => {
    expect(isWithinGeoSearch(point(lat, lon), square)).toBe(isWithin)
  })

  it('that crosses itself contains both its parts, and not the space between them', () => {
    const [right, left, above, below] = [point(5, 9), point(5, 1), point(9, 5), point(1, 5)]
    expect([right, left].map((each) => isWithinGeoSearch(each, bowTie))).toEqual([true, true])
    expect([above, below].map((each) => isWithinGeoSearch(each, bowTie))).toEqual([false, false])
  })

  it('that goes round twice is empty', () => {
    expect(isWithinGeoSearch(point(5, 5), [...square, ...square])).toBe(false)
  })

  it('never contains a point outside its box', () => {
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

describe('Coordinates', () => {
  it.each([
    ['that are missing', []],
    ['with two corners', [1, 1, 2, 2, 3]],
    ['with a latitude beyond the pole', [0, 0, 91, 0, 10, 10]],
    ['with NaN', [0, 0, Number.NaN, 0, 10, 10]],
    ['with infinity', [0, 0, Number.POSITIVE_INFINITY, 10]],
    ['with ten thousand corners', Array(20_000).fill(1)],
  ])('%s are no part of the map', (_, numbers) => {
    expect(geoSearchOf(numbers)).toEqual([])
  })

  it('are an area up to the maximum number of corners', () => {
    expect(geoSearchOf(Array(2 * maxGeoCorners).fill(1))).toHaveLength(2 * maxGeoCorners)
  })
})
