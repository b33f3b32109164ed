// Near homes first (SEARCH-11).
import type { GeoPoint } from '../homes/home.ts'

/**
 * Distance between places: a measure for ordering only, the same in every engine. One degree of longitude has its length at `from`, given
 * by {@link narrowingAt}.
 */
export const farness = ({ lat, lon }: GeoPoint, from: GeoPoint, narrowing: number): number =>
  (lat - from.lat) * (lat - from.lat) + (lon - from.lon) * narrowing * ((lon - from.lon) * narrowing)

/** Ratio of a degree of longitude at a place to one at the equator. */
export const narrowingAt = ({ lat }: GeoPoint): number => Math.cos((lat * Math.PI) / 180)
