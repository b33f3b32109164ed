// A part of the map to search in (specification 3 §3: geoSearch, whose shape it leaves open).
import type { GeoPoint } from '../homes/home.ts'

/** South, west, north and east, decimal degrees (WGS 84). It does not cross the 180th meridian. */
export type GeoBox = readonly [south: number, west: number, north: number, east: number]

/** The box that four numbers are; empty where they are none. */
export const geoBoxOf = ([south = 1, west = 1, north = 0, east = 0]: readonly number[]):
  | GeoBox
  | readonly [] => (south <= north && west <= east ? [south, west, north, east] : [])

/** Whether a point lies in a box, its edges included; without a box every point does. */
export const isWithinBox = (point: GeoPoint, box?: GeoBox): boolean =>
  !box || (point.lat >= box[0] && point.lon >= box[1] && point.lat <= box[2] && point.lon <= box[3])
