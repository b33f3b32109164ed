// Position of the sun, and daylight. Altitudes are apparent, with refraction.
import { getPosition, getTimes } from 'suncalc'
import { instantOf } from '../formatting/date-time.ts'
import type { GeoPoint } from '../homes/home.ts'
import type { CountryCode } from '../sites/site.ts'

/** Degrees: the azimuth clockwise from north, the altitude above the horizontal (below 0 at night). */
export interface SunPosition {
  readonly azimuth: number
  readonly altitude: number
}

const minute = 60_000

/** The position of the sun over a place at an instant, epoch milliseconds. */
export const sunAt = ({ lat, lon }: GeoPoint, instant: number): SunPosition => {
  const { azimuth, altitude } = getPosition(new Date(instant), lat, lon)
  return { azimuth, altitude }
}

/** The instant, epoch milliseconds, of a minute after midnight on a day (`yyyy-MM-dd`) by the clocks of a country. */
export const instantOfMinute = (day: string, minutes: number, country: CountryCode): number =>
  instantOf(Date.parse(day) + minutes * minute, country)

/** When the sun rises and sets, epoch milliseconds; or that it does neither. */
export type Daylight =
  | { readonly kind: 'day'; readonly rise: number; readonly set: number }
  | { readonly kind: 'midnightSun' }
  | { readonly kind: 'polarNight' }

/** The daylight of a day (`yyyy-MM-dd`) on open ground: from the first to the last sight of the sun's upper edge. */
export const daylightOf = ({ lat, lon }: GeoPoint, day: string): Daylight => {
  const noon = new Date(Date.parse(day) + 720 * minute)
  const { sunrise, sunset, alwaysUp } = getTimes(noon, lat, lon)
  if (sunrise && sunset) return { kind: 'day', rise: sunrise.getTime(), set: sunset.getTime() }
  return { kind: alwaysUp ? 'midnightSun' : 'polarNight' }
}

/** Minutes between the positions of a {@link SunPath}. */
export const pathStep = 10

/** The position of the sun every ten minutes of a day, from midnight to midnight by the country's clocks: 145 positions. */
export type SunPath = readonly SunPosition[]

/** The sun's path over a place on a day, `yyyy-MM-dd`. */
export const sunPathOf = (place: GeoPoint, day: string, country: CountryCode): SunPath => {
  const start = instantOfMinute(day, 0, country)
  const isWhole = instantOfMinute(day, 1440, country) - start === 1440 * minute
  return Array.from({ length: 1440 / pathStep + 1 }, (_, step) => {
    const minutes = step * pathStep
    // On two days of the year an hour occurs twice or is skipped.
    return sunAt(place, isWhole ? start + minutes * minute : instantOfMinute(day, minutes, country))
  })
}
