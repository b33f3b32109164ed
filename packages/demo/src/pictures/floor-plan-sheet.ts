// The sheets of a floor plan: the full one, for reading, and the rooms alone, for lists.

import type { PlanRoom } from '../building/floor-plan-layout.ts'
import { wholeSheet } from '../building/plan-arrangement.ts'

export const paper = '#fbf9f4'

type Fills = Readonly<Record<PlanRoom['kind'], string>>

export const pale: Fills = {
  living: '#f8f3e8',
  kitchen: '#f8f3e8',
  hall: '#f5f0e6',
  bedroom: '#f9f6ee',
  bathroom: '#e9eeeb',
  toilet: '#e9eeeb',
  storage: '#f1eee6',
  walkInCloset: '#f1eee6',
  sauna: '#f0e3cf',
}

/** Floors of oak and of tile, for small pictures of a plan. */
const floors: Fills = {
  living: '#f2e2c6',
  kitchen: '#f2e2c6',
  hall: '#f5ead6',
  bedroom: '#f6ecd9',
  bathroom: '#d8e5e3',
  toilet: '#d8e5e3',
  storage: '#ece5d6',
  walkInCloset: '#ece5d6',
  sauna: '#e8cfa8',
}

/** Position of the drawing on its sheet: its maximum width and height, and its top. */
export type Sheet = {
  readonly wide: number
  readonly high: number
  readonly ground: string
  readonly fills: Fills
  /** The floor in a doorway. */
  readonly threshold: string
  readonly plan: { readonly wide: number; readonly high: number; readonly top: number }
  /** Thinnest and thickest outer wall. */
  readonly walls: readonly [number, number]
  /** Whether it shows room names, scale, floor and north. */
  readonly isRead: boolean
}

export const sheets = {
  /** For reading: all that the builder promises. */
  whole: {
    wide: wholeSheet.wide,
    high: 1200,
    ground: paper,
    fills: pale,
    threshold: '#f7f2e7',
    plan: { ...wholeSheet.plan, top: 90 },
    walls: [11, 20],
    isRead: true,
  },
  /**
   * For lists: only the rooms, whose names would be too small. Leaves room for a mark below them, and the rooms stay whole if the sides are
   * cut to 4:3.
   */
  rooms: {
    wide: 1500,
    high: 1000,
    ground: '#f8f4eb',
    fills: floors,
    threshold: floors.living,
    plan: { wide: 1210, high: 800, top: 55 },
    walls: [17, 24],
    isRead: false,
  },
} as const satisfies Readonly<Record<string, Sheet>>

/** A key of the sheets that a plan can be drawn on. */
export type PlanSheet = keyof typeof sheets
