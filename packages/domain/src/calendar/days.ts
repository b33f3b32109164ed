// Calendar days, written `yyyy-MM-dd`, which sort as texts; and adding months to a day or an instant. All calculations are in UTC, where
// every day has 24 hours: the results are the same in any time zone.

const millisecondsADay = 86_400_000

const twoDigits = (part: number): string => String(part).padStart(2, '0')

const written = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`

/** `yyyy-MM-dd`, or undefined for a day that does not exist. */
export const calendarDay = (year: number, month: number, day: number): string | undefined => {
  const text = written(year, month, day)
  // Some engines parse 30 February as 2 March, and some reject it: then the JSON is null.
  const read = new Date(text).toJSON() as string | null
  return read?.startsWith(text) ? text : undefined
}

/** The year of a `yyyy-MM-dd` day. */
export const yearOf = (day: string): number => Number(day.slice(0, 4))

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

const startOf = (day: string): Date => new Date(day.slice(0, 10))

/** The day a number of days later. The input must start with a valid day; the rest, such as a time, is ignored. */
export const daysAfter = (day: string, days: number): string =>
  dayOf(startOf(day).getTime() + days * millisecondsADay)

/** The day a number of months later; the last of its month if the month is too short. Otherwise as {@link daysAfter}. */
export const monthsAfter = (day: string, months: number): string => {
  const date = startOf(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  // Day 0 of a month is the last day of the previous one.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month, Math.min(date.getUTCDate(), last)))
}

/** The instant a number of calendar months later in UTC, at the same time of day; epoch milliseconds. */
export const monthsLater = (instant: number, months: number): number => {
  const text = new Date(instant).toISOString()
  return Date.parse(monthsAfter(text, months) + text.slice(10))
}
