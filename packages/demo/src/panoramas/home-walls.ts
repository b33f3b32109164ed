// Builds a plan in three dimensions: floors, ceilings, walls with their openings, frames and doors.
import type { Opening, PlanRoom } from '../building/floor-plan-layout.ts'
import type { RoomFinish } from './furnishings.ts'
import type { Corners, Material, Portal, SceneBox, Side } from './scene.ts'
import { paint } from './scene.ts'

export const ceilingHeight = 2.55
const doorHeight = 2.08
const innerWall = 0.1
const outerWall = 0.32

/** The input: a plan, or one level of it. */
export interface RaisedPlan {
  readonly wide: number
  readonly high: number
  readonly rooms: readonly PlanRoom[]
  readonly openings: readonly Opening[]
}

const white = paint('#f4f2ec')
const casing = paint('#efece4')
const leaf = paint('#f1eee7')
const entranceLeaf = paint('#4c5a52')
const brass = paint('#a58a5c')
const facade = paint('#b9a48a', 'brick')

/** A wall along x (`isFlat`) or along y, at a position on the other axis. */
interface Line {
  readonly isFlat: boolean
  readonly at: number
}

const close = (one: number, other: number): boolean => Math.abs(one - other) < 0.01

const along = ({ from, to }: Opening, isFlat: boolean): readonly [number, number] => {
  const [a, b] = isFlat ? [from[0], to[0]] : [from[1], to[1]]
  return [Math.min(a, b), Math.max(a, b)]
}

const isOn = ({ from, to }: Opening, { isFlat, at }: Line): boolean =>
  isFlat ? close(from[1], at) && close(to[1], at) : close(from[0], at) && close(to[0], at)

/** Height range of an opening above the floor, in metres. */
const heightsOf = ({ kind }: Opening, room: PlanRoom | undefined): readonly [number, number] => {
  if (kind === 'open') return [0, 2.4]
  if (kind === 'door' || kind === 'entrance') return [0, doorHeight]
  if (kind === 'glassDoor') return [0.04, 2.22]
  if (room?.kind === 'bathroom' || room?.kind === 'toilet') return [1.3, 2.15]
  return [room?.kind === 'kitchen' ? 1.04 : 0.62, 2.22]
}

export const roomAt = (rooms: readonly PlanRoom[], x: number, y: number): PlanRoom | undefined =>
  rooms.find((room) => x > room.x && x < room.x + room.wide && y > room.y && y < room.y + room.high)

/** The room on the inner side of a window or of the entrance, or on the side that a door opens to. */
export const roomInside = ({ rooms }: RaisedPlan, { from, to, into }: Opening): PlanRoom | undefined =>
  roomAt(rooms, (from[0] + to[0]) / 2 + into[0] * 0.3, (from[1] + to[1]) / 2 + into[1] * 0.3)

export const raiseWalls = (
  plan: RaisedPlan,
  finishOf: (room: PlanRoom) => RoomFinish,
): { readonly boxes: readonly SceneBox[]; readonly portals: readonly Portal[] } => {
  const { rooms, openings, wide, high } = plan
  const boxes: SceneBox[] = []
  const portals: Portal[] = []
  const add = (corners: Corners, material: Material, sides?: SceneBox['sides']): void => {
    if (corners[3] - corners[0] < 1e-3 || corners[4] - corners[1] < 1e-3 || corners[5] - corners[2] < 1e-3)
      return
    boxes.push({ corners, material, ...(sides && { sides }) })
  }
  /** A box on a line: along it, across it, and up. */
  const put = (
    { isFlat }: Line,
    [a0, a1]: readonly [number, number],
    [c0, c1]: readonly [number, number],
    [z0, z1]: readonly [number, number],
    material: Material,
    sides?: SceneBox['sides'],
  ): void => add(isFlat ? [a0, c0, z0, a1, c1, z1] : [c0, a0, z0, c1, a1, z1], material, sides)

  for (const room of rooms) {
    const { x, y, wide: w, high: h } = room
    const finish = finishOf(room)
    add([x, y, -0.2, x + w, y + h, 0], finish.floor)
    add([x, y, ceilingHeight, x + w, y + h, ceilingHeight + 0.2], white)
  }
  for (const [x0, x1] of [
    [-outerWall, 0],
    [wide, wide + outerWall],
  ] as const)
    for (const [y0, y1] of [
      [-outerWall, 0],
      [high, high + outerWall],
    ] as const)
      add([x0, y0, -0.2, x1, y1, ceilingHeight + 0.2], facade)

  const lines = new Map<string, Line & { readonly parts: (readonly [number, number])[] }>()
  const note = (isFlat: boolean, at: number, part: readonly [number, number]): void => {
    const key = `${isFlat} ${Math.round(at * 100)}`
    const line = lines.get(key) ?? { isFlat, at, parts: [] }
    line.parts.push(part)
    lines.set(key, line)
  }
  for (const { x, y, wide: w, high: h } of rooms) {
    note(true, y, [x, x + w])
    note(true, y + h, [x, x + w])
    note(false, x, [y, y + h])
    note(false, x + w, [y, y + h])
  }

  for (const line of lines.values()) {
    const { isFlat, at, parts } = line
    const ends = isFlat ? [0, high] : [0, wide]
    const isOuter = ends.some((end) => close(end, at))
    const isLow = close(at, 0)
    const across: readonly [number, number] = isOuter
      ? isLow
        ? [-outerWall, 0]
        : [at, at + outerWall]
      : [at - innerWall / 2, at + innerWall / 2]
    const low: Side = isFlat ? 2 : 0
    const up: Side = isFlat ? 3 : 1
    const sidesAt = (middle: number): SceneBox['sides'] => {
      const before = isFlat ? roomAt(rooms, middle, at - 0.2) : roomAt(rooms, at - 0.2, middle)
      const after = isFlat ? roomAt(rooms, middle, at + 0.2) : roomAt(rooms, at + 0.2, middle)
      return {
        [low]: before ? finishOf(before).wall : facade,
        [up]: after ? finishOf(after).wall : facade,
      }
    }
    const marks = [...new Set(parts.flat().map((value) => Math.round(value * 1000) / 1000))].sort(
      (a, b) => a - b,
    )
    const own = openings.filter((opening) => isOn(opening, line))
    for (let index = 0; index + 1 < marks.length; index += 1) {
      const start = marks[index] ?? 0
      const end = marks[index + 1] ?? 0
      const middle = (start + end) / 2
      if (end - start < 0.01 || !parts.some(([a, b]) => a < middle && b > middle)) continue
      const holes = own
        .map((opening) => {
          const [a, b] = along(opening, isFlat)
          return { opening, from: Math.max(a, start), to: Math.min(b, end) }
        })
        .filter(({ from, to }) => to - from > 0.02)
        .sort((a, b) => a.from - b.from)
      const sides = sidesAt(middle)
      const reach = innerWall / 2
      let place = start - reach
      for (const { opening, from, to } of holes) {
        put(line, [place, from], across, [0, ceilingHeight], white, sides)
        const [sill, head] = heightsOf(opening, roomInside(plan, opening))
        put(line, [from, to], across, [head, ceilingHeight], white, sides)
        if (sill > 0.01) put(line, [from, to], across, [0, sill], white, sides)
        place = to
      }
      put(line, [place, end + reach], across, [0, ceilingHeight], white, sides)
      // Skirting boards, in rooms that have them.
      let skirtFrom = start + reach
      for (const { from, to } of [
        ...holes.filter(({ opening }) => opening.kind !== 'window').map(({ from, to }) => ({ from, to })),
        { from: end - reach, to: end },
      ]) {
        for (const sign of [-1, 1] as const) {
          const room =
            sign < 0
              ? isFlat
                ? roomAt(rooms, middle, at - 0.2)
                : roomAt(rooms, at - 0.2, middle)
              : isFlat
                ? roomAt(rooms, middle, at + 0.2)
                : roomAt(rooms, at + 0.2, middle)
          if (!room || finishOf(room).isWet) continue
          const face = sign < 0 ? across[0] : across[1]
          const skirt: readonly [number, number] = sign < 0 ? [face - 0.014, face] : [face, face + 0.014]
          put(line, [skirtFrom, from - 0.06], skirt, [0, 0.08], casing)
        }
        skirtFrom = to + 0.06
      }
    }
    for (const opening of own) addOpening(opening)

    function addOpening(opening: Opening): void {
      const { kind, into } = opening
      const [a, b] = along(opening, isFlat)
      const room = roomInside(plan, opening)
      const [sill, head] = heightsOf(opening, room)
      const inward = isFlat ? into[1] : into[0]
      if (kind === 'open') return
      if (kind === 'door' || kind === 'entrance') {
        const deep: readonly [number, number] = [across[0] - 0.015, across[1] + 0.015]
        put(line, [a - 0.07, a], deep, [0, head + 0.07], casing)
        put(line, [b, b + 0.07], deep, [0, head + 0.07], casing)
        put(line, [a, b], deep, [head, head + 0.07], casing)
        if (kind === 'entrance') {
          put(
            line,
            [a, b],
            [at + inward * 0.005 - 0.03, at + inward * 0.005 + 0.03],
            [0.01, head],
            entranceLeaf,
          )
          put(
            line,
            [a + 0.08, a + 0.2],
            [at + inward * 0.07 - 0.02, at + inward * 0.07 + 0.02],
            [1, 1.03],
            brass,
          )
        } else {
          const reach = at + inward * (innerWall / 2 + 0.02)
          const tip = reach + inward * (b - a - 0.04)
          put(
            line,
            [a + 0.01, a + 0.05],
            [Math.min(reach, tip), Math.max(reach, tip)],
            [0.01, head - 0.01],
            leaf,
          )
        }
        return
      }
      const edge = isLow ? -0.2 : at + 0.12
      const deep: readonly [number, number] = [edge, edge + 0.08]
      const bar = (from: number, to: number, z0: number, z1: number): void =>
        put(line, [from, to], deep, [z0, z1], white)
      bar(a, a + 0.055, sill, head)
      bar(b - 0.055, b, sill, head)
      bar(a, b, sill, sill + 0.06)
      bar(a, b, head - 0.06, head)
      const lights = Math.max(1, Math.round((b - a) / 1.05))
      for (let each = 1; each < lights; each += 1) {
        const middle = a + ((b - a) * each) / lights
        bar(middle - 0.04, middle + 0.04, sill, head)
      }
      if (kind === 'window') {
        const board: readonly [number, number] = isLow ? [-0.12, 0.09] : [at - 0.09, at + 0.12]
        put(line, [a - 0.04, b + 0.04], board, [sill - 0.001, sill + 0.025], casing)
      }
      const plane = isLow ? -0.14 : at + 0.14
      portals.push({
        from: isFlat ? [a + 0.05, plane, sill + 0.05] : [plane, a + 0.05, sill + 0.05],
        to: isFlat ? [b - 0.05, plane, head - 0.05] : [plane, b - 0.05, head - 0.05],
        normal: isFlat ? [0, isLow ? 1 : -1, 0] : [isLow ? 1 : -1, 0, 0],
      })
    }
  }
  return { boxes, portals }
}
