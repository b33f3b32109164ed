// The urgency of a fault, and the time by which it is promised to be dealt with.

import { dayIn, instantOf } from '../formatting/date-time.ts'
import type { CountryCode } from '../sites/site.ts'
import { workingDaysAfter } from './working-days.ts'

/**
 * The time that an errand may take. Emergencies have hours, whatever the day; all others have working days of the site's country, until the
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
  elevator: 'emergency',
  water: 'emergency',
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

/** The urgency of a fault by the keys of its room, or public category, and of its detail; unknown keys are `normal`. */
export const errandUrgencyOf = ({
  room,
  problem,
}: {
  readonly room: string
  readonly problem: string
}): ErrandUrgency => {
  const of = (key: string): ErrandUrgency | undefined =>
    Object.hasOwn(urgencyOfKey, key) ? urgencyOfKey[key] : undefined
  return of(problem) ?? of(room) ?? 'normal'
}

/** The time by which an errand that is reported, or reopened, at an instant is promised to be dealt with; epoch milliseconds. */
export const errandPromisedBy = (at: number, urgency: ErrandUrgency, country: CountryCode): number => {
  const time = errandUrgencies[urgency]
  if ('hours' in time) return at + time.hours * 3_600_000
  const day = workingDaysAfter(dayIn(at, country), time.workingDays, country)
  return instantOf(Date.parse(day + endOfOfficeHours), country)
}
