// What the sun and its shadows know of a building: the sky over each home, and the houses from above.
import type { GroundPoint, GroundVolume, SunOutlook } from '@husrum/domain'
import type { Building, BuildingHome, Rectangle } from './building.ts'
import { eyeOf, horizonOf } from './horizon.ts'

const radians = Math.PI / 180

const decimal = (metres: number): number => Math.round(metres * 10) / 10

/** Metres east and north of a point on the building's ground. */
const groundPoint = ({ azimuth }: Pick<Building, 'azimuth'>, x: number, z: number): GroundPoint => {
  // Away from the fronts, and to the right of who stands before them.
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
/** The height of the eyes of who sits: as the horizon is measured from. */
const eyes = 1.2

/** The balcony above hides the sun that stands higher than its edge; nothing is above the top storey, nor a terrace or a house's garden. */
const overhangOf = (building: Building, { outdoors: [best], storey }: BuildingHome): number | undefined => {
  if (best === undefined || building.type !== 'apartment') return undefined
  if (best.kind !== 'balcony' && best.kind !== 'frenchBalcony' && best.kind !== 'patio') return undefined
  if (storey >= building.storeys - 1) return undefined
  const above = building.storeyHeight - slab - eyes
  const out = Math.max(0.2, Math.min(best.depth, 2) / 2)
  return decimal(Math.atan2(above, out) / radians)
}

/** What a home of a building sees of the sky: from its best outdoor space, or from its largest windows. */
export const sunOutlookOf = (building: Building, home: BuildingHome): SunOutlook => {
  const [best] = home.outdoors
  const facing = best ? best.azimuth : home.facades[0]?.azimuth
  const overhang = overhangOf(building, home)
  const eye = eyeOf(home)
  return {
    place: best?.kind ?? 'window',
    at: groundPoint(building, eye.x, eye.z),
    // On a roof no wall stands behind.
    ...(facing !== undefined && best?.kind !== 'roofTop' && { facing }),
    horizon: horizonOf(building, home),
    ...(overhang !== undefined && { overhang }),
  }
}

/** The building and what stands round it, from above. */
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
