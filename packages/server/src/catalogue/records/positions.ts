// Positions in metres of a national grid become WGS 84. All of these systems are ETRS89, which is WGS 84 to within a metre.
import type { CountryCode, GeoPoint, RecordIssue } from '@husrum/domain'
import { isInCountry } from '@husrum/domain'
import proj4 from 'proj4'

/** A position as a source sends it. */
export type SentPosition = GeoPoint | { readonly x: number; readonly y: number; readonly crs?: number }

const grs80 = '+ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs'
const utm = (zone: number): string => `+proj=utm +zone=${zone} ${grs80}`
/** A local zone of Sweden, by its central meridian. */
const sweref = (meridian: number): string =>
  `+proj=tmerc +lat_0=0 +lon_0=${meridian} +k=1 +x_0=150000 +y_0=0 ${grs80}`

/** By EPSG number. */
const grids: Readonly<Record<number, string>> = {
  3006: utm(33),
  3007: sweref(12),
  3008: sweref(13.5),
  3009: sweref(15),
  3010: sweref(16.5),
  3011: sweref(18),
  3012: sweref(14.25),
  3013: sweref(15.75),
  3014: sweref(17.25),
  3015: sweref(18.75),
  3016: sweref(20.25),
  3017: sweref(21.75),
  3018: sweref(23.25),
  3067: utm(35),
  25832: utm(32),
  25833: utm(33),
  25835: utm(35),
}

/** Those that need not be named, by country. Local zones of Sweden have the same numbers at different places. */
const usual: Readonly<Record<CountryCode, readonly number[]>> = {
  SE: [3006],
  NO: [25832, 25833, 25835],
  FI: [3067],
}
const localZones = Object.keys(grids)
  .map(Number)
  .filter((crs) => crs > 3006 && crs <= 3018)

const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7

/** The larger number is the northing, in whatever order they were sent: the Nordic countries are far from the equator. */
const positionIn = (
  grid: string,
  { x, y }: { readonly x: number; readonly y: number },
): GeoPoint | undefined => {
  const [east, north] = x < y ? [x, y] : [y, x]
  const [lon, lat] = proj4(grid, 'WGS84', [east, north])
  return lon !== undefined && lat !== undefined && Number.isFinite(lon) && Number.isFinite(lat)
    ? { lat: round(lat), lon: round(lon) }
    : undefined
}

export type ReadPosition =
  | { readonly kind: 'read'; readonly geo: GeoPoint }
  | { readonly kind: 'problem'; readonly issue: RecordIssue }

const problem = (field: string, key: RecordIssue['key']): ReadPosition => ({
  kind: 'problem',
  issue: { field, key },
})

/** Kilometres on a sphere. */
const kilometresBetween = (a: GeoPoint, b: GeoPoint): number => {
  const radians = Math.PI / 180
  const half =
    Math.sin(((b.lat - a.lat) * radians) / 2) ** 2 +
    Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(((b.lon - a.lon) * radians) / 2) ** 2
  return 2 * 6_371 * Math.asin(Math.sqrt(half))
}

/** A home is not farther than this from the position of its stage. */
const farthest = 60

/**
 * Reads a position as WGS 84. Problems: `max` is too far from the stage, `unknownValue` is outside of the country, `required` of
 * `geo.crs` is a grid that does not follow from the numbers.
 *
 * @param country undefined while it is unknown: the grid must be named then.
 * @param options.near the position of the stage, which tells grids apart, and shows mistakes.
 */
export const readPosition = (
  sent: SentPosition,
  country: CountryCode | undefined,
  { near }: { readonly near?: GeoPoint | undefined } = {},
): ReadPosition => {
  const isNear = (geo: GeoPoint): boolean => near === undefined || kilometresBetween(geo, near) <= farthest
  if ('lat' in sent) {
    // Swapped axes are a mistake of the record itself.
    const isFar = country !== undefined && isInCountry(sent, country) && !isNear(sent)
    return isFar ? problem('geo', 'max') : { kind: 'read', geo: sent }
  }
  const { crs } = sent
  if (crs !== undefined && !(crs in grids)) return problem('geo.crs', 'unknownValue')
  if (crs === undefined && country === undefined) return problem('geo.crs', 'required')
  const insideBy = (systems: readonly number[]): readonly GeoPoint[] =>
    systems
      .flatMap((system) => positionIn(grids[system] ?? '', sent) ?? [])
      .filter((geo) => country === undefined || isInCountry(geo, country))
  const inside = insideBy(crs === undefined ? usual[country as CountryCode] : [crs])
  if (inside.length === 0)
    return crs === undefined && country === 'SE' && insideBy(localZones).length > 0
      ? problem('geo.crs', 'required')
      : problem('geo', 'unknownValue')
  const fitting = inside.filter(isNear)
  const [geo, ...others] = fitting
  if (!geo) return problem('geo', 'max')
  return others.length > 0 ? problem('geo.crs', 'required') : { kind: 'read', geo }
}
