// A level of a home as a plan shows it: rooms and the openings in their walls, in metres.

import type { PlanRoomKind } from '@husrum/domain'

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
  /** The stairs to the home's other level. */
  readonly stairs?: Box
}
