import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Money } from '../money/money.ts'
import { moneyOf } from '../money/money.ts'
import { siteByKey } from '../sites/sites.ts'
import type { PicturePoint, SunFrame } from './explorer-data.ts'
import type { ExplorerFilters } from './explorer-filters.ts'
import {
  defaultExplorerFilters,
  explorerHomesRequest,
  explorerLimit,
  explorerRanges,
  matchesExplorer,
} from './explorer-filters.ts'
import { explorerViews, isInPolygon, middleOfAreas, objectAt } from './explorer-views.ts'
import { nearestSunFrame } from './sun-study.ts'

const sweden = siteByKey('sweden')
const finland = siteByKey('finland')
const untouched = defaultExplorerFilters(sweden)

describe('The filters of the explorer', () => {
  test('begin at one room, no price and no area, and end at the maximum of the site', () => {
    expect(untouched).toEqual({
      minRooms: 1,
      maxRooms: 5,
      minPrice: 0,
      maxPrice: 10_000_000,
      minArea: 0,
      maxArea: 200,
    })
    expect(defaultExplorerFilters(finland)).toEqual({
      minRooms: 1,
      maxRooms: 4,
      minPrice: 0,
      maxPrice: 1_000_000,
      minArea: 0,
      maxArea: 150,
    })
    expect(explorerRanges(siteByKey('norway'))).toEqual({
      rooms: { min: 1, max: 5, step: 1 },
      price: { min: 0, max: 10_000_000, step: 100_000 },
      rent: { min: 0, max: 30_000, step: 500 },
      area: { min: 0, max: 200, step: 5 },
    })
  })

  test.each<[Partial<ExplorerFilters>, { rooms?: number; price?: Money; area?: number }, boolean]>([
    [{}, {}, true],
    [{}, { rooms: 9, price: moneyOf(25_000_000), area: 400 }, true],
    [{ minRooms: 3 }, { rooms: 2 }, false],
    [{ minRooms: 3 }, { rooms: 3 }, true],
    [{ maxRooms: 3 }, { rooms: 3 }, true],
    [{ maxRooms: 3 }, { rooms: 4 }, false],
    [{ minPrice: 2_000_000 }, { price: moneyOf(1_999_999) }, false],
    [{ minPrice: 2_000_000 }, { price: moneyOf(2_000_000) }, true],
    [{ maxPrice: 2_000_000 }, { price: moneyOf(2_000_000) }, true],
    [{ maxPrice: 2_000_000 }, { price: moneyOf(2_000_001) }, false],
    [{ minArea: 50 }, { area: 49 }, false],
    [{ minArea: 50 }, { area: 50 }, true],
    [{ maxArea: 199 }, { area: 199 }, true],
    [{ maxArea: 199 }, { area: 200 }, false],
    [{ maxArea: 200 }, { area: 201 }, true],
  ])('%j finds %j: %s', (filters, facts, isFound) => {
    const apartment = { rooms: 3, price: moneyOf(3_895_000), area: 74, ...facts }
    expect(matchesExplorer(apartment, { ...untouched, ...filters }, sweden)).toBe(isFound)
  })

  test('match an apartment without a price as long as there is no price filter', () => {
    const apartment = { rooms: 3, area: 74 }
    expect(matchesExplorer(apartment, untouched, sweden)).toBe(true)
    expect(matchesExplorer(apartment, { ...untouched, minPrice: 1 }, sweden)).toBe(false)
    expect(matchesExplorer(apartment, { ...untouched, maxPrice: 9_999_999 }, sweden)).toBe(false)
  })

  test('match no fewer apartments when they are wider', () => {
    const bounds = fc.record({
      minRooms: fc.integer({ min: 1, max: 5 }),
      maxRooms: fc.integer({ min: 1, max: 5 }),
      minPrice: fc.integer({ min: 0, max: 10_000_000 }),
      maxPrice: fc.integer({ min: 0, max: 10_000_000 }),
      minArea: fc.integer({ min: 0, max: 200 }),
      maxArea: fc.integer({ min: 0, max: 200 }),
    })
    const apartments = fc.record(
      {
        rooms: fc.integer({ min: 1, max: 7 }),
        area: fc.integer({ min: 20, max: 250 }),
        price: fc.nat(12_000_000).map(moneyOf),
      },
      { requiredKeys: ['rooms', 'area'] },
    )
    fc.assert(
      fc.property(apartments, bounds, bounds, (apartment, filters, other) => {
        const wider = {
          minRooms: Math.min(filters.minRooms, other.minRooms),
          maxRooms: Math.max(filters.maxRooms, other.maxRooms),
          minPrice: Math.min(filters.minPrice, other.minPrice),
          maxPrice: Math.max(filters.maxPrice, other.maxPrice),
          minArea: Math.min(filters.minArea, other.minArea),
          maxArea: Math.max(filters.maxArea, other.maxArea),
        }
        const isLost =
          matchesExplorer(apartment, filters, sweden) && !matchesExplorer(apartment, wider, sweden)
        expect(isLost).toBe(false)
      }),
    )
  })

  test('request at most 200 homes of the stage, earliest access first', () => {
    expect(explorerLimit).toBe(200)
    expect(explorerHomesRequest('stage-1', siteByKey('sweden-english'))).toEqual({
      limit: 200,
      offset: 0,
      sort: 'inhabitDateTimeStamp:asc',
      filter: { siteId: 1, stageIds: ['stage-1'] },
    })
  })
})

describe('The views of a stage', () => {
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  const whole = {
    id: 'south',
    image: 'south.webp',
    clickAreas: [{ objectId: 'home-1', polygon: square }],
    interLinks: [{ to: 'north', x: 0.5, y: 1 }],
  }
  const other = { id: 'north', image: 'north.webp', clickAreas: [], interLinks: [] }

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'views'],
    ['an empty answer', {}],
    ['no views', { apts: [], views: [], settings: {} }],
    ['views that are not a list', { views: { south: whole } }],
    ['a view without an id', { views: [{ image: 'south.webp' }] }],
    ['a view with an empty id', { views: [{ id: '', image: 'south.webp' }] }],
    ['a view without a picture', { views: [{ id: 'south', image: '' }] }],
    ['a view that is null', { views: [null, 3] }],
  ])('are empty for %s', (_, data) => {
    expect(explorerViews(data)).toEqual({ kind: 'noViews' })
  })

  test('are shown unchanged, starting with the one that the editors chose', () => {
    const views = [whole, other]
    expect(explorerViews({ views, settings: { startViewId: 'north' } })).toEqual({
      kind: 'views',
      views,
      start: other,
    })
  })

  test.each([[undefined], [{}], [{ startViewId: 'east' }], ['north']])(
    'start with the first one if the settings are %j',
    (settings) => {
      expect(explorerViews({ views: [whole, other], settings })).toMatchObject({ start: { id: 'south' } })
    },
  )

  test.each([
    ['has no home', { polygon: square }],
    ['has an empty home', { objectId: '', polygon: square }],
    ['has two corners', { objectId: 'home-1', polygon: square.slice(0, 2) }],
    ['has no corners', { objectId: 'home-1' }],
    ['lies outside to the right', { objectId: 'home-1', polygon: [...square, [1.01, 0.5]] }],
    ['lies outside to the left', { objectId: 'home-1', polygon: [...square, [-0.01, 0.5]] }],
    ['has a corner that is not a number', { objectId: 'home-1', polygon: [...square, ['0', 0.5]] }],
    ['has a corner of one number', { objectId: 'home-1', polygon: [...square, [0.5]] }],
    ['has a corner of three numbers', { objectId: 'home-1', polygon: [...square, [0.5, 0.5, 0.5]] }],
    ['has a corner that is not a list', { objectId: 'home-1', polygon: [...square, null] }],
    ['lies on a line', { objectId: 'home-1', polygon: square.map(([x]) => [x, x]) }],
    ['is null', null],
  ])('omit a click area that %s', (_, area) => {
    const kept = { objectId: 'home-2', polygon: square.slice(0, 3) }
    expect(explorerViews({ views: [{ ...other, clickAreas: [area, kept] }] })).toMatchObject({
      start: { clickAreas: [kept] },
    })
  })

  test('omit homes that the stage does not have', () => {
    const known = (id: string) => id === 'home-2'
    expect(explorerViews({ views: [whole] }, known)).toMatchObject({ start: { clickAreas: [] } })
  })

  test.each([
    ['to an unknown view', { to: 'east', x: 0.5, y: 0.5 }],
    ['to the same view', { to: 'north', x: 0.5, y: 0.5 }],
    ['to nothing', { x: 0.5, y: 0.5 }],
    ['to an empty id', { to: '', x: 0.5, y: 0.5 }],
    ['from outside to the right', { to: 'south', x: 1.01, y: 0.5 }],
    ['from outside above', { to: 'south', x: 0.5, y: -0.01 }],
    ['at a position that is not a number', { to: 'south', x: Number.NaN, y: 0.5 }],
    ['that is null', null],
  ])('omit a link %s', (_, link) => {
    const kept = { to: 'south', x: 0, y: 1 }
    expect(explorerViews({ views: [{ ...other, interLinks: [link, kept] }, whole] })).toMatchObject({
      start: { interLinks: [kept] },
    })
  })

  test('are parsed from any value without an exception, and unchanged when parsed again', () => {
    const shapes = fc.record(
      {
        views: fc.oneof(
          fc.anything(),
          fc.array(
            fc.record(
              {
                id: fc.constantFrom('a', 'b', 3),
                image: fc.constantFrom('i', ''),
                clickAreas: fc.array(fc.anything(), { maxLength: 2 }),
                interLinks: fc.array(
                  fc.record({ to: fc.constantFrom('a', 'b'), x: fc.constantFrom(0, 2), y: fc.constant(1) }),
                  { maxLength: 2 },
                ),
              },
              { requiredKeys: [] },
            ),
            { maxLength: 3 },
          ),
        ),
        settings: fc.anything(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), shapes), (data) => {
        const read = explorerViews(data)
        if (read.kind === 'noViews') return
        expect(read.views).toContain(read.start)
        expect(explorerViews({ views: read.views, settings: { startViewId: read.start.id } })).toEqual(read)
      }),
    )
  })
})

test('the centre of a home in two pieces is between them', () => {
  const piece = (left: number): readonly PicturePoint[] => [
    [left, 0.2],
    [left + 0.25, 0.2],
    [left, 0.4],
  ]
  const [x, y] = middleOfAreas([{ polygon: piece(0) }, { polygon: piece(0.5) }])
  expect([x, y]).toEqual([0.375, expect.closeTo(0.3)])
})

describe('The hit test of a view', () => {
  const triangle: readonly PicturePoint[] = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
  ]
  /** Open to the right. */
  const horseshoe: readonly PicturePoint[] = [
    [0, 0],
    [1, 0],
    [1, 0.25],
    [0.25, 0.25],
    [0.25, 0.75],
    [1, 0.75],
    [1, 1],
    [0, 1],
  ]

  test.each<[string, PicturePoint, readonly PicturePoint[], boolean]>([
    ['the middle', [0.375, 0.375], triangle, true],
    ['a corner', [0.25, 0.25], triangle, true],
    ['another corner', [0.75, 0.25], triangle, true],
    ['the last corner', [0.25, 0.75], triangle, true],
    ['the upper edge', [0.5, 0.25], triangle, true],
    ['the left edge', [0.25, 0.5], triangle, true],
    ['the long edge', [0.5, 0.5], triangle, true],
    ['just beyond the long edge', [0.515625, 0.5], triangle, false],
    ['just within the long edge', [0.484375, 0.5], triangle, true],
    ['in line with the upper edge, to its left', [0.125, 0.25], triangle, false],
    ['in line with the upper edge, to its right', [0.875, 0.25], triangle, false],
    ['in line with the left edge, above it', [0.25, 0.125], triangle, false],
    ['in line with the left edge, below it', [0.25, 0.875], triangle, false],
    ['left of it', [0.125, 0.375], triangle, false],
    ['right of it', [0.875, 0.375], triangle, false],
    ['the bow of a horseshoe', [0.125, 0.5], horseshoe, true],
    ['an arm of a horseshoe', [0.625, 0.125], horseshoe, true],
    ['the mouth of a horseshoe', [0.625, 0.5], horseshoe, false],
    ['nothing', [0.5, 0.5], [], false],
    ['a point that is the one corner', [0.5, 0.5], [[0.5, 0.5]], true],
  ])('%s, %j', (_, point, polygon, isInside) => {
    expect(isInPolygon(point, polygon)).toBe(isInside)
    expect(isInPolygon(point, polygon.toReversed())).toBe(isInside)
  })

  // Sixty-fourths are exact in binary, so points on an edge are exactly on it.
  const share = fc.integer({ min: 0, max: 64 }).map((part) => part / 64)
  const points = fc.tuple(share, share)
  const polygons = fc.array(points, { minLength: 3, maxLength: 8 })

  test('does not depend on the first corner or the orientation of the polygon', () => {
    fc.assert(
      fc.property(points, polygons, fc.nat(7), (point, polygon, turn) => {
        const isInside = isInPolygon(point, polygon)
        const by = turn % polygon.length
        expect(isInPolygon(point, [...polygon.slice(by), ...polygon.slice(0, by)])).toBe(isInside)
        expect(isInPolygon(point, polygon.toReversed())).toBe(isInside)
      }),
    )
  })

  test('hits exactly the points between the sides of a rectangle', () => {
    fc.assert(
      fc.property(points, points, points, ([x, y], [ax, ay], [bx, by]) => {
        const rectangle: readonly PicturePoint[] = [
          [ax, ay],
          [bx, ay],
          [bx, by],
          [ax, by],
        ]
        const isBetween =
          x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by)
        expect(isInPolygon([x, y], rectangle)).toBe(isBetween)
      }),
    )
  })

  test('hits every corner and the middle of every edge', () => {
    fc.assert(
      fc.property(polygons, (polygon) => {
        for (const [place, [x, y]] of polygon.entries()) {
          const [nextX, nextY] = polygon[(place + 1) % polygon.length] ?? [x, y]
          expect(isInPolygon([x, y], polygon)).toBe(true)
          expect(isInPolygon([(x + nextX) / 2, (y + nextY) / 2], polygon)).toBe(true)
        }
      }),
    )
  })

  test('hits the top one of two overlapping apartments', () => {
    const view = {
      clickAreas: [
        { objectId: 'behind', polygon: horseshoe },
        { objectId: 'in-front', polygon: triangle },
      ],
    }
    expect(objectAt(view, [0.25, 0.25])).toBe('in-front')
    expect(objectAt(view, [0.125, 0.5])).toBe('behind')
    expect(objectAt(view, [0.875, 0.5])).toBeUndefined()
  })
})

describe('The sun study', () => {
  const frame = (month: number, hour: number): SunFrame => ({ month, hour, image: `${month}-${hour}` })
  const year = [frame(3, 9), frame(3, 15), frame(6, 9), frame(6, 15), frame(12, 9), frame(12, 15)]

  test.each([
    [3, 9, '3-9'],
    [3, 11, '3-9'],
    [3, 13, '3-15'],
    [3, 12, '3-9'],
    [4, 15, '3-15'],
    [5, 15, '6-15'],
    [1, 9, '12-9'],
    [9, 9, '6-9'],
    [10, 9, '12-9'],
    [6, 0, '6-9'],
    [6, 23, '6-15'],
  ])('in month %i at %i shows %s', (month, hour, image) => {
    expect(nearestSunFrame(year, { month, hour })?.image).toBe(image)
  })

  test('prefers the nearest month to the nearest hour, and has midnight next to 23', () => {
    expect(nearestSunFrame([frame(5, 12), frame(6, 0)], { month: 6, hour: 12 })?.image).toBe('6-0')
    expect(nearestSunFrame([frame(6, 3), frame(6, 23)], { month: 6, hour: 0 })?.image).toBe('6-23')
    expect(nearestSunFrame([frame(6, 22), frame(6, 1)], { month: 6, hour: 23 })?.image).toBe('6-22')
  })

  test('shows nothing without pictures', () => {
    expect(nearestSunFrame([], { month: 6, hour: 12 })).toBeUndefined()
  })

  test('shows the exact picture if there is one', () => {
    const months = fc.integer({ min: 1, max: 12 })
    const hours = fc.integer({ min: 0, max: 23 })
    const frames = fc.array(fc.tuple(months, hours), { maxLength: 6 })
    fc.assert(
      fc.property(frames, months, hours, (others, month, hour) => {
        const all = [...others.map((each) => frame(...each)), frame(month, hour)]
        expect(nearestSunFrame(all, { month, hour })?.image).toBe(`${month}-${hour}`)
      }),
    )
  })
})
