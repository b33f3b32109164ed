// When somebody who has moved in may report faults in My Pages.
import { monthsLater } from '../consent/months-later.ts'

/** How long after the entry date the errands entry comes by itself (specification 3 §9). */
export const errandsUnlock = { value: 1, unit: 'months' } as const

const instantOf = (day: string): number => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? []
  return Date.UTC(Number(year), Number(month) - 1, Number(date))
}

/**
 * Whether an entry date is more than one calendar month past. Who moved in on 31 January waits for 28 February to be
 * over: on the day itself the month is full but not past. Without a date, or with what is none, it is not.
 *
 * @param entryDate `yyyy-MM-dd`; what follows, such as a time, is not read.
 * @param today `yyyy-MM-dd`
 */
export const isErrandsUnlockedBy = (entryDate: string | undefined, today: string): boolean =>
  entryDate !== undefined && instantOf(today) > monthsLater(instantOf(entryDate), errandsUnlock.value)
