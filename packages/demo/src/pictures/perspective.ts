// A two-point perspective camera: metres in, picture coordinates out; verticals stay vertical, as architects draw.

import type { Point } from './canvas.ts'

/** x to the right, y up, z away from the viewer, in metres. */
export type Space = readonly [number, number, number]

export type Camera = {
  readonly project: (point: Space) => Point
  /** Picture units per metre at this point. */
  readonly scaleAt: (point: Space) => number
  readonly horizon: number
  /** The point on the ground (unrotated world) of a picture point below the horizon. */
  readonly groundAt: (point: Point) => Space
  readonly depthOf: (point: Space) => number
}

type CameraSettings = {
  readonly turn: number
  readonly distance: number
  readonly eye: number
  readonly focal: number
  readonly centre: number
  readonly horizon: number
}

export const makeCamera = ({ turn, distance, eye, focal, centre, horizon }: CameraSettings): Camera => {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const across = ([x, , z]: Space): number => x * cos + z * sin
  const depthOf = ([x, , z]: Space): number => Math.max(0.5, z * cos - x * sin + distance)
  return {
    horizon,
    depthOf,
    scaleAt: (point) => focal / depthOf(point),
    project: (point) => {
      const scale = focal / depthOf(point)
      return [centre + across(point) * scale, horizon - (point[1] - eye) * scale]
    },
    groundAt: ([px, py]) => {
      const depth = (focal * eye) / Math.max(1, py - horizon)
      const wide = ((px - centre) * depth) / focal
      const deep = depth - distance
      return [wide * cos - deep * sin, 0, wide * sin + deep * cos]
    },
  }
}

type Frame = {
  readonly turn: number
  readonly distance: number
  readonly horizon: number
  /** Maximum width and height of the subject, in picture units. */
  readonly wide: number
  readonly tall: number
  readonly middle: number
  /** Position of the nearest foot of the subject. */
  readonly foot: number
}

/** The camera that makes these corners fill the frame. */
export const frameCorners = (corners: readonly Space[], frame: Frame): Camera => {
  const { turn, distance, horizon } = frame
  const flat = makeCamera({ turn, distance, eye: 0, focal: 1, centre: 0, horizon: 0 })
  const seen = corners.map((corner) => flat.project(corner))
  const left = Math.min(...seen.map(([x]) => x))
  const right = Math.max(...seen.map(([x]) => x))
  const top = Math.max(...seen.map(([, y]) => -y))
  const nearest = Math.min(...corners.map((corner) => flat.depthOf(corner)))
  const drop = frame.foot - horizon
  const focal = Math.min(frame.wide / (right - left), (frame.tall + drop) / top)
  return makeCamera({
    turn,
    distance,
    horizon,
    focal,
    eye: (drop * nearest) / focal,
    centre: frame.middle - ((left + right) / 2) * focal,
  })
}

/** Twice the signed area: its sign shows whether a face is turned to the viewer. */
export const facing = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)

/** The smallest convex outline round the points. */
export const hull = (points: readonly Point[]): readonly Point[] => {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1])
  const half = (list: readonly Point[]): Point[] => {
    const kept: Point[] = []
    for (const point of list) {
      for (;;) {
        const last = kept.at(-1)
        const before = kept.at(-2)
        if (last === undefined || before === undefined) break
        const turn =
          (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0])
        if (turn > 0) break
        kept.pop()
      }
      kept.push(point)
    }
    kept.pop()
    return kept
  }
  return [...half(sorted), ...half([...sorted].reverse())]
}
