// Arrangement of a home's levels on the sheet of its floor plan, which decides its scale.
import type { BuildingHome, HomeOutdoor } from './building.ts'
import type { Box, Layout } from './floor-plan-layout.ts'

/** The visible sheet: its width, and the largest size of the drawing. */
export const wholeSheet = { wide: 1200, plan: { wide: 980, high: 880 } } as const

/** `at` is the side of the plan's walls where it lies, or the roof. */
export type OutdoorBox = Box & {
  readonly space: HomeOutdoor['kind']
  readonly at: 'above' | 'below' | 'roof'
}

/** One level on the sheet, with the spaces outside its walls. A roof has no rooms. */
export interface Panel {
  readonly layout: Layout
  readonly outdoors: readonly OutdoorBox[]
  /** Extent of the drawing, from the plan's own corner. */
  readonly reach: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly foot: number
  }
}

const panelOf = (layout: Layout, outdoors: readonly OutdoorBox[]): Panel => {
  const all: readonly Box[] = [{ x: 0, y: 0, wide: layout.wide, high: layout.high }, ...outdoors]
  return {
    layout,
    outdoors,
    reach: {
      left: Math.min(...all.map(({ x }) => x)),
      top: Math.min(...all.map(({ y }) => y)),
      right: Math.max(...all.map(({ x, wide }) => x + wide)),
      foot: Math.max(...all.map(({ y, high }) => y + high)),
    },
  }
}

/** The home's levels, and its part of the roof if it has a terrace there. */
export const panelsOf = ({ levels, footprint, outdoors }: BuildingHome): readonly Panel[] => {
  const boxOf = ({ kind, floor }: HomeOutdoor): OutdoorBox => ({
    space: kind,
    at: kind === 'roofTop' ? 'roof' : floor.front >= footprint.back - 0.01 ? 'above' : 'below',
    x: floor.left - footprint.left,
    y: footprint.back - floor.back,
    wide: floor.right - floor.left,
    high: floor.back - floor.front,
  })
  const onRoof = outdoors.filter(({ kind }) => kind === 'roofTop')
  const roof: Layout = {
    wide: footprint.right - footprint.left,
    high: footprint.back - footprint.front,
    rooms: [],
    openings: [],
  }
  return [
    ...levels.map(({ layout, bottom }) =>
      panelOf(
        layout,
        outdoors
          .filter((space) => !onRoof.includes(space) && Math.abs(space.bottom - bottom) < 0.01)
          .map(boxOf),
      ),
    ),
    ...(levels.length > 0 && onRoof.length > 0 ? [panelOf(roof, onRoof.map(boxOf))] : []),
  ]
}

/** Metres between the levels of a house on one sheet. */
const betweenLevels = 1.2

interface Placed {
  readonly panel: Panel
  /** Metres from the drawing's corner to the plan's own. */
  readonly x: number
  readonly y: number
}

/** All levels side by side, or one below the other if that makes them larger. */
export const arrange = (panels: readonly Panel[], plan: { readonly wide: number; readonly high: number }) => {
  const ways = [true, false].map((isBeside) => {
    let x = 0
    let y = 0
    let wide = 0
    let high = 0
    const placed = panels.map((panel): Placed => {
      const { left, top, right, foot } = panel.reach
      const at = { panel, x: x - left, y: y - top }
      wide = Math.max(wide, x + right - left)
      high = Math.max(high, y + foot - top)
      if (isBeside) x += right - left + betweenLevels
      else y += foot - top + betweenLevels
      return at
    })
    return { placed, wide, high, scale: Math.min(plan.wide / wide, plan.high / high) }
  })
  const [beside, below] = ways
  return beside !== undefined && (below === undefined || beside.scale >= below.scale) ? beside : below
}

/** Metres per side of a home's drawing; undefined for a home without a drawing. */
export const drawnMetres = (home: BuildingHome): number | undefined => {
  const arranged = home.levels.length > 0 ? arrange(panelsOf(home), wholeSheet.plan) : undefined
  return arranged && wholeSheet.wide / arranged.scale
}
