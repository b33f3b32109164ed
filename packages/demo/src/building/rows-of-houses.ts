// Houses in rows, each row behind the other, all with their gardens to the same side.
import type { ResidenceType } from '@husrum/domain'
import type { Rectangle } from './building.ts'

export type HouseType = Exclude<ResidenceType, 'apartment'>

interface Manner {
  readonly inRow: number
  /** Houses that share a wall. */
  readonly together: number
  /** Metres between houses that share no wall. */
  readonly gap: number
  /** Ratio of width to depth. */
  readonly ratio: number
}

const manners: Readonly<Record<HouseType, Manner>> = {
  townHouse: { inRow: 6, together: 6, gap: 0, ratio: 0.72 },
  semiDetachedHouse: { inRow: 6, together: 2, gap: 7, ratio: 0.85 },
  house: { inRow: 4, together: 1, gap: 4.5, ratio: 1 },
  detachedHouse: { inRow: 4, together: 1, gap: 10, ratio: 1.05 },
  plot: { inRow: 4, together: 1, gap: 10, ratio: 1.05 },
}

/** Metres from the walls of a row to those of the next. */
const betweenRows = 26

export interface PlacedHouse {
  readonly footprint: Rectangle
  readonly row: number
  /** Which of its sides are outer walls. */
  readonly gables: { readonly left: boolean; readonly right: boolean }
}

/** @param areas of the homes in their order, m² on two levels. */
export const placeHouses = (type: HouseType, areas: readonly number[]): readonly PlacedHouse[] => {
  const { inRow, together, gap, ratio } = manners[type]
  const deep = Math.sqrt(Math.max(...areas) / 2 / ratio)
  const rows = Math.ceil(areas.length / inRow)
  return areas.map((_, index) => {
    const row = Math.floor(index / inRow)
    const inThis = areas.slice(row * inRow, (row + 1) * inRow)
    const widths = inThis.map((area) => area / 2 / deep)
    const place = index - row * inRow
    const isNew = (house: number): boolean => house > 0 && house % together === 0
    const lead = (until: number): number =>
      widths.slice(0, until).reduce((sum, wide) => sum + wide, 0) +
      widths.slice(0, until + 1).filter((__, house) => isNew(house)).length * gap
    const long = lead(widths.length - 1) + (widths.at(-1) ?? 0)
    const left = lead(place) - long / 2
    const front = (row - (rows - 1) / 2) * (deep + betweenRows) - deep / 2
    return {
      row,
      footprint: { left, right: left + (widths[place] ?? 0), front, back: front + deep },
      gables: {
        left: place === 0 || isNew(place),
        right: place === inThis.length - 1 || isNew(place + 1),
      },
    }
  })
}
