// How far it is from one place to another.
import type { GeoPoint } from './home.ts'

const metresPerDegree = 111_195

/** Metres as the crow flies, exact enough for what is near: the country is taken as flat. */
export const metresBetween = (a: GeoPoint, b: GeoPoint): number => {
  const middle = ((a.lat + b.lat) / 2) * (Math.PI / 180)
  return Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos(middle)) * metresPerDegree
}
