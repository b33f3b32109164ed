// Position of a home's balcony, patio or terrace: on the wall with its door, in the given size.
import type { OutdoorSpace } from '@husrum/domain'
import type { HomeOutdoor, Rectangle, Side } from './building.ts'
import type { Layout } from './floor-plan-layout.ts'

export type OutdoorKind = HomeOutdoor['kind']

export const isOutdoors = (space: OutdoorSpace): space is OutdoorSpace & { readonly type: OutdoorKind } =>
  space.type !== 'sauna' && space.type !== 'walkInCloset'

/** Default depth of a space, in metres from the wall. */
const usualDepth: Readonly<Record<OutdoorKind, number>> = {
  balcony: 1.6,
  patio: 3,
  terrace: 2.6,
  porch: 1.8,
  frenchBalcony: 0.3,
  roofTop: 4,
}

/** A patio's share of a wall that it shares with a terrace. */
const forPatio = 0.58

const along = (low: number, high: number, wide: number, middle: number): readonly [number, number] => {
  const room = high - low
  if (wide >= room) return [low, high]
  const start = Math.min(high - wide, Math.max(low, middle - wide / 2))
  return [start, start + wide]
}

/** The middle of the door to the space, in metres from the plan's left. */
const wayOut = ({ openings, wide }: Layout, kind: 'glassDoor' | 'entrance'): number => {
  const door = openings.find((opening) => opening.kind === kind)
  return door === undefined ? wide / 2 : (door.from[0] + door.to[0]) / 2
}

export interface Placing {
  readonly footprint: Rectangle
  readonly side: 'front' | 'back'
  /** The level with the living room, and the one with the largest bedroom. */
  readonly lower: Layout
  readonly upper: Layout
  /** Metres above the ground of both, and of the roof. */
  readonly bottoms: readonly [lower: number, upper: number, roof: number]
}

export interface PlacedSpace {
  readonly kind: OutdoorKind
  readonly side: Side
  readonly bottom: number
  readonly depth: number
  readonly floor: Rectangle
}

export const placeOutdoors = (
  spaces: readonly OutdoorSpace[],
  { footprint, side, lower, upper, bottoms }: Placing,
): readonly PlacedSpace[] => {
  const { left, right, front, back } = footprint
  const outdoors = spaces.filter(isOutdoors)
  const patio = outdoors.find(({ type }) => type === 'patio')
  const terrace = patio && outdoors.find(({ type }) => type === 'terrace')
  return outdoors.map(({ type: kind, area }): PlacedSpace => {
    const isUpstairs = kind === 'balcony' && upper !== lower
    const usual = usualDepth[kind]
    const max = right - left - 0.2
    const wide = kind === 'frenchBalcony' ? 1.7 : Math.min(max, Math.max(2, (area ?? 6) / usual))
    const bottom = kind === 'roofTop' ? bottoms[2] : isUpstairs ? bottoms[1] : bottoms[0]
    const at = kind === 'porch' ? (side === 'front' ? 'back' : 'front') : side
    if (terrace !== undefined && (kind === 'patio' || kind === 'terrace')) {
      // Side by side; the door is in the middle, and leads to the patio.
      const end = left + 0.1 + max * forPatio
      const [from, to] = kind === 'patio' ? [left + 0.1, end] : [end, right - 0.1]
      return { kind, side: at, bottom, ...before(footprint, at, from, to, (area ?? 0) / (to - from)) }
    }
    const middle =
      left + (kind === 'porch' ? wayOut(lower, 'entrance') : wayOut(isUpstairs ? upper : lower, 'glassDoor'))
    const [from, to] = along(left + 0.1, right - 0.1, wide, middle)
    const depth = kind === 'frenchBalcony' ? usual : (area ?? 6) / (to - from)
    if (kind !== 'roofTop') return { kind, side: at, bottom, ...before(footprint, at, from, to, depth) }
    const deep = Math.min(back - front, (area ?? 20) / max)
    const floor = {
      left: left + 0.1,
      right: right - 0.1,
      front: side === 'front' ? front : back - deep,
      back: side === 'front' ? front + deep : back,
    }
    return { kind, side, bottom, depth: deep, floor }
  })
}

const before = (
  { front, back }: Rectangle,
  side: 'front' | 'back',
  left: number,
  right: number,
  depth: number,
): { readonly depth: number; readonly floor: Rectangle } => ({
  depth,
  floor:
    side === 'front'
      ? { left, right, front: front - depth, back: front }
      : { left, right, front: back, back: back + depth },
})
