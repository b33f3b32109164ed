// A building of the demo company, in metres: its pictures, plans, texts and hours of sun are derived from it.
import type { CompassDirection, GeoPoint, OutdoorArea, ResidenceType } from '@husrum/domain'
import type { Layout } from './floor-plan-layout.ts'
import type { Setting } from './setting.ts'

/**
 * Metres on the ground: x to the right and z away, for a viewer in front of the fronts. Seen from above,
 * with the fronts below, x runs to the right and z upwards.
 */
export interface Rectangle {
  readonly left: number
  readonly right: number
  /** The smaller z: the side that faces where the fronts face. */
  readonly front: number
  readonly back: number
}

/** Left and right as seen from before the front; a wall on the left looks to the left. */
export const sides = ['front', 'right', 'back', 'left'] as const
export type Side = (typeof sides)[number]

/** A part of the house that has walls, from `bottom` to `top` metres above the ground, without the roof. */
export interface Block extends Rectangle {
  readonly bottom: number
  readonly top: number
  readonly roof: 'flat' | 'ridgeAcross' | 'ridgeAway'
  /** Metres from the eaves to the ridge, or to the parapet of a flat roof. */
  readonly rise: number
}

/** An obstacle outside the stage that hides the sky. */
export interface Neighbour extends Rectangle {
  readonly kind: 'house' | 'trees'
  /** Metres. */
  readonly height: number
}

/** A staircase with a lift, or without, that leads to all storeys; its door is on the ground. */
export interface Stairwell extends Rectangle {
  /** 0 for the first; A, 1 or another name in the country's style. */
  readonly number: number
  readonly entrance: Side
  readonly hasLift: boolean
}

/** A home's part of an outer wall, in one storey. */
export interface HomeFacade {
  readonly side: Side
  /** Degrees clockwise from north of the wall's outward normal, 0 to 359. */
  readonly azimuth: number
  /** Metres along the wall from its left end as seen from outside, where the house (or the row) begins. */
  readonly from: number
  readonly to: number
  /** Metres above the ground. */
  readonly bottom: number
  readonly top: number
}

export interface HomeOutdoor {
  readonly kind: Exclude<OutdoorArea, 'sauna' | 'walkInCloset'>
  /** The wall that it adjoins; for a roof terrace, its side of the roof. */
  readonly side: Side
  readonly azimuth: number
  /** Metres along the wall, as {@link HomeFacade}. */
  readonly from: number
  readonly to: number
  /** Metres out from the wall. */
  readonly depth: number
  /** Metres above the ground. */
  readonly bottom: number
  /** The floor area, from above. */
  readonly floor: Rectangle
}

/** One level of a home: a drawing with the fronts below, as seen from above; x and y of the layout from `left` and `back`. */
export interface HomeLevel {
  /** Metres above the ground. */
  readonly bottom: number
  readonly layout: Layout
}

export interface BuildingHome {
  /** Place in the stage's order, from 0. */
  readonly number: number
  /** Storeys above the ground, of its lowest level. */
  readonly storey: number
  /** Which staircase or row of houses. */
  readonly group: number
  readonly footprint: Rectangle
  readonly rooms: number
  /** m²; equals the sum of the levels' rooms. */
  readonly area: number
  /** Where its living room and its outdoor space face. */
  readonly direction: CompassDirection
  readonly facades: readonly HomeFacade[]
  /** The best first; empty for a home without outdoor space. */
  readonly outdoors: readonly HomeOutdoor[]
  /** Lowest first; empty for a plot without a house design. */
  readonly levels: readonly HomeLevel[]
}

export interface Building {
  readonly type: ResidenceType
  readonly setting: Setting
  readonly geo: GeoPoint
  /** Degrees clockwise from north that the fronts face, a multiple of 45. */
  readonly azimuth: number
  readonly storeyHeight: number
  /** Storeys of the highest part. */
  readonly storeys: number
  readonly blocks: readonly Block[]
  readonly stairs: readonly Stairwell[]
  /** In the stage's order. */
  readonly homes: readonly BuildingHome[]
  readonly neighbours: readonly Neighbour[]
}

const turns: Readonly<Record<Side, number>> = { front: 0, left: 90, back: 180, right: 270 }

/** Degrees clockwise from north that a side faces. */
export const azimuthOf = ({ azimuth }: Pick<Building, 'azimuth'>, side: Side): number =>
  (azimuth + turns[side]) % 360
