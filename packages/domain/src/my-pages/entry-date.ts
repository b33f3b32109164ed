// When somebody who has moved in may report faults in My Pages.
import { monthsAfter } from '../calendar/days.ts'

/**
 * Whether an entry date is more than one calendar month past (specification 3 §2.3, §9). Who moved in on 31 January
 * waits for 28 February to be over: on the day itself the month is full but not past. Without a date, or with what is
 * none, it is not.
 *
 * @param entryDate `yyyy-MM-dd`; what follows, such as a time, is not read.
 * @param today `yyyy-MM-dd`
 */
export const isErrandsUnlockedBy = (entryDate: string | undefined, today: string): boolean =>
  entryDate !== undefined && /^\d{4}-\d\d-\d\d/.test(entryDate) && today > monthsAfter(entryDate, 1)
