// The distance between two places.
import type { GeoPoint } from './home.ts'

const metresPerDegree = 111_195

/** Straight-line metres, exact enough for short distances: uses a flat projection. */
export const metresBetween = (a: GeoPoint, b: GeoPoint): number => {
  const middle = ((a.lat + b.lat) / 2) * (Math.PI / 180)
  return Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos(middle)) * metresPerDegree
}
