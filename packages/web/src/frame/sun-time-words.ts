// When a home has sun: the time of day, and the months if they are known.
import type { HomeDetails, Locale, SunTime } from '@husrum/domain'
import { monthsOfSunTime, sunMonthsInWords } from '@husrum/domain'
import type { HomesTexts } from '../texts/sv/homes.ts'

/** "Kvällssol april–augusti" */
export const sunTimeWords = (
  time: SunTime,
  { sun }: Pick<HomeDetails, 'sun'>,
  { sunTime }: Pick<HomesTexts, 'sunTime'>,
  locale: Locale,
): string =>
  sun ? `${sunTime[time]} ${sunMonthsInWords(monthsOfSunTime(sun.year, time), locale)}` : sunTime[time]
