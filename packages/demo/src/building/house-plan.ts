// The plan of a house on two levels: the living room to the garden and the hall to the street; bedrooms upstairs.

import type { Random } from '../random.ts'
import type { Box, Layout, Opening } from './floor-plan-layout.ts'
import type { Part } from './plan-parts.ts'
import { doorBetween, outward, passageBetween, rowOf, withAreas } from './plan-parts.ts'

export interface HouseWishes {
  readonly wide: number
  readonly high: number
  readonly rooms: number
  /** m² on both levels together. */
  readonly area: number
  readonly gables: { readonly left: boolean; readonly right: boolean }
  readonly hasWalkInCloset: boolean
  readonly hasSauna: boolean
  /** Whether the largest bedroom opens to an outdoor space too. */
  readonly hasBalcony: boolean
}

interface Drawn {
  readonly parts: readonly Part[]
  readonly openings: readonly Opening[]
  readonly stairs: Box
}

/** Deep enough for a stair that turns. */
const stairHigh = 0.9

/** The garden is above, the street below, the kitchen on the left. Lowest level first. */
export const housePlan = (wishes: HouseWishes, chance: Random): readonly Layout[] => {
  const { wide, high, area } = wishes
  const top = (high - upperHall(high)) * chance.between(0.53, 0.56)
  // Clear of the bedroom doors; the largest houses have three in a row.
  const stairs: Box = {
    x: wide * (upstairs(wishes) > 2 ? 0.49 : 0.38),
    y: top,
    wide: Math.min(2.4, Math.max(1.9, wide * 0.3)),
    high: stairHigh,
  }
  const levels = [groundLevel(wishes, top, stairs), upperLevel(wishes, top, stairs)]
  const measured = withAreas(
    levels.map(({ parts }) => parts),
    area,
  )
  return levels.map(({ openings, stairs: box }, level) => ({
    wide,
    high,
    rooms: measured[level] ?? [],
    openings,
    stairs: box,
  }))
}

/** Metres across the hall upstairs, with room to pass the stairs. */
const upperHall = (high: number): number => Math.max(stairHigh + 0.85, high * 0.2)

/** How many bedrooms face the garden. */
const upstairs = ({ rooms }: HouseWishes): number => (rooms <= 3 ? 1 : Math.ceil((rooms - 1) / 2))

const gableWindows = (parts: readonly Part[], { gables, wide }: HouseWishes): readonly Opening[] =>
  parts.flatMap((room) => {
    if (room.kind !== 'living' && room.kind !== 'bedroom' && room.kind !== 'kitchen') return []
    const size = Math.min(1.6, room.high * 0.42)
    return [
      ...(gables.left && room.x < 0.01 ? [outward('window', room, 'left', size)] : []),
      ...(gables.right && room.x + room.wide > wide - 0.01 ? [outward('window', room, 'right', size)] : []),
    ]
  })

const groundLevel = (wishes: HouseWishes, top: number, stairs: Box): Drawn => {
  const { wide, high, hasSauna } = wishes
  const foot = high - top
  const living: Part = { kind: 'living', x: 0, y: 0, wide, high: top }
  const kitchen: Part = { kind: 'kitchen', x: 0, y: top, wide: stairs.x, high: foot }
  const hall: Part = { kind: 'hall', x: stairs.x, y: top, wide: stairs.wide, high: foot }
  const column = { x: stairs.x + stairs.wide, wide: wide - stairs.x - stairs.wide }
  const storageHigh = foot * (hasSauna ? 0.24 : 0.36)
  const saunaHigh = hasSauna ? foot * 0.32 : 0
  const bathHigh = foot - storageHigh - saunaHigh
  const storage: Part = { kind: 'storage', ...column, y: top, high: storageHigh }
  const sauna: Part = { kind: 'sauna', ...column, y: top + storageHigh, high: saunaHigh }
  const bath: Part = { kind: 'bathroom', ...column, y: high - bathHigh, high: bathHigh }
  const parts = [living, kitchen, hall, storage, ...(hasSauna ? [sauna] : []), bath]
  return {
    parts,
    stairs,
    openings: [
      outward('glassDoor', living, 'top', Math.min(3.2, wide * 0.5)),
      outward('window', kitchen, 'bottom', Math.min(1.8, kitchen.wide * 0.6)),
      outward('window', bath, 'bottom', 0.6),
      outward('entrance', hall, 'bottom', 1),
      passageBetween(living, kitchen, 0.3),
      passageBetween(kitchen, { ...hall, y: top + stairHigh, high: foot - stairHigh }, 0.25),
      doorBetween(storage, hall, 'last'),
      doorBetween(bath, hall, 'last'),
      ...(hasSauna ? [doorBetween(sauna, bath)] : []),
      ...gableWindows(parts, wishes),
    ],
  }
}

const upperLevel = (wishes: HouseWishes, top: number, stairs: Box): Drawn => {
  const { wide, high, rooms, hasBalcony, hasWalkInCloset } = wishes
  const bedrooms = rooms - 1
  const hallHigh = upperHall(high)
  const below = { x: 0, y: top + hallHigh, wide, high: high - top - hallHigh }
  const upper = upstairs(wishes)
  const aside = hasWalkInCloset ? 'walkInCloset' : bedrooms <= 2 ? 'storage' : undefined
  const asideWide = upper > 2 ? 1.2 : 1.45
  const ahead = rowOf(
    Array.from({ length: upper }, (_, index) => ['bedroom', index === 0 && upper < 3 ? 1.15 : 1] as const),
    {
      x: aside === undefined ? 0 : asideWide,
      y: 0,
      wide: wide - (aside === undefined ? 0 : asideWide),
      high: top,
    },
  )
  const [first] = ahead
  if (first === undefined) throw new Error('A house must have a bedroom')
  const behind = rowOf(
    [
      ...Array.from({ length: bedrooms - upper }, () => ['bedroom', 1.25] as const),
      ['bathroom', bedrooms - upper > 1 ? 0.95 : 0.8],
    ],
    below,
  )
  const hall: Part = { kind: 'hall', x: 0, y: top, wide, high: hallHigh }
  const closet: readonly Part[] =
    aside === undefined ? [] : [{ kind: aside, x: 0, y: 0, wide: asideWide, high: top }]
  const parts = [...closet, ...ahead, hall, ...behind]
  return {
    parts,
    stairs,
    openings: [
      ...ahead.map((room) =>
        outward(
          hasBalcony && room === first ? 'glassDoor' : 'window',
          room,
          'top',
          Math.min(1.8, room.wide * 0.55),
        ),
      ),
      ...behind.map((room) =>
        outward('window', room, 'bottom', room.kind === 'bathroom' ? 0.6 : Math.min(1.6, room.wide * 0.5)),
      ),
      ...ahead.map((room, index) => doorBetween(room, hall, index === 0 ? 'first' : 'last')),
      ...behind.map((room) => doorBetween(room, hall)),
      ...closet.map((room) => doorBetween(room, aside === 'storage' ? hall : first)),
      ...gableWindows(parts, wishes),
    ],
  }
}
