// When the sun shines on a balcony, or into a home without one: the home's view of the sky, and the sun's path over it.
import type { GeoPoint, OutdoorSpace } from '../homes/home.ts'
import type { SunOutlook, SunPlace, SunSpan, SunYear } from '../homes/home-sun.ts'
import { sunPlaces } from '../homes/home-sun.ts'
import type { CountryCode } from '../sites/site.ts'
import type { SunPath, SunPosition } from './sun-position.ts'
import { pathStep, sunPathOf } from './sun-position.ts'

/** The first outdoor space that can have sun, or the window. */
export const sunPlaceOf = (spaces: readonly OutdoorSpace[]): SunPlace =>
  spaces.flatMap(({ type }) => sunPlaces.find((place) => place === type) ?? [])[0] ?? 'window'

const radians = Math.PI / 180

/** The height of the horizon in any direction: interpolated linearly between two known ones. */
const horizonAt = ({ horizon }: SunOutlook, azimuth: number): number => {
  const at = (((azimuth % 360) + 360) % 360) / 10
  const first = Math.floor(at)
  const [low = 0, high = 0] = [horizon[first % 36], horizon[(first + 1) % 36]]
  return low + (high - low) * (at - first)
}

/** Whether the sun shines on the place. */
export const isInSun = (outlook: SunOutlook, { azimuth, altitude }: SunPosition): boolean => {
  if (altitude <= 0 || altitude <= horizonAt(outlook, azimuth)) return false
  const { facing, overhang } = outlook
  if (facing === undefined) return true
  const straight = Math.cos((azimuth - facing) * radians)
  if (straight <= 0) return false
  // Seen along the wall the sun is higher above its edge than seen straight on.
  return overhang === undefined || Math.atan2(Math.tan(altitude * radians), straight) < overhang * radians
}

/** The position at any minute, interpolated linearly along the path: the error is below 0.02°. */
const positionAt = (path: SunPath, minute: number): SunPosition => {
  const step = Math.min(Math.floor(minute / pathStep), path.length - 2)
  const [before, after] = [path[step], path[step + 1]]
  if (!before || !after) throw new RangeError(`A path has no minute ${minute}`)
  const share = minute / pathStep - step
  const turned = ((after.azimuth - before.azimuth + 540) % 360) - 180
  return {
    azimuth: before.azimuth + turned * share,
    altitude: before.altitude + (after.altitude - before.altitude) * share,
  }
}

/**
 * When the sun shines on the place on the day of a path, to the minute, ascending. Sun and shade shorter than ten minutes may be missed.
 */
export const sunSpansOf = (outlook: SunOutlook, path: SunPath): readonly SunSpan[] => {
  const spans: SunSpan[] = []
  /** The first minute after `before` at which the state differs. */
  const turn = (before: number, wasLit: boolean): number => {
    let minute = before + 1
    while (minute < before + pathStep && isInSun(outlook, positionAt(path, minute)) === wasLit) minute += 1
    return minute
  }
  let from: number | undefined
  path.forEach((position, step) => {
    const minute = step * pathStep
    const isLit = isInSun(outlook, position)
    if (isLit && from === undefined) from = step === 0 ? 0 : turn(minute - pathStep, false)
    if (!isLit && from !== undefined) {
      spans.push({ from, to: turn(minute - pathStep, true) })
      from = undefined
    }
  })
  if (from !== undefined) spans.push({ from, to: (path.length - 1) * pathStep })
  return spans
}

/** Minutes of sun. */
export const minutesOfSun = (spans: readonly SunSpan[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0)

/** The sample days of a year: solstices and equinoxes are among them. The choice of the year changes no time by more than two minutes. */
export const sunYearDays: readonly string[] = Array.from(
  { length: 12 },
  (_, month) => `2027-${String(month + 1).padStart(2, '0')}-21`,
)

/** The sun's paths over a place on the sample days; the same for all homes there. */
export const sunPathsOfYear = (place: GeoPoint, country: CountryCode): readonly SunPath[] =>
  sunYearDays.map((day) => sunPathOf(place, day, country))

/** The sun over the sample days for a place of a home. */
export const sunYearOf = (outlook: SunOutlook, paths: readonly SunPath[]): SunYear =>
  paths.map((path) => sunSpansOf(outlook, path))
