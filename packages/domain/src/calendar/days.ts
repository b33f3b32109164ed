// Days of the calendar, written `yyyy-MM-dd`, which compare as texts; and months on from a day or an instant.
// All reckoning is in UTC, where every day has 24 hours: the answers are the same on a machine in any zone.

const millisecondsADay = 86_400_000

const twoDigits = (part: number): string => String(part).padStart(2, '0')

const written = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`

/** `yyyy-MM-dd`, or undefined for a day that is in no calendar. */
export const calendarDay = (year: number, month: number, day: number): string | undefined => {
  const text = written(year, month, day)
  // Some engines read 30 February as 2 March, and some not at all: then the JSON is null.
  const read = new Date(text).toJSON() as string | null
  return read?.startsWith(text) ? text : undefined
}

/** The year of a `yyyy-MM-dd` day. */
export const yearOf = (day: string): number => Number(day.slice(0, 4))

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

const startOf = (day: string): Date => new Date(day.slice(0, 10))

/** The day so many days later. It must be a day; what follows it, such as a time, is not read. */
export const daysAfter = (day: string, days: number): string =>
  dayOf(startOf(day).getTime() + days * millisecondsADay)

/** The day so many months later; the last of its month where the month is too short. Otherwise as {@link daysAfter}. */
export const monthsAfter = (day: string, months: number): string => {
  const date = startOf(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  // Day 0 of a month is the last of the one before.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month, Math.min(date.getUTCDate(), last)))
}

/** The instant so many calendar months later in UTC, at the same time of day; epoch milliseconds. */
export const monthsLater = (instant: number, months: number): number => {
  const text = new Date(instant).toISOString()
  return Date.parse(monthsAfter(text, months) + text.slice(10))
}
