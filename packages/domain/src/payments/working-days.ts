// The days on which a time limit may end. A limit that would end on a day of rest ends on the next working day: Sweden, law 1930:173 §2;
// Norway, domstolloven §149; Finland, law 150/1930 §5. All three count Saturdays as days of rest.

import { daysAfter, yearOf } from '../calendar/days.ts'
import type { CountryCode } from '../sites/site.ts'

/** Days of rest that may be weekdays: fixed dates (`MM-dd`), and others by their distance from Easter Day. */
const daysOfRest: Readonly<Record<CountryCode, readonly (string | number)[]>> = {
  SE: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31', -2, 1, 39],
  NO: ['01-01', '05-01', '05-17', '12-25', '12-26', -3, -2, 1, 39, 50],
  FI: ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26', -2, 1, 39],
}

/** Easter Day of the Gregorian calendar (Gauss, corrected by Lichtenberg). */
const easterDay = (year: number): string => {
  const century = Math.floor(year / 100)
  const leaps = century - Math.floor(century / 4)
  const moon = 15 + leaps - Math.floor((8 * century + 13) / 25)
  const phase = (19 * (year % 19) + moon) % 30
  const fullMoon = 21 + phase - Math.floor((phase + Math.floor((year % 19) / 11)) / 29)
  const sunday = 7 - ((year + Math.floor(year / 4) + 2 - leaps) % 7)
  return daysAfter(`${String(year).padStart(4, '0')}-03-01`, fullMoon + 7 - ((fullMoon - sunday) % 7) - 1)
}

/** From 0 for Sunday to 6 for Saturday. */
const weekday = (day: string): number => new Date(day).getUTCDay()

const isDayOfRest = (day: string, country: CountryCode): boolean => {
  const date = day.slice(5)
  const easter = easterDay(yearOf(day))
  return (
    weekday(day) % 6 === 0 ||
    // Midsummer Eve is the Friday before Midsummer Day, the Saturday from 20 to 26 June.
    (country !== 'NO' && weekday(day) === 5 && date >= '06-19' && date <= '06-25') ||
    daysOfRest[country].some((rest) =>
      typeof rest === 'string' ? rest === date : daysAfter(easter, rest) === day,
    )
  )
}

/**
 * The day a number of working days after another, which is not counted. Days are `yyyy-MM-dd`.
 *
 * @example workingDaysAfter('2026-12-22', 3, 'SE') // "2026-12-29"
 */
export const workingDaysAfter = (day: string, count: number, country: CountryCode): string =>
  count === 0 ? day : workingDaysAfter(workingDayFrom(daysAfter(day, 1), country), count - 1, country)

/** The day itself, or the next one that is not a day of rest. Days are `yyyy-MM-dd`. */
export const workingDayFrom = (day: string, country: CountryCode): string =>
  isDayOfRest(day, country) ? workingDayFrom(daysAfter(day, 1), country) : day
