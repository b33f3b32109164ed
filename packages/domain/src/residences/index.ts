// Residences: users' own homes, their states, dates and warranties.
export type { DaySpan } from './day-span.ts'
export { daySpanOf } from './day-span.ts'
export type {
  Residence,
  ResidenceDay,
  ResidenceDayKind,
  ResidenceDaySource,
  ResidenceHome,
  ResidenceRole,
} from './residence.ts'
export {
  directionsOf,
  residenceDayKinds,
  residenceDaySources,
  residenceHomeOf,
  residenceRoles,
} from './residence.ts'
export type { ResidenceDays } from './residence-days.ts'
export {
  currentDays,
  daysOfResidence,
  daysOfSpan,
  earlierDays,
  entryDateOf,
  estimatedDays,
  interiorDayOf,
  lastOf,
} from './residence-days.ts'
export type { ResidenceStanding, ResidenceStandingFacts } from './residence-standing.ts'
export {
  isBeforeHandover,
  residenceStanding,
  residenceStandings,
  standingOf,
  wasNeverEntered,
} from './residence-standing.ts'
export type { ResidenceStep } from './residence-timeline.ts'
export { dayKindsOfStep, nextStepOf, residenceTimeline, timelineFactsOf } from './residence-timeline.ts'
export { dayInWords, spanInWords } from './span-words.ts'
export type { Warranty, WarrantyKind } from './warranty.ts'
export { warrantyKinds, warrantyOf } from './warranty.ts'
