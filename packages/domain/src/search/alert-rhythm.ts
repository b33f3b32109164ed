// How often somebody is written to about a search, and when the next letter may go.
import { daysAfter } from '../calendar/days.ts'
import { dayIn, instantOf } from '../formatting/date-time.ts'
import type { CountryCode } from '../sites/site.ts'

/** As soon as something happens, once a day, or once a week. */
export const alertRhythms = ['atOnce', 'daily', 'weekly'] as const
/** One of {@link alertRhythms}. */
export type AlertRhythm = (typeof alertRhythms)[number]

/** When letters of the day and of the week go, on the clocks of the site's country; those of the week on Mondays. */
const letterTime = 'T08:00:00'
const monday = 1

/** Between two letters at once, in milliseconds: what is changed piece by piece is told together. */
const leastBetween = 600_000

/**
 * When the letter goes that tells of something found now; epoch milliseconds. Letters of the day and of the week go at
 * eight in the morning, also when the clocks have changed in between.
 *
 * @param now epoch milliseconds.
 * @param lastLetterAt when the latest letter about the same search was written.
 */
export const alertDueAt = ({
  rhythm,
  now,
  lastLetterAt,
  country,
}: {
  readonly rhythm: AlertRhythm
  readonly now: number
  readonly lastLetterAt?: number | undefined
  readonly country: CountryCode
}): number => {
  if (rhythm === 'atOnce') return Math.max(now, (lastLetterAt ?? now - leastBetween) + leastBetween)
  const today = dayIn(now, country)
  for (let days = 0; ; days += 1) {
    const day = daysAfter(today, days)
    if (rhythm === 'weekly' && new Date(day).getUTCDay() !== monday) continue
    const due = instantOf(Date.parse(`${day}${letterTime}Z`), country)
    if (due > now) return due
  }
}
