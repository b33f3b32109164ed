// Reckoning with days written `yyyy-MM-dd`, the same in every time zone.

const millisecondsADay = 86_400_000

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The day so many days later. */
export const daysAfter = (day: string, days: number): string =>
  isoDay(Date.parse(day) + days * millisecondsADay)

/** The day so many months later; the last of its month where the month is too short. */
export const monthsAfter = (day: string, months: number): string => {
  const date = new Date(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  // Day 0 of a month is the last of the one before.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return isoDay(Date.UTC(year, month, Math.min(date.getUTCDate(), last)))
}
