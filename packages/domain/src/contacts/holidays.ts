// Days on which offices are closed in a country, apart from weekends: public holidays, and the eves that collective agreements treat alike.

import { daysAfter, yearOf } from '../calendar/days.ts'
import type { CountryCode } from '../sites/site.ts'

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
export const easterSunday = (year: number): string => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  const month = String(Math.floor(sum / 31)).padStart(2, '0')
  return `${year}-${month}-${String((sum % 31) + 1).padStart(2, '0')}`
}

/** The first given weekday on or after a day; 0 is Sunday. */
const firstOn = (day: string, weekday: number): string =>
  daysAfter(day, (weekday - new Date(day).getUTCDay() + 7) % 7)

interface Holidays {
  /** `MM-dd` */
  readonly fixed: readonly string[]
  /** Days from Easter Sunday. */
  readonly fromEaster: readonly number[]
  /** Midsummer's eve and day, and All Saints' Day, which are on a Friday and Saturdays. */
  readonly hasMidsummer: boolean
}

const holidays: Readonly<Record<CountryCode, Holidays>> = {
  // Lag (1989:253) om allmänna helgdagar, and the eves of Christmas and New Year.
  SE: {
    fixed: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'],
    fromEaster: [-2, 0, 1, 39, 49],
    hasMidsummer: true,
  },
  // Lov om helligdager og helligdagsfred, lov om 1 og 17 mai, and the eves of Christmas and New Year.
  NO: {
    fixed: ['01-01', '05-01', '05-17', '12-24', '12-25', '12-26', '12-31'],
    fromEaster: [-3, -2, 0, 1, 39, 49, 50],
    hasMidsummer: false,
  },
  // Kirkkolaki, laki vapunpäivän järjestämisestä, laki itsenäisyyspäivän viettämisestä, and Christmas Eve.
  FI: {
    fixed: ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'],
    fromEaster: [-2, 0, 1, 39, 49],
    hasMidsummer: true,
  },
}

const friday = 5
const saturday = 6

/** Whether offices are closed in a country on a day, `yyyy-MM-dd`, because it is a holiday or its eve; weekends are not considered. */
export const isHoliday = (day: string, country: CountryCode): boolean => {
  const { fixed, fromEaster, hasMidsummer } = holidays[country]
  if (fixed.includes(day.slice(5))) return true
  const year = yearOf(day)
  const easter = easterSunday(year)
  if (fromEaster.some((days) => daysAfter(easter, days) === day)) return true
  if (!hasMidsummer) return false
  const eve = firstOn(`${year}-06-19`, friday)
  return day === eve || day === daysAfter(eve, 1) || day === firstOn(`${year}-10-31`, saturday)
}
