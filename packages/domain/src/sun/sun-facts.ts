// Sun facts of a home, computed from its view of the sky: one rule, so that its page and the searches agree.
import type { SunTime } from '../homes/enumerations.ts'
import type { HomeSun, SunOutlook } from '../homes/home-sun.ts'
import { sunYearOf } from './sun-on-home.ts'
import type { SunPath } from './sun-position.ts'
import { sunHoursOf, sunTimesOf } from './sun-times.ts'

/** The full facts of a home, and those for searches. */
export interface SunFacts {
  readonly sun: HomeSun
  readonly sunTimes: readonly SunTime[]
  readonly sunHours: number
}

/** The facts of a home. `paths` are those of its stage's place, from `sunPathsOfYear`. */
export const sunFactsOf = (outlook: SunOutlook, paths: readonly SunPath[]): SunFacts => {
  const year = sunYearOf(outlook, paths)
  return { sun: { outlook, year }, sunTimes: sunTimesOf(year), sunHours: sunHoursOf(year) }
}
