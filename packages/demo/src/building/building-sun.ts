// Input of the sun and shadow calculation: the sky over each home, and the houses from above.
import type { GroundPoint, GroundVolume, SunOutlook } from '@husrum/domain'
import type { Building, BuildingHome, Rectangle } from './building.ts'
import { eyeOf, horizonOf } from './horizon.ts'

const radians = Math.PI / 180

const decimal = (metres: number): number => Math.round(metres * 10) / 10

/** Metres east and north of a point on the building's ground. */
const groundPoint = ({ azimuth }: Pick<Building, 'azimuth'>, x: number, z: number): GroundPoint => {
  // Away from the fronts, and to the right of a viewer in front of them.
  const [away, right] = [(azimuth + 180) * radians, (azimuth + 270) * radians]
  return [
    decimal(x * Math.sin(right) + z * Math.sin(away)),
    decimal(x * Math.cos(right) + z * Math.cos(away)),
  ]
}

const outlineOf = (building: Building, { left, right, front, back }: Rectangle): readonly GroundPoint[] => [
  groundPoint(building, left, front),
  groundPoint(building, right, front),
  groundPoint(building, right, back),
  groundPoint(building, left, back),
]

/** Metres of a slab between storeys. */
const slab = 0.3
/** Eye level of a seated person, from which the horizon is measured. */
const eyes = 1.2

/** The balcony above hides the sun when it is higher than its edge; the top storey, terraces and gardens have nothing above. */
const overhangOf = (building: Building, { outdoors: [best], storey }: BuildingHome): number | undefined => {
  if (best === undefined || building.type !== 'apartment') return undefined
  if (best.kind !== 'balcony' && best.kind !== 'frenchBalcony' && best.kind !== 'patio') return undefined
  if (storey >= building.storeys - 1) return undefined
  const above = building.storeyHeight - slab - eyes
  const out = Math.max(0.2, Math.min(best.depth, 2) / 2)
  return decimal(Math.atan2(above, out) / radians)
}

/** The sky that a home of a building sees: from its best outdoor space, or from its largest windows. */
export const sunOutlookOf = (building: Building, home: BuildingHome): SunOutlook => {
  const [best] = home.outdoors
  const facing = best ? best.azimuth : home.facades[0]?.azimuth
  const overhang = overhangOf(building, home)
  const eye = eyeOf(home)
  return {
    place: best?.kind ?? 'window',
    at: groundPoint(building, eye.x, eye.z),
    // Spaces on a roof have no wall behind them.
    ...(facing !== undefined && best?.kind !== 'roofTop' && { facing }),
    horizon: horizonOf(building, home),
    ...(overhang !== undefined && { overhang }),
  }
}

/** The building and its surroundings, from above. */
export const groundVolumesOf = (building: Building): readonly GroundVolume[] => [
  ...building.blocks.map((block) => ({
    outline: outlineOf(building, block),
    height: decimal(block.top + (block.roof === 'flat' ? block.rise : block.rise / 2)),
    isOwn: true,
  })),
  ...building.neighbours.map((neighbour) => ({
    outline: outlineOf(building, neighbour),
    height: decimal(neighbour.height),
    isOwn: false,
  })),
]
