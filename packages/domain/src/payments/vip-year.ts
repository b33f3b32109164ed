// The years of a membership: each begins on the anniversary of the first payment. Instants are epoch ms.
import { monthsLater } from '../calendar/days.ts'

/** When the current year of a membership ends: the next anniversary of its first payment. For 29 February that is 28 February. */
export const vipYearEnds = (joinedAt: number, now: number): number => {
  let years = 1
  // Counted from the first day each time, so that a short February does not shift later years.
  while (monthsLater(joinedAt, 12 * years) <= now) years += 1
  return monthsLater(joinedAt, 12 * years)
}
