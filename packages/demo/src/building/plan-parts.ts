// Builds the rooms of a plan: boxes that fill a rectangle, and openings in the walls between them.
import type { PlanRoomKind } from '@husrum/domain'
import type { Box, Layout, Opening, PlanRoom } from './floor-plan-layout.ts'

/** A room before its area is shared out. */
export interface Part extends Box {
  readonly kind: PlanRoomKind
}

type Spot = readonly [x: number, y: number]

interface Edge {
  readonly from: Spot
  readonly to: Spot
  /** From the wall into the first room. */
  readonly into: Spot
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6

/** The wall that two rooms share; undefined if they touch at most in a corner. */
export const commonWall = (one: Box, other: Box): Edge | undefined => {
  const low = (a: 'x' | 'y'): number => Math.max(one[a], other[a])
  const high = (a: 'x' | 'y', long: 'wide' | 'high'): number =>
    Math.min(one[a] + one[long], other[a] + other[long])
  const [left, right, top, foot] = [low('x'), high('x', 'wide'), low('y'), high('y', 'high')]
  if (right - left > 1e-6) {
    if (isSame(one.y, other.y + other.high)) return { from: [left, one.y], to: [right, one.y], into: [0, 1] }
    if (isSame(one.y + one.high, other.y))
      return { from: [left, other.y], to: [right, other.y], into: [0, -1] }
  }
  if (foot - top > 1e-6) {
    if (isSame(one.x, other.x + other.wide)) return { from: [one.x, top], to: [one.x, foot], into: [1, 0] }
    if (isSame(one.x + one.wide, other.x)) return { from: [other.x, top], to: [other.x, foot], into: [-1, 0] }
  }
  return undefined
}

const part = ({ from, to, into }: Edge, kind: Opening['kind'], start: number, end: number): Opening => {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const at = (metres: number): Spot => [
    from[0] + ((to[0] - from[0]) * metres) / long,
    from[1] + ((to[1] - from[1]) * metres) / long,
  ]
  return { kind, from: at(start), to: at(end), into }
}

const lengthOf = ({ from, to }: Edge): number => Math.hypot(to[0] - from[0], to[1] - from[1])

const wallBetween = (one: Box, other: Box): Edge => {
  const wall = commonWall(one, other)
  if (wall === undefined) throw new Error('A door needs a wall that both rooms share')
  return wall
}

/** A door that swings into the first room, at the beginning or the end of the common wall. */
export const doorBetween = (one: Box, other: Box, end: 'first' | 'last' = 'first'): Opening => {
  const wall = wallBetween(one, other)
  const long = lengthOf(wall)
  const leaf = Math.min(0.85, long - 0.1)
  const gap = Math.min(0.1, (long - leaf) / 2)
  return end === 'first'
    ? part(wall, 'door', gap, gap + leaf)
    : part(wall, 'door', long - gap - leaf, long - gap)
}

/** A passage without a door. */
export const passageBetween = (one: Box, other: Box, margin = 0.12): Opening => {
  const wall = wallBetween(one, other)
  const long = lengthOf(wall)
  const side = Math.min(margin, long * 0.12)
  return part(wall, 'open', side, long - side)
}

/** An opening to the outside in the middle of a room's outer wall, with a maximum width in metres. */
export const outward = (
  kind: 'window' | 'glassDoor' | 'entrance',
  room: Box,
  wall: 'top' | 'bottom' | 'left' | 'right',
  wide: number,
): Opening => {
  const { x, y } = room
  const [right, foot] = [x + room.wide, y + room.high]
  const edges: Readonly<Record<typeof wall, Edge>> = {
    top: { from: [x, y], to: [right, y], into: [0, 1] },
    bottom: { from: [x, foot], to: [right, foot], into: [0, -1] },
    left: { from: [x, y], to: [x, foot], into: [1, 0] },
    right: { from: [right, y], to: [right, foot], into: [-1, 0] },
  }
  const long = lengthOf(edges[wall])
  const opening = Math.min(wide, long - 0.3)
  return part(edges[wall], kind, (long - opening) / 2, (long + opening) / 2)
}

/** Rooms side by side from left to right, with widths in proportion to their weights. */
export const rowOf = (
  kinds: readonly (readonly [kind: PlanRoomKind, weight: number])[],
  { x, y, wide, high }: Box,
): readonly Part[] => {
  const total = kinds.reduce((sum, [, weight]) => sum + weight, 0)
  let at = x
  return kinds.map(([kind, weight]) => {
    const room = { kind, x: at, y, wide: (wide * weight) / total, high }
    at += room.wide
    return room
  })
}

/** Widths between each room's minimum and maximum that add up to the total; the remainder goes to the first. */
export const widthsWithin = (
  bounds: readonly (readonly [least: number, max: number])[],
  whole: number,
): readonly number[] => {
  const least = bounds.reduce((sum, [low]) => sum + low, 0)
  const slack = bounds.reduce((sum, [low, high]) => sum + high - low, 0)
  if (whole <= least) return bounds.map(([low]) => (low * whole) / least)
  const share = Math.min(1, (whole - least) / slack)
  const widths = bounds.map(([low, high]) => low + (high - low) * share)
  const over = whole - least - slack * share
  return widths.map((width, index) => (index === 0 ? width + over : width))
}

/** Square metres with one decimal that add up to the home's area. */
export const withAreas = (levels: readonly (readonly Part[])[], area: number): readonly PlanRoom[][] => {
  const parts = levels.flat()
  const exact = parts.map(({ wide, high }) => wide * high * 10)
  const whole = exact.map((value) => Math.floor(value + 1e-9))
  let left = Math.round(area * 10) - whole.reduce((sum, value) => sum + value, 0)
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((one, other) => other.rest - one.rest)
  for (const { index } of order) {
    if (left <= 0) break
    whole[index] = (whole[index] ?? 0) + 1
    left -= 1
  }
  let at = 0
  return levels.map((level) =>
    level.map((room) => {
      const measured = { ...room, area: (whole[at] ?? 0) / 10 }
      at += 1
      return measured
    }),
  )
}

/** The plan mirrored. */
export const mirrored = (
  layout: Layout,
  { across, down }: { readonly across: boolean; readonly down: boolean },
): Layout => {
  const { wide, high } = layout
  const point = ([x, y]: Spot): Spot => [across ? wide - x : x, down ? high - y : y]
  const box = <Kind extends Box>(room: Kind): Kind => ({
    ...room,
    x: across ? wide - room.x - room.wide : room.x,
    y: down ? high - room.y - room.high : room.y,
  })
  return {
    ...layout,
    rooms: layout.rooms.map(box),
    ...(layout.stairs && { stairs: box(layout.stairs) }),
    openings: layout.openings.map(({ kind, from, to, into }) => ({
      kind,
      from: point(from),
      to: point(to),
      into: [across ? -into[0] : into[0], down ? -into[1] : into[1]],
    })),
  }
}
