// The urgency of a fault, and the time by which its reporter is promised an answer.

import { dayIn, instantOf } from '../formatting/date-time.ts'
import type { CountryCode } from '../sites/site.ts'
import type { FaultFacts } from './errand-emergency.ts'
import { emergencyOf } from './errand-emergency.ts'
import { workingDaysAfter } from './working-days.ts'

/**
 * The time until the answer. Emergencies have hours, whatever the day; all others have working days of the site's country, until the
 * end of office hours on the last.
 */
export const errandUrgencies = {
  emergency: { hours: 4 },
  urgent: { workingDays: 1 },
  normal: { workingDays: 5 },
  calm: { workingDays: 10 },
} as const satisfies Readonly<Record<string, { readonly hours: number } | { readonly workingDays: number }>>
/** A key of {@link errandUrgencies}. */
export type ErrandUrgency = keyof typeof errandUrgencies

/** End of office hours on the last working day, in the site's local time. */
const endOfOfficeHours = 'T16:00:00Z'

const urgencyOfKey: Readonly<Record<string, ErrandUrgency>> = {
  heating: 'urgent',
  fire: 'urgent',
  subCentral: 'urgent',
  doors: 'urgent',
  lights: 'normal',
  ventilation: 'normal',
  grass: 'calm',
  yard: 'calm',
  facade: 'calm',
  fence: 'calm',
  flooring: 'calm',
  outdoorWalls: 'calm',
  woodFloor: 'calm',
  furnishings: 'calm',
  post: 'calm',
}

/**
 * The urgency of a fault: an emergency by the triage rule, otherwise by the keys of its detail and of its room, or public category. Unknown
 * keys are `normal`.
 */
export const errandUrgencyOf = (fault: FaultFacts): ErrandUrgency => {
  if (emergencyOf(fault)) return 'emergency'
  const of = (key: string): ErrandUrgency | undefined =>
    Object.hasOwn(urgencyOfKey, key) ? urgencyOfKey[key] : undefined
  return of(fault.problem) ?? of(fault.room) ?? 'normal'
}

/** The end of office hours on a day (`yyyy-MM-dd`) in a country, epoch milliseconds: what is to be done on a day is done by then. */
export const endOfOfficeHoursOn = (day: string, country: CountryCode): number =>
  instantOf(Date.parse(day + endOfOfficeHours), country)

/** The time by which an errand that is reported, or reopened, at an instant is promised an answer; epoch milliseconds. */
export const errandPromisedBy = (at: number, urgency: ErrandUrgency, country: CountryCode): number => {
  const time = errandUrgencies[urgency]
  if ('hours' in time) return at + time.hours * 3_600_000
  return endOfOfficeHoursOn(workingDaysAfter(dayIn(at, country), time.workingDays, country), country)
}
