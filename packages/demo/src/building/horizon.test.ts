import { describe, expect, it } from 'vitest'
import type { Building, BuildingHome } from './building.ts'
import { horizonOf } from './horizon.ts'

const home: BuildingHome = {
  number: 0,
  storey: 1,
  group: 0,
  footprint: { left: -5, right: 5, front: -6, back: 6 },
  rooms: 2,
  area: 60,
  direction: 'south',
  facades: [{ side: 'front', azimuth: 180, from: 0, to: 10, bottom: 3, top: 6 }],
  outdoors: [
    {
      kind: 'balcony',
      side: 'front',
      azimuth: 180,
      from: 3,
      to: 7,
      depth: 2,
      bottom: 3,
      floor: { left: -2, right: 2, front: -8, back: -6 },
    },
  ],
  levels: [],
}

/** Its front looks south. */
const building: Building = {
  type: 'apartment',
  setting: 'city',
  geo: { lat: 59, lon: 18 },
  azimuth: 180,
  storeyHeight: 3,
  storeys: 4,
  blocks: [{ left: -10, right: 10, front: -6, back: 6, bottom: 0, top: 12, roof: 'flat', rise: 0 }],
  stairs: [],
  homes: [home],
  neighbours: [],
}

const at = (horizon: readonly number[], bearing: number): number => horizon[bearing / 10] ?? Number.NaN

describe('The horizon of a balcony', () => {
  it('is the house behind it, and open in front', () => {
    const horizon = horizonOf(building, home)
    expect(horizon).toHaveLength(36)
    for (const bearing of [100, 140, 180, 220, 260]) expect(at(horizon, bearing)).toBe(0)
    // The roof is 7.8 m above the eyes, and the wall 1 m behind.
    expect(at(horizon, 0)).toBeCloseTo((Math.atan2(7.8, 1) * 180) / Math.PI, 1)
    for (const bearing of [320, 340, 20, 40]) expect(at(horizon, bearing)).toBeGreaterThan(75)
  })

  it('is the house across the street, up to the height of its roof above the eyes', () => {
    // 20 m away, to the left when looking out of the house: the east.
    const neighbours = [{ kind: 'house', left: 5, right: 40, front: -40, back: -27, height: 24.2 }] as const
    const horizon = horizonOf({ ...building, neighbours }, home)
    expect(at(horizon, 180)).toBe(0)
    expect(at(horizon, 130)).toBeGreaterThan(0)
    expect(at(horizon, 230)).toBe(0)
  })

  it('turns with the house', () => {
    const neighbours = [{ kind: 'trees', left: -4, right: 4, front: -40, back: -27, height: 24.2 }] as const
    for (const azimuth of [0, 45, 90, 270]) {
      const horizon = horizonOf({ ...building, azimuth, neighbours }, home)
      const before = Math.round(azimuth / 10) % 36
      expect(Math.max(...horizon.slice(before, before + 1))).toBeCloseTo(
        (Math.atan2(20, 20 / Math.cos(((before * 10 - azimuth) * Math.PI) / 180)) * 180) / Math.PI,
        1,
      )
    }
  })

  it('is lower for a home on a higher storey', () => {
    const neighbours = [{ kind: 'house', left: -40, right: 40, front: -40, back: -27, height: 18 }] as const
    const higher = { ...home, outdoors: home.outdoors.map((space) => ({ ...space, bottom: 9 })) }
    const low = horizonOf({ ...building, neighbours }, home)
    const high = horizonOf({ ...building, neighbours }, higher)
    expect(at(high, 180)).toBeLessThan(at(low, 180))
    expect(at(high, 180)).toBeGreaterThan(0)
  })

  it('is measured from the windows of a home without outdoor space', () => {
    const horizon = horizonOf(building, { ...home, outdoors: [] })
    expect(at(horizon, 180)).toBe(0)
    expect(at(horizon, 0)).toBeGreaterThan(88)
  })
})
