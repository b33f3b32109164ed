// Frequency of alert e-mails of a search, and the time of the next one.
import { daysAfter } from '../calendar/days.ts'
import { dayIn, instantOf } from '../formatting/date-time.ts'
import type { CountryCode } from '../sites/site.ts'

/** Immediately, once a day, or once a week. */
export const alertRhythms = ['atOnce', 'daily', 'weekly'] as const
/** One of {@link alertRhythms}. */
export type AlertRhythm = (typeof alertRhythms)[number]

/** When daily and weekly e-mails are sent, local time of the site's country; weekly ones on Mondays. */
const letterTime = 'T08:00:00'
const monday = 1

/** Minimum time between two immediate e-mails, in milliseconds: successive changes are sent together. */
const leastBetween = 600_000

/**
 * When the e-mail about news of now is sent; epoch milliseconds. Daily and weekly e-mails are sent at eight in the morning, also after a
 * change of the clocks.
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
