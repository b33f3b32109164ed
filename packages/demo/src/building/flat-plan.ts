// The plan of an apartment: rooms along the outer wall, rooms that need no window towards the staircase.

import type { Random } from '../random.ts'
import type { Layout, Opening } from './floor-plan-layout.ts'
import type { Part } from './plan-parts.ts'
import { doorBetween, outward, passageBetween, rowOf, widthsWithin, withAreas } from './plan-parts.ts'

export interface FlatWishes {
  readonly wide: number
  readonly high: number
  readonly rooms: number
  /** m² */
  readonly area: number
  /** Whether the wall beside the living room, and the one at the other end, are outer walls. */
  readonly gables: { readonly left: boolean; readonly right: boolean }
  /** Whether the living room opens to an outdoor space. */
  readonly hasOutdoor: boolean
  readonly hasWalkInCloset: boolean
  readonly hasSauna: boolean
}

interface Drawn {
  readonly parts: readonly Part[]
  readonly openings: readonly Opening[]
}

const isBetween = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** The window wall is above, the living room on the left, the staircase below. */
export const flatPlan = (wishes: FlatWishes, chance: Random): Layout => {
  const { wide, high, rooms, area, gables, hasOutdoor } = wishes
  // Always laid out, so that a home's neighbours above have the same rooms.
  const spread = chance.between(-1, 1)
  const drawn =
    rooms <= 1 ? oneRoom(wishes, spread) : rooms === 2 ? twoRooms(wishes, spread) : moreRooms(wishes, spread)
  const living = roomOf(drawn.parts, 'living')
  const openings: Opening[] = [
    outward(hasOutdoor ? 'glassDoor' : 'window', living, 'top', Math.min(3, living.wide * 0.55)),
    ...drawn.openings,
  ]
  for (const room of drawn.parts) {
    if (room.kind === 'bedroom') openings.push(outward('window', room, 'top', Math.min(1.8, room.wide * 0.5)))
    const isTall = room.kind === 'living' || room.kind === 'kitchen' || room.kind === 'bedroom'
    if (gables.left && room.x < 0.01 && isTall)
      openings.push(outward('window', room, 'left', Math.min(1.8, room.high * 0.42)))
    if (gables.right && room.x + room.wide > wide - 0.01 && isTall)
      openings.push(outward('window', room, 'right', Math.min(1.4, room.high * 0.4)))
  }
  const [measured = []] = withAreas([drawn.parts], area)
  return { wide, high, rooms: measured, openings }
}

const roomOf = (parts: readonly Part[], kind: Part['kind']): Part => {
  const room = parts.find((each) => each.kind === kind)
  if (room === undefined) throw new Error(`The plan has no ${kind}`)
  return room
}

/** A room with its kitchen, and a hall and a bathroom behind it. */
const oneRoom = ({ wide, high, hasSauna }: FlatWishes, spread: number): Drawn => {
  const top = high * (0.55 + spread * 0.03)
  const foot = high - top
  const bathWide = isBetween(wide * 0.36, 1.45, 2.3)
  const hallWide = isBetween(wide * 0.28, 1.05, 1.7)
  const living: Part = { kind: 'living', x: 0, y: 0, wide, high: top }
  const kitchen: Part = { kind: 'kitchen', x: 0, y: top, wide: wide - bathWide - hallWide, high: foot }
  const hall: Part = { kind: 'hall', x: kitchen.wide, y: top, wide: hallWide, high: foot }
  const column = { x: kitchen.wide + hallWide, y: top, wide: bathWide, high: foot }
  const small = wide >= 4.6 || hasSauna ? Math.min(1.1, foot * 0.34) : 0
  const bath: Part = { kind: 'bathroom', ...column, y: top + small, high: foot - small }
  const beside: Part = { kind: hasSauna ? 'sauna' : 'storage', ...column, high: small }
  const openings = [
    passageBetween(living, kitchen, 0.3),
    passageBetween(living, hall),
    doorBetween(bath, hall),
    outward('entrance', hall, 'bottom', 1),
  ]
  if (small === 0) return { parts: [living, kitchen, hall, bath], openings }
  return {
    parts: [living, kitchen, hall, beside, bath],
    openings: [...openings, doorBetween(beside, hasSauna ? bath : hall)],
  }
}

/** A hall in the middle, which leads to all rooms. */
const twoRooms = ({ wide, high, area, hasSauna, hasWalkInCloset }: FlatWishes, spread: number): Drawn => {
  // A closet, a bathroom and a sauna above each other need more depth.
  const top = high * (hasSauna && hasWalkInCloset ? 0.5 : 0.56)
  const foot = high - top
  const livingWide = Math.max(3.1, wide * (0.55 + spread * 0.02))
  const kitchenWide = livingWide - isBetween(wide * 0.15, 0.95, 1.3)
  const columnLeft = livingWide + 1
  const living: Part = { kind: 'living', x: 0, y: 0, wide: livingWide, high: top }
  const bedroom: Part = { kind: 'bedroom', x: livingWide, y: 0, wide: wide - livingWide, high: top }
  const kitchen: Part = { kind: 'kitchen', x: 0, y: top, wide: kitchenWide, high: foot }
  const hall: Part = { kind: 'hall', x: kitchenWide, y: top, wide: columnLeft - kitchenWide, high: foot }
  const column = { x: columnLeft, wide: wide - columnLeft }
  const parts: Part[] = [living, bedroom, kitchen, hall]
  const openings: Opening[] = [
    passageBetween(living, kitchen, 0.3),
    passageBetween(living, hall),
    doorBetween(bedroom, hall, 'last'),
    outward('entrance', hall, 'bottom', 1),
  ]
  let at = top
  let left = foot
  if (hasWalkInCloset) {
    const closet: Part = {
      kind: 'walkInCloset',
      ...column,
      y: at,
      high: Math.min(1.05, foot * (hasSauna ? 0.3 : 0.33)),
    }
    parts.push(closet)
    openings.push(doorBetween(closet, bedroom, 'last'))
    at += closet.high
    left -= closet.high
  }
  const saunaBeside = hasSauna && column.wide >= 2.7
  const below = hasSauna && !saunaBeside ? 'sauna' : area >= 34 && !hasWalkInCloset ? 'storage' : undefined
  const belowHigh = below === undefined ? 0 : left * (below === 'sauna' ? 0.42 : 0.32)
  const bathWide = saunaBeside ? column.wide - 1.25 : column.wide
  const bath: Part = { kind: 'bathroom', x: column.x, y: at, wide: bathWide, high: left - belowHigh }
  parts.push(bath)
  openings.push(doorBetween(bath, hall))
  if (saunaBeside) {
    const sauna: Part = { ...bath, kind: 'sauna', x: bath.x + bathWide, wide: 1.25 }
    parts.push(sauna)
    openings.push(doorBetween(sauna, bath))
  }
  if (below !== undefined) {
    const room: Part = { kind: below, ...column, y: bath.y + bath.high, high: belowHigh }
    parts.push(room)
    openings.push(doorBetween(room, below === 'sauna' ? bath : hall))
  }
  return { parts, openings }
}

/** Bedrooms in a row beside the living room, a corridor behind them; from four rooms on the last has its own bathroom. */
const moreRooms = (
  { wide, high, rooms, area, hasSauna, hasWalkInCloset }: FlatWishes,
  spread: number,
): Drawn => {
  const bedrooms = rooms - 1
  const service = isBetween(high * 0.33, 2, 2.45)
  const corridorHigh = isBetween(high * 0.17, 1.1, 1.3)
  const top = high - service - corridorHigh
  const share = [0, 0, 0.41, 0.33, 0.29, 0.26][bedrooms] ?? 0.24
  const livingWide = Math.max(3.3, wide * (share + spread * 0.012))
  const kitchenWide = livingWide - Math.max(1, livingWide * 0.27)
  const hasSuite = bedrooms >= 3
  const living: Part = { kind: 'living', x: 0, y: 0, wide: livingWide, high: top }
  const kitchen: Part = { kind: 'kitchen', x: 0, y: top, wide: kitchenWide, high: high - top }
  const beds = rowOf(
    Array.from({ length: bedrooms }, (_, index) => ['bedroom', index === bedrooms - 1 ? 1.12 : 1] as const),
    { x: livingWide, y: 0, wide: wide - livingWide, high: top },
  )
  const last = beds.at(-1)
  if (last === undefined) throw new Error('A home of more than two rooms must have a bedroom')
  const corridorEnd = hasSuite || hasWalkInCloset ? last.x + 1 : wide
  const rowEnd = hasSuite ? corridorEnd : wide
  const corridor: Part = {
    kind: 'hall',
    x: kitchenWide,
    y: top,
    wide: corridorEnd - kitchenWide,
    high: corridorHigh,
  }
  const below = { y: top + corridorHigh, high: service }
  const whole = rowEnd - kitchenWide
  const wanted: readonly (readonly [Part['kind'], least: number, max: number])[] = [
    ['hall', 1.5, 2.4],
    ['storage', 1.1, 2.2],
    ...(bedrooms >= 3 && area >= 85 ? ([['toilet', 1, 1.4]] as const) : []),
    ...(whole > 11 ? ([['storage', 1.2, 2.4]] as const) : []),
    ...(hasSauna ? ([['sauna', 1.4, 1.9]] as const) : []),
    // At the end of the row it has to reach the corridor past the closet.
    ['bathroom', hasWalkInCloset && !hasSuite ? wide - corridorEnd + 0.95 : 2.1, 3.4],
  ]
  const widths = widthsWithin(
    wanted.map(([, least, max]) => [least, Math.max(least, max)] as const),
    whole,
  )
  let at = kitchenWide
  const row = wanted.map(([kind], index): Part => {
    const room = { kind, x: at, wide: widths[index] ?? 0, ...below }
    at += room.wide
    return room
  })
  const entry = roomOf(row, 'hall')
  const bath = roomOf(row, 'bathroom')
  const openings: Opening[] = [
    passageBetween(living, kitchen, 0.3),
    passageBetween(living, corridor),
    passageBetween(entry, corridor),
    outward('entrance', entry, 'bottom', 1),
    ...beds.map((room) => doorBetween(room, corridor)),
  ]
  for (const room of row) {
    if (room === entry) continue
    openings.push(doorBetween(room, room.kind === 'sauna' ? bath : corridor))
  }
  const parts: Part[] = [living, kitchen, ...beds, corridor, ...row]
  const column = { x: corridorEnd, wide: wide - corridorEnd }
  if (hasSuite) {
    const closetHigh = hasWalkInCloset ? 1.15 : 0
    const suite: Part = { kind: 'bathroom', ...column, y: top + closetHigh, high: high - top - closetHigh }
    parts.push(suite)
    if (hasWalkInCloset) {
      const closet: Part = { kind: 'walkInCloset', ...column, y: top, high: closetHigh }
      parts.push(closet)
      openings.push(doorBetween(closet, last, 'last'), doorBetween(suite, closet))
    } else openings.push(doorBetween(suite, last, 'last'))
  } else if (hasWalkInCloset) {
    const closet: Part = { kind: 'walkInCloset', ...column, y: top, high: corridorHigh }
    parts.push(closet)
    openings.push(doorBetween(closet, last, 'last'))
  }
  return { parts, openings }
}
