// Days of the calendar as `yyyy-MM-dd`, which compare as texts.

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Days of a month, 1 to 12. Other months have none. */
const daysOf = (year: number, month: number): number =>
  month === 2
    ? isLeapYear(year)
      ? 29
      : 28
    : ([31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0)

/** `yyyy-MM-dd`, or undefined for a day that is in no calendar. */
export const calendarDay = (year: number, month: number, day: number): string | undefined =>
  day >= 1 && day <= daysOf(year, month)
    ? [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
    : undefined

/** The year of a `yyyy-MM-dd` day. */
export const yearOf = (day: string): number => Number(day.slice(0, 4))
