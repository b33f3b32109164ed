// Finds places for furniture along a room's walls: never in front of a door, in front of a window only if it is low.
import type { Opening, PlanRoom } from '../building/floor-plan-layout.ts'
import type { Corners, Material, SceneBox } from './scene.ts'

/** A wall of a room as seen from within. */
export const walls = ['top', 'right', 'bottom', 'left'] as const
export type Wall = (typeof walls)[number]

interface Rectangle {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** A place at a wall: `u` runs along it, `v` out from it, `z` up; all in metres. */
export interface Spot {
  readonly wall: Wall
  readonly width: number
  readonly put: (
    u: readonly [number, number],
    v: readonly [number, number],
    z: readonly [number, number],
    material: Material,
  ) => void
}

export interface RoomPlaces {
  readonly boxes: SceneBox[]
  readonly taken: Rectangle[]
  readonly add: (corners: Corners, material: Material) => void
  /** Undefined if there is no room. `height` decides whether it may be in front of a window. */
  readonly place: (wanted: {
    readonly width: number
    readonly depth: number
    readonly height: number
    readonly walls?: readonly Wall[]
    /** Preferred position along the wall as a share; the middle if absent. */
    readonly at?: number
    /** Metres in front of it to keep free of other objects. */
    readonly before?: number
  }) => Spot | undefined
  readonly openingsOn: (wall: Wall) => readonly Opening[]
}

const margin = 0.06
const sillHeight = 0.62

export const placesOf = (room: PlanRoom, openings: readonly Opening[]): RoomPlaces => {
  const { x, y, wide, high } = room
  const boxes: SceneBox[] = []
  const taken: Rectangle[] = []
  const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.02
  const lengthOf = (wall: Wall): number => (wall === 'top' || wall === 'bottom' ? wide : high)
  const openingsOn = (wall: Wall): readonly Opening[] =>
    openings.filter(({ from, to }) => {
      const isFlat = near(from[1], to[1])
      if (wall === 'top' || wall === 'bottom') {
        const edge = wall === 'top' ? y : y + high
        return (
          isFlat &&
          near(from[1], edge) &&
          Math.max(from[0], to[0]) > x + 0.02 &&
          Math.min(from[0], to[0]) < x + wide - 0.02
        )
      }
      const edge = wall === 'left' ? x : x + wide
      return (
        !isFlat &&
        near(from[0], edge) &&
        Math.max(from[1], to[1]) > y + 0.02 &&
        Math.min(from[1], to[1]) < y + high - 0.02
      )
    })
  /** Converts u along a wall and v away from it to plan coordinates. */
  const rectangle = (wall: Wall, [u0, u1]: readonly [number, number], [v0, v1]: readonly [number, number]) =>
    wall === 'top'
      ? { x0: x + u0, x1: x + u1, y0: y + v0, y1: y + v1 }
      : wall === 'bottom'
        ? { x0: x + u0, x1: x + u1, y0: y + high - v1, y1: y + high - v0 }
        : wall === 'left'
          ? { x0: x + v0, x1: x + v1, y0: y + u0, y1: y + u1 }
          : { x0: x + wide - v1, x1: x + wide - v0, y0: y + u0, y1: y + u1 }
  // A door needs a metre of free space.
  for (const wall of walls)
    for (const { kind, from, to } of openingsOn(wall)) {
      if (kind === 'window') continue
      const [a, b] = wall === 'top' || wall === 'bottom' ? [from[0] - x, to[0] - x] : [from[1] - y, to[1] - y]
      taken.push(rectangle(wall, [Math.min(a, b) - 0.05, Math.max(a, b) + 0.05], [0, 0.95]))
    }
  const isFree = (one: Rectangle): boolean =>
    taken.every(
      (other) =>
        one.x1 <= other.x0 + 1e-6 ||
        one.x0 >= other.x1 - 1e-6 ||
        one.y1 <= other.y0 + 1e-6 ||
        one.y0 >= other.y1 - 1e-6,
    )
  const add = (corners: Corners, material: Material): void => {
    boxes.push({ corners, material })
  }
  return {
    boxes,
    taken,
    add,
    openingsOn,
    place: ({ width, depth, height, walls: allowed = walls, at = 0.5, before = 0 }) => {
      for (const wall of allowed) {
        const length = lengthOf(wall)
        if (width > length - 2 * margin) continue
        const windows = openingsOn(wall)
          .filter(({ kind }) => kind === 'window' || kind === 'open' || kind === 'glassDoor')
          .map(({ kind, from, to }) => {
            const [a, b] =
              wall === 'top' || wall === 'bottom' ? [from[0] - x, to[0] - x] : [from[1] - y, to[1] - y]
            return { kind, a: Math.min(a, b), b: Math.max(a, b) }
          })
        const wanted = (length - width) * at
        const starts = Array.from(
          { length: 25 },
          (_, step) => margin + ((length - width - 2 * margin) * step) / 24,
        ).sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))
        for (const start of starts) {
          const end = start + width
          const isBeforeGlass = windows.some(
            ({ kind, a, b }) =>
              start < b + 0.04 && end > a - 0.04 && (kind !== 'window' || height > sillHeight),
          )
          if (isBeforeGlass || !isFree(rectangle(wall, [start, end], [margin, depth + before]))) continue
          taken.push(rectangle(wall, [start, end], [0, depth]))
          return {
            wall,
            width,
            put: ([u0, u1], [v0, v1], [z0, z1], material) => {
              const { x0, x1, y0, y1 } = rectangle(wall, [start + u0, start + u1], [v0 + margin, v1 + margin])
              add([x0, y0, z0, x1, y1, z1], material)
            },
          }
        }
      }
      return undefined
    },
  }
}
