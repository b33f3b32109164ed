// A part of the map to search in: a box, or an area with corners (SEARCH-14).
import type { GeoPoint } from '../homes/home.ts'

/** South, west, north and east, decimal degrees (WGS 84). It does not cross the 180th meridian. */
export type GeoBox = readonly [south: number, west: number, north: number, east: number]

/**
 * An area drawn on the map: the latitude and longitude of each corner in turn, from three corners to {@link maxGeoCorners}, decimal
 * degrees. The last corner is joined to the first. If an area crosses itself, parts that are covered twice are outside.
 */
export type GeoArea = readonly [
  lat: number,
  lon: number,
  lat: number,
  lon: number,
  lat: number,
  lon: number,
  ...more: number[],
]

/** Four numbers are a box, six and more an area. */
export type GeoSearch = GeoBox | GeoArea

/** Maximum number of an area's corners: each is tested for every home in its box. */
export const maxGeoCorners = 60

/** Whether a part of the map is a box. */
export const isGeoBox = (part: GeoSearch): part is GeoBox => part.length === 4

const isOnEarth = (numbers: readonly number[]): boolean =>
  numbers.every((degrees, at) => Math.abs(degrees) <= (at % 2 === 0 ? 90 : 180))

/**
 * The part of the map of some numbers; empty if they are invalid: not a number, not on Earth, reversed, cut in two by the 180th meridian,
 * or with too few or too many corners.
 */
export const geoSearchOf = (numbers: readonly number[]): GeoSearch | readonly [] => {
  const [south = 0, west = 0, north = 0, east = 0] = numbers
  if (!isOnEarth(numbers) || numbers.length % 2 !== 0 || numbers.length > 2 * maxGeoCorners) return []
  if (numbers.length === 4) return south <= north && west <= east ? [south, west, north, east] : []
  return numbers.length < 6 ? [] : (numbers as unknown as GeoArea)
}

/** Plain decimals, rounded to a tenth of a metre; none for other numbers. */
const readDegrees = (text: string): number =>
  /^-?\d{1,3}(?:\.\d{1,20})?$/.test(text) ? Math.round(Number(text) * 1e6) / 1e6 + 0 : Number.NaN

/** The part of the map in an address, as {@link geoSearchOf}: decimal degrees separated by commas. */
export const readGeoSearch = (text: string): GeoSearch | readonly [] =>
  geoSearchOf(text.split(',').map((piece) => readDegrees(piece.trim())))

/** The smallest box around a part of the map. */
export const geoBoxAround = (part: GeoSearch): GeoBox => {
  if (isGeoBox(part)) return part
  const of = (side: 0 | 1) => part.filter((_, at) => at % 2 === side)
  return [Math.min(...of(0)), Math.min(...of(1)), Math.max(...of(0)), Math.max(...of(1))]
}

/** Whether a point is inside a box, its edges included. */
export const isWithinBox = ({ lat, lon }: GeoPoint, [south, west, north, east]: GeoBox): boolean =>
  lat >= south && lon >= west && lat <= north && lon <= east

/**
 * Whether a line eastwards from a point crosses an odd number of an area's sides: whether a point of the area's box, which must be tested
 * first, is inside the area.
 */
export const isWithinArea = ({ lat, lon }: GeoPoint, area: GeoArea): boolean => {
  let isInside = false
  let fromLat = area[area.length - 2] ?? 0
  let fromLon = area[area.length - 1] ?? 0
  for (let at = 0; at < area.length; at += 2) {
    const toLat = area[at] ?? 0
    const toLon = area[at + 1] ?? 0
    if (
      fromLat > lat !== toLat > lat &&
      lon < ((toLon - fromLon) * (lat - fromLat)) / (toLat - fromLat) + fromLon
    )
      isInside = !isInside
    fromLat = toLat
    fromLon = toLon
  }
  return isInside
}

/** Whether a point is inside a part of the map; without one every point is. */
export const isWithinGeoSearch = (point: GeoPoint, part?: GeoSearch): boolean =>
  !part || (isWithinBox(point, geoBoxAround(part)) && (isGeoBox(part) || isWithinArea(point, part)))
