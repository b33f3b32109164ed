// A block of flats: two rows of homes with stairs between them, on equal storeys, and a top storey with the remaining homes.
import type { Rectangle, Stairwell } from './building.ts'

/** What all homes above each other share. */
export interface FlatColumn {
  /** m² */
  readonly area: number
  readonly stair: number
}

export interface FlatShape {
  /** By the column's place in a storey. */
  readonly footprints: readonly (Rectangle & { readonly side: 'front' | 'back' })[]
  readonly stairs: readonly Omit<Stairwell, 'hasLift'>[]
  readonly outline: Rectangle
}

export const corridor = 1.6
const usualDepth = 7
const deepest = 7.6
const shallowest = 5.9
const narrowestStair = 3

const sum = (columns: readonly FlatColumn[]): number => columns.reduce((all, { area }) => all + area, 0)

/** Homes alternate between the front and the back. The shorter row has the stairs. */
export const shapeFlats = (columns: readonly FlatColumn[]): FlatShape => {
  const rows = [columns.filter((_, index) => index % 2 === 0), columns.filter((_, index) => index % 2 === 1)]
  const [front = [], back = []] = rows
  const stairs = new Set(columns.map(({ stair }) => stair)).size
  const stairSide = sum(front) < sum(back) ? 'front' : 'back'
  const [short, long] = stairSide === 'front' ? [front, back] : [back, front]
  const least = sum(short) / deepest + stairs * narrowestStair
  const length = Math.max(sum(long) / usualDepth, least)
  const longDepth = sum(long) / length
  const shortDepth = Math.max(shallowest, sum(short) / (length - stairs * narrowestStair))
  const stairWide = (length - sum(short) / shortDepth) / stairs
  const [frontDepth, backDepth] = stairSide === 'front' ? [shortDepth, longDepth] : [longDepth, shortDepth]
  const deep = frontDepth + corridor + backDepth
  const outline = { left: -length / 2, right: length / 2, front: -deep / 2, back: deep / 2 }
  const bands = {
    front: { front: outline.front, back: outline.front + frontDepth },
    back: { front: outline.back - backDepth, back: outline.back },
  } as const
  const wells: Omit<Stairwell, 'hasLift'>[] = []
  const at = { front: outline.left, back: outline.left }
  const footprints = columns.map(({ area, stair }, index) => {
    const side = index % 2 === 0 ? ('front' as const) : ('back' as const)
    const isFirstOfStair =
      columns.findIndex((each, other) => each.stair === stair && other % 2 === index % 2) === index
    const addStair = (): void => {
      const left = at[side]
      at[side] += stairWide
      wells.push({ number: stair, left, right: at[side], ...bands[side], entrance: side })
    }
    // Before the last stair's first home, so that a home and not a stair is at the end of the house.
    const isBefore = side === stairSide && isFirstOfStair && stair > 0
    if (isBefore) addStair()
    const left = at[side]
    at[side] += area / (bands[side].back - bands[side].front)
    const footprint = { left, right: at[side], ...bands[side], side }
    if (side === stairSide && isFirstOfStair && stair === 0) addStair()
    return footprint
  })
  return { footprints, stairs: wells, outline }
}
