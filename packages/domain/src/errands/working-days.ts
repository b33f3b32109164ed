// Working days of a country: neither weekends nor public holidays, nor the eves that are holidays in practice.

import { daysAfter, yearOf } from '../calendar/days.ts'
import type { CountryCode } from '../sites/site.ts'

/** Easter Sunday (Meeus, Jones and Butcher), `yyyy-MM-dd`. */
const easterOf = (year: number): string => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)).toISOString().slice(0, 10)
}

/** `MM-dd`; Midsummer Eve, a Friday from 19 to 25 June, is computed below. */
const fixed: Readonly<Record<CountryCode, readonly string[]>> = {
  SE: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'],
  NO: ['01-01', '05-01', '05-17', '12-24', '12-25', '12-26', '12-31'],
  FI: ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26', '12-31'],
}
/** Days after Easter Sunday: Good Friday, Easter Monday and Ascension Day; in Norway also Maundy Thursday and Whit Monday. */
const movable: Readonly<Record<CountryCode, readonly number[]>> = {
  SE: [-2, 1, 39],
  NO: [-3, -2, 1, 39, 50],
  FI: [-2, 1, 39],
}

const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** Whether a day, `yyyy-MM-dd`, is a working day in a country. */
export const isWorkingDay = (day: string, country: CountryCode): boolean => {
  const weekday = weekdayOf(day)
  if (weekday === 0 || weekday === 6 || fixed[country].includes(day.slice(5))) return false
  const easter = easterOf(yearOf(day))
  if (movable[country].some((days) => daysAfter(easter, days) === day)) return false
  const isMidsummerEve = weekday === 5 && day.slice(5) >= '06-19' && day.slice(5) <= '06-25'
  return country === 'NO' || !isMidsummerEve
}

/** The working day a number of working days after a day, `yyyy-MM-dd`; 0 is the day itself, or the next working day. */
export const workingDaysAfter = (day: string, days: number, country: CountryCode): string => {
  let [at, left] = [day, days]
  while (left > 0 || !isWorkingDay(at, country)) {
    at = daysAfter(at, 1)
    if (left > 0 && isWorkingDay(at, country)) left -= 1
  }
  return at
}
