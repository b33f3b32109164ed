// The sun over homes: its position, its hours on a balcony, and both as text.
export type { GroundPoint, HomeSun, SunOutlook, SunPlace, SunSpan, SunYear } from '../homes/home-sun.ts'
export { sunPlaces } from '../homes/home-sun.ts'
export type { GroundVolume, Wall } from './shadows.ts'
export { litWallsOf, shadowOf, wallsOf } from './shadows.ts'
export type { SunFacts } from './sun-facts.ts'
export { sunFactsOf } from './sun-facts.ts'
export {
  isInSun,
  minutesOfSun,
  sunPathsOfYear,
  sunPlaceOf,
  sunSpansOf,
  sunYearDays,
  sunYearOf,
} from './sun-on-home.ts'
export type { Daylight, SunPath, SunPosition } from './sun-position.ts'
export { daylightOf, instantOfMinute, sunAt, sunPathOf } from './sun-position.ts'
export { hasEveningSun, monthsOfSunTime, sunHoursOf, sunTimesOf } from './sun-times.ts'
export {
  clockOfMinute,
  shownSunSpans,
  sunMonthsInWords,
  sunPlaceInWords,
  sunSpansInWords,
  sunYearInWords,
} from './sun-words.ts'
