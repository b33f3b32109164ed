// Whether a phone line is open, and when it opens next: by weekly hours and the country's holidays.
import { daysAfter } from '../calendar/days.ts'
import type { OpeningHours } from '../fault-report/emergency-contacts.ts'
import { wallClockOf } from '../formatting/date-time.ts'
import type { CountryCode } from '../sites/site.ts'
import { isHoliday } from './holidays.ts'

/** Times are `HH:mm` in the country's time zone, days `yyyy-MM-dd`. */
export type Opening =
  | { readonly kind: 'open'; readonly until: string }
  | {
      readonly kind: 'closed'
      readonly opensOn: string
      readonly opensAt: string
      /** 0 for today, 1 for tomorrow. */
      readonly inDays: number
    }

/** Longer than any series of holidays. */
const maxDays = 31

const hoursOn = (
  hours: readonly OpeningHours[],
  day: string,
  country: CountryCode,
): readonly OpeningHours[] => {
  if (isHoliday(day, country)) return []
  // Sunday is 0 in JavaScript, and 7 here.
  const weekday = new Date(day).getUTCDay() || 7
  return hours
    .filter(({ days }) => days.includes(weekday))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
}

/**
 * Whether it is open at an instant, and until when; or else when it opens. Undefined if there are no hours within 31 days.
 *
 * @param now epoch milliseconds
 */
export const openingAt = (
  hours: readonly OpeningHours[],
  now: number,
  country: CountryCode,
): Opening | undefined => {
  const clock = new Date(wallClockOf(new Date(now).toISOString(), country) ?? Number.NaN).toISOString()
  const [today, time] = [clock.slice(0, 10), clock.slice(11, 16)]
  const openNow = hoursOn(hours, today, country).find(({ from, to }) => from <= time && time < to)
  if (openNow) return { kind: 'open', until: openNow.to }
  for (let inDays = 0; inDays <= maxDays; inDays += 1) {
    const day = daysAfter(today, inDays)
    const next = hoursOn(hours, day, country).find(({ from }) => inDays > 0 || from > time)
    if (next) return { kind: 'closed', opensOn: day, opensAt: next.from, inDays }
  }
  return undefined
}
