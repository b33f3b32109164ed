// The years of a membership: each begins on the day of the year on which the first was paid. Instants are epoch ms.
import { monthsLater } from '../calendar/days.ts'

/**
 * When the year of a membership that is running ends: the next anniversary of its first payment. A member of 29 February
 * has theirs on 28 February.
 */
export const vipYearEnds = (joinedAt: number, now: number): number => {
  let years = 1
  // Counted from the first day each time, so that a short February moves no later year.
  while (monthsLater(joinedAt, 12 * years) <= now) years += 1
  return monthsLater(joinedAt, 12 * years)
}
