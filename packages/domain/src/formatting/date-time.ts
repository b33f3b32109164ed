// Times of day and spans of days as each site writes them (specification 1 §9.4). No Intl, and no zone of the
// machine.
import type { CountryCode, SiteFormats } from '../sites/site.ts'
import { calendarDay } from '../validation/calendar-day.ts'
import { formatDate, noBreakSpace } from './formatting.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * `yyyy-MM-ddTHH:mm:ss.sssZ` of an instant moved by an offset; undefined for what no clock shows (years
 * beyond 0 to 9999, NaN).
 */
const shifted = (instant: number, offsetMinutes: number): string | undefined => {
  const date = new Date(instant + offsetMinutes * minute)
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString()
  return /^\d/.test(text) ? text : undefined
}

/**
 * "14:05": an instant (epoch milliseconds) on a clock that is so many minutes ahead of UTC. Empty for what no
 * clock shows.
 */
export const formatTime = (instant: number, offsetMinutes: number): string =>
  shifted(instant, offsetMinutes)?.slice(11, 16) ?? ''

/** "2027-05-03 14:05" or "03.05.2027 14:05", with a no-break space. Otherwise as {@link formatTime}. */
export const formatDateTime = (instant: number, offsetMinutes: number, formats: SiteFormats): string => {
  const text = shifted(instant, offsetMinutes)
  return text === undefined ? '' : `${formatDate(text, formats)}${noBreakSpace}${text.slice(11, 16)}`
}

/** "2027-05-03 – 2027-06-01"; one date when both days (`yyyy-MM-dd`) are the same. */
export const formatDateRange = (from: string, to: string, formats: SiteFormats): string =>
  from === to
    ? formatDate(from, formats)
    : `${formatDate(from, formats)}${noBreakSpace}– ${formatDate(to, formats)}`

/** The last Sunday of a month of 31 days, 01:00 UTC, when the clocks of the EU and of Norway change. */
const changeOfClocks = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.getTime() - last.getUTCDay() * 24 * hour
}

/**
 * Minutes that a country's clocks are ahead of UTC at an instant: 60 or 120 in Sweden and Norway, 120 or 180
 * in Finland. By directive 2000/84/EC, so for 1996 onwards.
 */
export const utcOffsetMinutes = (instant: number, country: CountryCode): number => {
  const year = new Date(instant).getUTCFullYear()
  const isSummer = instant >= changeOfClocks(year, 2) && instant < changeOfClocks(year, 9)
  return (country === 'FI' ? 120 : 60) + (isSummer ? 60 : 0)
}

/**
 * The wall-clock time that a written instant means in a country, as epoch milliseconds of a clock without
 * offset: to be written with the offset 0. What is written without a zone ("2027-05-03T14:00") is wall-clock
 * time already and is not moved: the specification's zero-offset shift of Finnish times (1 §9.4). What
 * carries a zone ("…Z", "…+03:00") is moved to the country's clocks.
 *
 * @example
 * formatTime(wallClockOf('2027-05-03T14:00:00', 'FI') ?? Number.NaN, 0) // "14:00", wherever the reader is
 * @returns undefined for what is no date with a time.
 */
export const wallClockOf = (text: string, country: CountryCode): number | undefined => {
  const parts =
    /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/.exec(
      text,
    )
  if (!parts) return undefined
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  if (calendarDay(year, month, day) === undefined) return undefined
  const written = Date.UTC(year, month - 1, day, hours, minutes, seconds)
  const zone = parts[7]
  if (zone === undefined) return written
  const ahead =
    zone === 'Z' ? 0 : Number(`${zone[0]}1`) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4)))
  const instant = written - ahead * minute
  return instant + utcOffsetMinutes(instant, country) * minute
}
