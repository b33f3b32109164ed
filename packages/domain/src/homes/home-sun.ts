// What a home tells of the sun, and what it sees of the sky: `sun` reckons the one from the other.
import { outdoorSpaceTypes } from './enumerations.ts'

/** Metres east and north of a place. */
export type GroundPoint = readonly [east: number, north: number]

/** Where the sun is looked for: an outdoor space, or the largest window where a home has none. */
export const sunPlaces = [...outdoorSpaceTypes, 'window'] as const
/** One of {@link sunPlaces}. */
export type SunPlace = (typeof sunPlaces)[number]

/** What a place of a home sees of the sky. All in degrees. */
export interface SunOutlook {
  readonly place: SunPlace
  /** Where it is: metres east and north of the place of its stage. */
  readonly at?: GroundPoint
  /** Outwards from the wall, clockwise from north. Absent where no wall stands behind it, as on a roof. */
  readonly facing?: number
  /** How high above the horizontal houses hide the sky: 36 numbers, every ten degrees clockwise from north. */
  readonly horizon: readonly number[]
  /** Height, seen straight out from the wall, from which on a balcony or a roof above hides the sun. */
  readonly overhang?: number
}

/** Minutes after midnight by the country's clocks. */
export interface SunSpan {
  readonly from: number
  readonly to: number
}

/** The sun on the 21st of each month, January first. */
export type SunYear = readonly (readonly SunSpan[])[]

/** What a home's own page tells. */
export interface HomeSun {
  readonly outlook: SunOutlook
  /** Follows from the outlook and the place of its stage. */
  readonly year: SunYear
}
