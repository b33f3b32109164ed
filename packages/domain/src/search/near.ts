// Near homes first (SEARCH-11).
import type { GeoPoint } from '../homes/home.ts'

/**
 * How far a place is from another: a measure that only orders, the same in every engine. One degree of longitude is
 * as long as it is at `from`, whose narrowing {@link narrowingAt} tells.
 */
export const farness = ({ lat, lon }: GeoPoint, from: GeoPoint, narrowing: number): number =>
  (lat - from.lat) * (lat - from.lat) + (lon - from.lon) * narrowing * ((lon - from.lon) * narrowing)

/** How much shorter than at the equator a degree of longitude is at a place. */
export const narrowingAt = ({ lat }: GeoPoint): number => Math.cos((lat * Math.PI) / 180)
