// The sun over homes: where it stands, when it shines on a balcony, and that in words.
export type { HomeSun, SunFacts } from './home-sun.ts'
export { sunFactsOf } from './home-sun.ts'
export type { GroundPoint, GroundVolume, Wall } from './shadows.ts'
export { litWallsOf, shadowOf, wallsOf } from './shadows.ts'
export type { SunOutlook, SunPlace, SunSpan, SunYear } from './sun-on-home.ts'
export {
  isInSun,
  minutesOfSun,
  sunPathsOfYear,
  sunPlaceOf,
  sunPlaces,
  sunSpansOf,
  sunYearDays,
  sunYearOf,
} from './sun-on-home.ts'
export type { Daylight, SunPath, SunPosition } from './sun-position.ts'
export { daylightOf, instantOfMinute, sunAt, sunPathOf } from './sun-position.ts'
export { hasEveningSun, sunHoursOf, sunTimesOf } from './sun-times.ts'
export { clockOfMinute, sunPlaceInWords, sunSpansInWords, sunYearInWords } from './sun-words.ts'
