// What hides the sky from a home: the house that it is part of, and its neighbours.
import type { Building, BuildingHome, Rectangle } from './building.ts'

interface Eye {
  readonly x: number
  readonly z: number
  /** Metres above the ground. */
  readonly height: number
}

/** Distance along a ray from the eye to the rectangle; undefined if it misses it. */
const distanceTo = (
  { x, z }: Eye,
  [dx, dz]: readonly [number, number],
  { left, right, front, back }: Rectangle,
): number | undefined => {
  let near = 0
  let far = Number.POSITIVE_INFINITY
  for (const [start, step, low, high] of [
    [x, dx, left, right],
    [z, dz, front, back],
  ] as const) {
    if (Math.abs(step) < 1e-9) {
      if (start <= low || start >= high) return undefined
      continue
    }
    const one = (low - start) / step
    const other = (high - start) / step
    near = Math.max(near, Math.min(one, other))
    far = Math.min(far, Math.max(one, other))
  }
  return near < far ? near : undefined
}

const standing = 1.2
const nearestWall = 0.05

/** The viewpoint: the middle of the outdoor space, or in front of the middle of the main wall. */
export const eyeOf = ({ outdoors: [best], facades: [main], footprint }: BuildingHome): Eye => {
  if (best !== undefined) {
    const { left, right, front, back } = best.floor
    return { x: (left + right) / 2, z: (front + back) / 2, height: best.bottom + standing }
  }
  const { left, right, front, back } = footprint
  const height = (main?.bottom ?? 0) + standing
  if (main?.side === 'left' || main?.side === 'right')
    return { x: main.side === 'left' ? left - 0.1 : right + 0.1, z: (front + back) / 2, height }
  return { x: (left + right) / 2, z: main?.side === 'back' ? back + 0.1 : front - 0.1, height }
}

/**
 * How many degrees above the horizontal are hidden in 36 directions, every 10° clockwise from north, as seen from the
 * middle of the home's best outdoor space, or from its largest windows. 0 to 90.
 *
 * @example
 * const [north, , , , , , , , , east] = horizonOf(building, home)
 */
export const horizonOf = (building: Building, home: BuildingHome): readonly number[] => {
  const eye = eyeOf(home)
  const things = [
    ...building.blocks.map((block) => ({
      ...block,
      height: block.top + (block.roof === 'flat' ? block.rise : block.rise / 2),
    })),
    ...building.neighbours,
  ]
  return Array.from({ length: 36 }, (_, index) => {
    // A bearing, turned so that 0 is straight out from the fronts, towards smaller z.
    const turn = ((index * 10 - building.azimuth) * Math.PI) / 180
    const way = [-Math.sin(turn), -Math.cos(turn)] as const
    let hidden = 0
    for (const thing of things) {
      const distance = distanceTo(eye, way, thing)
      if (distance === undefined || thing.height <= eye.height) continue
      const degrees = (Math.atan2(thing.height - eye.height, Math.max(nearestWall, distance)) * 180) / Math.PI
      hidden = Math.max(hidden, degrees)
    }
    return Math.round(hidden * 10) / 10
  })
}
