// Sun as a search filter: the times of day, and the hours.
import type { SunTime } from '../homes/enumerations.ts'
import { sunTimes } from '../homes/enumerations.ts'
import type { SunSpan, SunYear } from '../homes/home-sun.ts'
import { minutesOfSun } from './sun-on-home.ts'

/** The times of day, minutes after midnight: until 10, from 13 to 17, from 17. */
const windows: Readonly<Record<SunTime, SunSpan>> = {
  morningSun: { from: 0, to: 600 },
  afternoonSun: { from: 780, to: 1020 },
  eveningSun: { from: 1020, to: 1440 },
}

/** April to September, when people sit outside. */
const summer = (year: SunYear): SunYear => year.slice(3, 9)

/** Minimum of it a day for a home to have sun. */
const enoughMinutes = 60

const within = (spans: readonly SunSpan[], { from, to }: SunSpan): readonly SunSpan[] =>
  spans
    .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter((span) => span.to > span.from)

const average = (days: SunYear): number =>
  days.reduce((sum, spans) => sum + minutesOfSun(spans), 0) / Math.max(days.length, 1)

/** The times at which a home has an hour of sun a day or more, from April to September on average. */
export const sunTimesOf = (year: SunYear): readonly SunTime[] =>
  sunTimes.filter(
    (time) => average(summer(year).map((spans) => within(spans, windows[time]))) >= enoughMinutes,
  )

/** The months, from 0, with an hour of sun or more at a time of the day; other months may have less. */
export const monthsOfSunTime = (year: SunYear, time: SunTime): readonly number[] =>
  year.flatMap((spans, month) => (minutesOfSun(within(spans, windows[time])) >= enoughMinutes ? [month] : []))

/** Whether there is an hour of sun after 17, from April to September on average. */
export const hasEveningSun = (year: SunYear): boolean => sunTimesOf(year).includes('eveningSun')

/** Hours of sun a day from April to September on average, with one decimal. */
export const sunHoursOf = (year: SunYear): number => Math.round(average(summer(year)) / 6) / 10
