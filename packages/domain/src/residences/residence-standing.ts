// The state of a user's home: from the hold to the day it is no longer theirs.
import { monthsAfter } from '../calendar/days.ts'
import type { Residence } from './residence.ts'
import type { ResidenceDays } from './residence-days.ts'
import { daysOfResidence, entryDateOf, lastOf } from './residence-days.ts'

/** In chronological order. `held` is a booking in progress: it is no residence yet. */
export const residenceStandings = [
  'held',
  'signed',
  'choosing',
  'waiting',
  'movedIn',
  'owned',
  'left',
] as const
/** One of {@link residenceStandings}. */
export type ResidenceStanding = (typeof residenceStandings)[number]

/** An owner is new for so many months after the handover: by then the one-year inspection is over. */
const newMonths = 12

/** The facts that decide the state of a residence. Days are `yyyy-MM-dd`. */
export interface ResidenceStandingFacts {
  /** Absent for a home that is still being booked, except for a previously known home. */
  readonly agreedOn?: string
  readonly completedOn?: string
  readonly leftOn?: string
  readonly days: ResidenceDays
  /** Whether every choice of interior is made, however long it is open. */
  readonly isInteriorChosen?: boolean
  /** The last day of each group of options. Without any, the announced days of interior count. */
  readonly interiorStops?: readonly string[]
}

/**
 * The state of a residence on a day. From the handover the resident has moved in, and owns it from a year later on; without a stored day of
 * access the building's approval counts. Before that: `choosing` while interior is open and not chosen, `signed` until then, `waiting`
 * after it. Interior is over with the last of its groups.
 */
export const residenceStanding = (facts: ResidenceStandingFacts, today: string): ResidenceStanding => {
  const { agreedOn, completedOn, leftOn, days, isInteriorChosen = false, interiorStops = [] } = facts
  if (leftOn !== undefined && leftOn <= today) return 'left'
  const entry = entryDateOf(days) ?? completedOn
  if (entry !== undefined && entry <= today)
    return today < monthsAfter(entry, newMonths) ? 'movedIn' : 'owned'
  if (agreedOn === undefined && entry === undefined) return 'held'
  const { interior, inspection } = days
  const isInspected = (lastOf(inspection) ?? today) < today
  const lastStop = interiorStops.at(-1) ?? (interior && (lastOf(interior) ?? ''))
  if (isInteriorChosen || isInspected || (lastStop !== undefined && lastStop < today)) return 'waiting'
  return interior && interior.earliest <= today && interior.source !== 'estimate' ? 'choosing' : 'signed'
}

/** The same for a residence. */
export const standingOf = (residence: Residence, today: string): ResidenceStanding =>
  residenceStanding({ ...residence, days: daysOfResidence(residence) }, today)

/** Whether a home is purchased, and its buyer does not have the keys yet. `held` is still a booking. */
export const isBeforeHandover = (standing: ResidenceStanding): boolean =>
  standing === 'signed' || standing === 'choosing' || standing === 'waiting'

/** Whether a past residence was never moved into: its purchase was ended before. */
export const wasNeverEntered = ({ leftOn, completedOn, days }: Omit<ResidenceStandingFacts, 'agreedOn'>) => {
  const entry = entryDateOf(days) ?? completedOn
  return leftOn !== undefined && (entry === undefined || leftOn < entry)
}
