// Dates and times of day as each site writes them (PLAT-12, PLAT-13). No Intl, and no zone of the machine. A
// wall-clock time is counted in epoch milliseconds of a clock without offset.
import type { CountryCode, SiteFacts, SiteFormats } from '../sites/site.ts'
import { noBreakSpace } from './formatting.ts'
import { monthName } from './month-names.ts'

const hour = 3_600_000

type SiteOfDays = Pick<SiteFacts, 'locale' | 'formats'>

/** `yyyy-MM-dd`, or an instant that begins so → the site's order. Any other text is returned unchanged. */
export const formatDate = (isoDate: string, formats: SiteFormats): string =>
  isoDate.replace(/^(\d{4})-(\d{2})-(\d{2}).*/s, (_, year: string, month: string, day: string) => {
    if (formats.date === 'yyyy-MM-dd') return `${year}-${month}-${day}`
    return formats.date === 'd.M.yyyy' ? `${Number(day)}.${Number(month)}.${year}` : `${day}.${month}.${year}`
  })

/**
 * `yyyy-MM-dd`, or an instant that begins so → the day in the site's words: "3 maj 2027", "3. mai 2027", "3.5.2027" or "3 May 2027", without
 * a break inside. My Pages writes days so (PLAT-12). Any other text is returned unchanged.
 */
export const formatDay = (isoDate: string, { locale, formats }: SiteOfDays): string => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate) ?? []
  const name = monthName(Number(month) - 1, locale)
  if (name === '' || locale === 'fi') return formatDate(isoDate, formats)
  return [Number(day) + (locale === 'nb' ? '.' : ''), name, year].join(noBreakSpace)
}

/** "3 maj 2027, 14:05", of a time from {@link wallClockOf}. Otherwise as {@link formatTime}. */
export const formatDayTime = (wallClock: number, site: SiteOfDays): string => {
  const text = written(wallClock)
  return text && `${formatDay(text, site)}, ${formatTime(wallClock)}`
}

/** `yyyy-MM-ddTHH:mm:ss.sssZ`; empty for an invalid time (years beyond 0 to 9999, NaN). */
const written = (wallClock: number): string => {
  const text = String(new Date(wallClock).toJSON())
  return /^\d/.test(text) ? text : ''
}

/** "14:05", of a time from {@link wallClockOf}. Empty for an invalid time. */
export const formatTime = (wallClock: number): string => written(wallClock).slice(11, 16)

/** "2027-05-03 14:05" "03.05.2027 14:05" or "3.5.2027 14:05", with a no-break space. Otherwise as {@link formatTime}. */
export const formatDateTime = (wallClock: number, formats: SiteFormats): string => {
  const text = written(wallClock)
  return text && formatDate(text, formats) + noBreakSpace + formatTime(wallClock)
}

/** The last Sunday of a month of 31 days, 01:00 UTC, when the clocks of the EU and of Norway change. */
const changeOfClocks = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.getTime() - last.getUTCDay() * 24 * hour
}

/**
 * Hours that a country's clocks are ahead of UTC at an instant: 1 or 2 in Sweden and Norway, 2 or 3 in Finland. By directive 2000/84/EC, so
 * for 1996 onwards.
 */
const hoursAhead = (instant: number, country: CountryCode): number => {
  const year = new Date(instant).getUTCFullYear()
  const isSummer = instant >= changeOfClocks(year, 2) && instant < changeOfClocks(year, 9)
  return (country === 'FI' ? 2 : 1) + Number(isSummer)
}

/** The day, `yyyy-MM-dd`, in a country at an instant in epoch milliseconds; empty for an invalid time. */
export const dayIn = (instant: number, country: CountryCode): string =>
  written(instant + hoursAhead(instant, country) * hour).slice(0, 10)

/**
 * The wall-clock time of a written instant in a country, as epoch milliseconds of a clock without offset. A time without a zone
 * ("2027-05-03T14:00") is wall-clock time already and is not shifted (PLAT-13). A time with a zone ("…Z", "…+03:00") is converted to the
 * country's clocks.
 *
 * @example
 * formatTime(wallClockOf('2027-05-03T14:00:00', 'FI') ?? Number.NaN) // "14:00", wherever the reader is
 * @returns undefined if the text is not a date with a time
 */
export const wallClockOf = (text: string, country: CountryCode): number | undefined => {
  const [, time = '', zone] =
    /^(\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:(?<=:..:..)\.\d{1,9})?(Z|[+-][01]\d:[0-5]\d)?$/.exec(
      text,
    ) ?? []
  const clock = Date.parse(`${time}Z`)
  // Some engines parse 30 February as 2 March.
  if (!time || !written(clock).startsWith(time.slice(0, 10))) return undefined
  if (zone === undefined) return clock
  const instant = Date.parse(time + zone)
  return instant + hoursAhead(instant, country) * hour
}

/**
 * The instant at which a country's clocks show a wall-clock time, the inverse of {@link wallClockOf}; epoch milliseconds. For an hour that
 * occurs twice, the first; for a skipped hour, the one after it.
 */
export const instantOf = (wallClock: number, country: CountryCode): number => {
  const early = wallClock - hoursAhead(wallClock - 3 * hour, country) * hour
  return wallClock - hoursAhead(early, country) * hour
}
