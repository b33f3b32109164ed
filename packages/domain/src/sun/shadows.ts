// Shadows of houses on the ground, seen from above.
import { isInPolygon } from '../explorer/explorer-views.ts'
import type { GroundPoint } from '../homes/home-sun.ts'
import type { SunPosition } from './sun-position.ts'

/** A house, or a part of one, seen from above. */
export interface GroundVolume {
  /** Its corners in order; convex. */
  readonly outline: readonly GroundPoint[]
  /** Metres above the ground. */
  readonly height: number
  /** Whether it is the house in question, and not its surroundings. */
  readonly isOwn: boolean
}

/** Positive if `c` is to the left of the line from `a` to `b`. */
const side = (a: GroundPoint, b: GroundPoint, c: GroundPoint): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

const half = (points: readonly GroundPoint[]): GroundPoint[] => {
  const chain: GroundPoint[] = []
  for (const point of points) {
    for (let [a, b] = chain.slice(-2); a && b && side(a, b, point) <= 0; [a, b] = chain.slice(-2)) chain.pop()
    chain.push(point)
  }
  return chain.slice(0, -1)
}

/** The convex hull of points, counter-clockwise. */
const hull = (points: readonly GroundPoint[]): readonly GroundPoint[] => {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** Longer shadows leave every picture. */
const longest = 1_000

/** The ground that a house shades, including its own; empty at night. */
export const shadowOf = (
  { outline, height }: GroundVolume,
  { azimuth, altitude }: SunPosition,
): readonly GroundPoint[] => {
  if (altitude <= 0) return []
  const length = Math.min(height / Math.tan((altitude * Math.PI) / 180), longest)
  const away = (azimuth * Math.PI) / 180
  const fallen = outline.map(
    ([east, north]): GroundPoint => [east - length * Math.sin(away), north - length * Math.cos(away)],
  )
  return hull([...outline, ...fallen])
}

/** Degrees clockwise from north that a wall of a house faces, from one corner of its outline to the next. */
const outwards = (from: GroundPoint, to: GroundPoint, isCounterClockwise: boolean): number => {
  const [east, north] = [to[0] - from[0], to[1] - from[1]]
  const turn = isCounterClockwise ? 1 : -1
  return (Math.atan2(north * turn, -east * turn) * 180) / Math.PI
}

/** A wall seen from above, and whether the sun faces it (obstacles in between are ignored). */
export interface Wall {
  readonly from: GroundPoint
  readonly to: GroundPoint
  /** Outwards, degrees clockwise from north, 0 to 360. */
  readonly facing: number
  readonly isLit: boolean
}

/** The walls of a house under a sun. */
export const wallsOf = ({ outline }: GroundVolume, { azimuth, altitude }: SunPosition): readonly Wall[] => {
  const area = outline.reduce((sum, [east, north], at) => {
    const [nextEast = 0, nextNorth = 0] = outline[(at + 1) % outline.length] ?? []
    return sum + east * nextNorth - nextEast * north
  }, 0)
  return outline.flatMap((from, at) => {
    const to = outline[(at + 1) % outline.length]
    if (!to) return []
    const facing = (outwards(from, to, area > 0) + 360) % 360
    return [{ from, to, facing, isLit: altitude > 0 && Math.cos(((azimuth - facing) * Math.PI) / 180) > 0 }]
  })
}

/** Distance from a wall at which adjoining parts are tested, metres. */
const against = 0.3

/** The lit walls of a house, without those that an equally high part adjoins. */
export const litWallsOf = (
  house: GroundVolume,
  houses: readonly GroundVolume[],
  sun: SunPosition,
): readonly Wall[] =>
  wallsOf(house, sun).filter(({ from, to, facing, isLit }) => {
    const out = (facing * Math.PI) / 180
    const before: GroundPoint = [
      (from[0] + to[0]) / 2 + against * Math.sin(out),
      (from[1] + to[1]) / 2 + against * Math.cos(out),
    ]
    return (
      isLit &&
      !houses.some(
        (other) => other !== house && other.height >= house.height && isInPolygon(before, other.outline),
      )
    )
  })
