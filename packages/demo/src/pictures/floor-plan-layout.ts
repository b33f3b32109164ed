// Divides a home into rooms: a living side open to the kitchen, a corridor, and rooms along both sides of it.

import type { PlanRoomKind } from '@husrum/domain'
import type { Random } from '../random.ts'
import { randomForText } from '../random.ts'

export type Box = { readonly x: number; readonly y: number; readonly wide: number; readonly high: number }

export type PlanRoom = Box & {
  readonly kind: PlanRoomKind
  /** Square metres as written on the plan, one decimal; together they make the home's area. */
  readonly area: number
}

/** An opening in a wall between two rooms, or to the outside. Runs along the wall from one end to the other. */
export type Opening = {
  readonly kind: 'door' | 'entrance' | 'window' | 'glassDoor' | 'open'
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  /** Unit vector of the side a door leaf swings to, or of the inside for windows. */
  readonly into: readonly [number, number]
}

export type Layout = {
  readonly wide: number
  readonly high: number
  readonly rooms: readonly PlanRoom[]
  readonly openings: readonly Opening[]
  /** The walls that outdoor space may be attached to, best first. */
  readonly outside: readonly ('top' | 'bottom')[]
}

type Draft = Box & { readonly kind: PlanRoomKind }

const shareAreas = (drafts: readonly Draft[], area: number): readonly PlanRoom[] => {
  const exact = drafts.map(({ wide, high }) => wide * high * 10)
  const total = Math.round(area * 10)
  const whole = exact.map(Math.floor)
  let left = total - whole.reduce((sum, value) => sum + value, 0)
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((one, other) => other.rest - one.rest)
  for (const { index } of order) {
    if (left <= 0) break
    whole[index] = (whole[index] ?? 0) + 1
    left -= 1
  }
  return drafts.map((draft, index) => ({ ...draft, area: (whole[index] ?? 0) / 10 }))
}

const row = (
  kinds: readonly PlanRoomKind[],
  weights: Readonly<Record<PlanRoomKind, number>>,
  x: number,
  y: number,
  wide: number,
  high: number,
): readonly Draft[] => {
  const total = kinds.reduce((sum, kind) => sum + weights[kind], 0)
  let at = x
  return kinds.map((kind) => {
    const share = (wide * weights[kind]) / total
    const draft = { kind, x: at, y, wide: share, high }
    at += share
    return draft
  })
}

const shuffle = <Item>(items: readonly Item[], chance: Random): readonly Item[] =>
  items
    .map((item) => ({ item, rank: chance.next() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)

/** Rooms and openings for a home of this many rooms (living room and bedrooms) and this floor area. */
export const layOutHome = (rooms: number, area: number, chance: Random): Layout => {
  const bedrooms = Math.max(0, Math.min(8, Math.round(rooms)) - 1)
  const stretch = bedrooms === 0 ? chance.between(1.05, 1.3) : chance.between(1.12, 1.3) + bedrooms * 0.06
  const wide = Math.sqrt(area * stretch)
  const high = area / wide
  const socialShare =
    bedrooms === 0 ? chance.between(0.62, 0.68) : Math.max(0.26, chance.between(0.5, 0.55) - bedrooms * 0.05)
  const social = wide * socialShare
  const living = high * chance.between(0.54, 0.62)
  const corridor = Math.min(high * 0.24, Math.max(1.25, Math.min(1.7, high * 0.17)))
  const rest = wide - social

  const extras: PlanRoomKind[] = ['bathroom']
  if (area >= 34) extras.push('storage')
  if (bedrooms >= 3 && area >= 85) extras.push('toilet')
  const upper = bedrooms === 0 ? 0 : Math.max(1, Math.ceil((bedrooms * (bedrooms > 3 ? 1.1 : 1)) / 2))
  const lower = bedrooms - upper
  const topKinds: readonly PlanRoomKind[] =
    bedrooms === 0
      ? extras.filter((kind) => kind !== 'bathroom')
      : Array.from({ length: upper }, (): PlanRoomKind => 'bedroom')
  const bottomKinds =
    bedrooms === 0
      ? ['bathroom' as const]
      : shuffle([...extras, ...Array.from({ length: lower }, (): PlanRoomKind => 'bedroom')], chance)
  const weights: Readonly<Record<PlanRoomKind, number>> = {
    living: 1,
    kitchen: 1,
    hall: 1,
    bedroom: chance.between(2.8, 3.2),
    bathroom: 1.9,
    toilet: 1,
    storage: 1,
  }

  const topHigh =
    topKinds.length === 0
      ? 0
      : bedrooms === 0
        ? (high - corridor) * 0.36
        : (high - corridor) * (lower > 0 ? 0.52 : 0.6)
  const hallHigh = topKinds.length === 0 ? high * 0.42 : corridor
  const bottomHigh = high - topHigh - hallHigh
  const drafts: readonly Draft[] = [
    { kind: 'living', x: 0, y: 0, wide: social, high: living },
    { kind: 'kitchen', x: 0, y: living, wide: social, high: high - living },
    ...row(topKinds, weights, social, 0, rest, topHigh),
    { kind: 'hall', x: social, y: topHigh, wide: rest, high: hallHigh },
    ...row(bottomKinds, weights, social, topHigh + hallHigh, rest, bottomHigh),
  ]
  const openings = openUp(drafts, wide, high, {
    social,
    living,
    hallTop: topHigh,
    hallFoot: topHigh + hallHigh,
  })
  const plain: Layout = { wide, high, rooms: shareAreas(drafts, area), openings, outside: ['top', 'bottom'] }
  return flip(plain, chance.chance(0.5), chance.chance(0.5))
}

type Marks = {
  readonly social: number
  readonly living: number
  readonly hallTop: number
  readonly hallFoot: number
}

const openUp = (
  drafts: readonly Draft[],
  wide: number,
  high: number,
  { social, living, hallTop, hallFoot }: Marks,
): readonly Opening[] => {
  const openings: Opening[] = []
  const doorWide = (space: number): number => Math.min(0.9, space * 0.6)
  openings.push({ kind: 'open', from: [0.35, living], to: [social - 0.35, living], into: [0, 1] })
  const gap = (hallFoot - hallTop) * 0.12
  openings.push({ kind: 'open', from: [social, hallTop + gap], to: [social, hallFoot - gap], into: [-1, 0] })
  const entrance = Math.min(1, (hallFoot - hallTop) * 0.75)
  const middle = (hallTop + hallFoot) / 2
  openings.push({
    kind: 'entrance',
    from: [wide, middle - entrance / 2],
    to: [wide, middle + entrance / 2],
    into: [-1, 0],
  })
  for (const { kind, x, y, wide: roomWide, high: roomHigh } of drafts) {
    const bed = kind === 'bedroom'
    if (kind === 'living' || kind === 'kitchen') {
      const top = kind === 'living'
      const edge = top ? 0 : high
      const into: readonly [number, number] = [0, top ? 1 : -1]
      const size = roomWide * 0.5
      openings.push({
        kind: top ? 'glassDoor' : 'window',
        from: [x + roomWide / 2 - size / 2, edge],
        to: [x + roomWide / 2 + size / 2, edge],
        into,
      })
      const tall = Math.min(1.8, roomHigh * 0.42)
      if (top)
        openings.push({
          kind: 'window',
          from: [0, y + roomHigh / 2 - tall / 2],
          to: [0, y + roomHigh / 2 + tall / 2],
          into: [1, 0],
        })
      continue
    }
    if (kind === 'hall') continue
    const above = y < hallTop
    const wall = above ? hallTop : hallFoot
    const size = doorWide(roomWide)
    const start = x + Math.min(roomWide - size - 0.05, Math.max(0.12, roomWide * 0.08))
    openings.push({ kind: 'door', from: [start, wall], to: [start + size, wall], into: [0, above ? -1 : 1] })
    if (bed || (kind === 'bathroom' && roomWide > 1.8)) {
      const light = bed ? Math.min(1.8, roomWide * 0.5) : 0.6
      const centre = x + roomWide / 2
      openings.push({
        kind: 'window',
        from: [centre - light / 2, above ? 0 : high],
        to: [centre + light / 2, above ? 0 : high],
        into: [0, above ? 1 : -1],
      })
    }
  }
  return openings
}

const flip = (layout: Layout, across: boolean, down: boolean): Layout => {
  const { wide, high } = layout
  const point = ([x, y]: readonly [number, number]): readonly [number, number] => [
    across ? wide - x : x,
    down ? high - y : y,
  ]
  const way = ([x, y]: readonly [number, number]): readonly [number, number] => [
    across ? -x : x,
    down ? -y : y,
  ]
  return {
    ...layout,
    rooms: layout.rooms.map((room) => ({
      ...room,
      x: across ? wide - room.x - room.wide : room.x,
      y: down ? high - room.y - room.high : room.y,
    })),
    openings: layout.openings.map(({ kind, from, to, into }) => ({
      kind,
      from: point(from),
      to: point(to),
      into: way(into),
    })),
    outside: down ? ['bottom', 'top'] : ['top', 'bottom'],
  }
}

/** What decides the rooms of a drawing. */
export interface DrawnHome {
  readonly seed: string
  readonly rooms: number
  readonly area: number
}

/** The same layout and the same chance from there on, each time for the same home. */
export const layoutOf = ({
  seed,
  rooms,
  area,
}: DrawnHome): { readonly layout: Layout; readonly chance: Random } => {
  const chance = randomForText(`${seed}|plan|${rooms}|${area}`)
  return { layout: layOutHome(rooms, area, chance), chance }
}
