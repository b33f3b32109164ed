// The sun on a home, and its view of the sky: `sun` computes the one from the other.
import { outdoorSpaceTypes } from './enumerations.ts'

/** Metres east and north of a place. */
export type GroundPoint = readonly [east: number, north: number]

/** Where the sun is computed: an outdoor space, or the largest window of a home without one. */
export const sunPlaces = [...outdoorSpaceTypes, 'window'] as const
/** One of {@link sunPlaces}. */
export type SunPlace = (typeof sunPlaces)[number]

/** The sky as seen from a place of a home. All in degrees. */
export interface SunOutlook {
  readonly place: SunPlace
  /** Position: metres east and north of the place of its stage. */
  readonly at?: GroundPoint
  /** Outwards from the wall, clockwise from north. Absent if there is no wall behind it, as on a roof. */
  readonly facing?: number
  /** Elevation up to which houses hide the sky: 36 numbers, every ten degrees clockwise from north. */
  readonly horizon: readonly number[]
  /** Elevation, straight out from the wall, from which a balcony or a roof above hides the sun. */
  readonly overhang?: number
}

/** Minutes after midnight, local time. */
export interface SunSpan {
  readonly from: number
  readonly to: number
}

/** The sun on the 21st of each month, January first. */
export type SunYear = readonly (readonly SunSpan[])[]

/** Data of a home's own page. */
export interface HomeSun {
  readonly outlook: SunOutlook
  /** Computed from the outlook and the place of its stage. */
  readonly year: SunYear
}
