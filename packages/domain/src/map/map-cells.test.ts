import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aHome } from '../testing/homes.ts'
import { cellsAcross, mapCellOf, mapCellsOf, mapZooms, onWorldMap, pinnedHomeOf } from './map-cells.ts'

const points = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lon: fc.double({ min: -180, max: 179.999, noNaN: true }),
})
const zooms = fc.integer(mapZooms)

describe('A map of the world', () => {
  it('has its centre where the equator crosses Greenwich, and its limits where the square ends', () => {
    expect(onWorldMap({ lat: 0, lon: 0 }).map((share) => share.toFixed(9))).toEqual([
      '0.500000000',
      '0.500000000',
    ])
    expect(onWorldMap({ lat: 90, lon: -180 }).map((share) => Math.abs(share).toFixed(4))).toEqual([
      '0.0000',
      '0.0000',
    ])
    expect(onWorldMap({ lat: -90, lon: 180 }).map((share) => share.toFixed(4))).toEqual(['1.0000', '1.0000'])
  })

  it('has four cells a side at the lowest zoom, and twice as many with each higher one', () => {
    expect([0, 1, 2].map(cellsAcross)).toEqual([4, 8, 16])
    // Göteborg, in its tile of zoom 9 on any web map.
    const { column, row } = mapCellOf({ lat: 57.7067, lon: 11.9384 }, 9)
    expect([Math.floor(column / 4), Math.floor(row / 4)]).toEqual([272, 154])
  })
})

describe('The cells of a box', () => {
  it('contain every point in it', () => {
    fc.assert(
      fc.property(points, points, points, zooms, (a, b, point, zoom) => {
        const box = [
          Math.min(a.lat, b.lat),
          Math.min(a.lon, b.lon),
          Math.max(a.lat, b.lat),
          Math.max(a.lon, b.lon),
        ] as const
        const cells = mapCellsOf(box, zoom)
        const isIn = point.lat >= box[0] && point.lon >= box[1] && point.lat <= box[2] && point.lon <= box[3]
        if (!cells || !isIn) return
        const { column, row } = mapCellOf(point, zoom)
        expect(column - cells.column).toBeGreaterThanOrEqual(0)
        expect(column - cells.column).toBeLessThan(cells.columns)
        expect(row - cells.row).toBeGreaterThanOrEqual(0)
        expect(row - cells.row).toBeLessThan(cells.rows)
      }),
    )
  })

  it('never exceed the maximum of one request', () => {
    const world = [-90, -180, 90, 180] as const
    expect(mapCellsOf(world, 4)).toEqual({ column: 0, row: 0, columns: 65, rows: 64 })
    expect(mapCellsOf(world, 18)).toBeUndefined()
    expect(mapCellsOf([57.7, 11.9, 57.8, 12], 18)).toBeUndefined()
    expect(mapCellsOf([57.7, 11.9, 57.703, 11.905], 18)).toBeDefined()
  })
})

describe('A pin', () => {
  it('contains only the facts of a home that a map shows', () => {
    const { id, name, path, status, disposalForm, price } = aHome()
    expect(pinnedHomeOf(aHome({ id, name, path }))).toEqual({ id, name, path, status, disposalForm, price })
  })
})
