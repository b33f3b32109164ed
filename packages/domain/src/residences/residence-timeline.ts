// A residence on the timeline: the facts that decide each step, and the days of each.
import type { TimelineFacts, TimelineState, TimelineStep } from '../my-pages/timeline.ts'
import { timelineOf } from '../my-pages/timeline.ts'
import { withoutUndefined } from '../without-undefined.ts'
import type { Residence, ResidenceDay, ResidenceDayKind } from './residence.ts'
import type { ResidenceDays } from './residence-days.ts'
import { daysOfResidence, entryDateOf, lastOf } from './residence-days.ts'

/** The days of each step, the one that decides its state first. The contract has only the day of agreement. */
export const dayKindsOfStep = {
  contract: [],
  interior: ['interior'],
  inspection: ['inspection', 'finalInspection'],
  payment: ['payment'],
  'move-in': ['moveIn'],
} as const satisfies Readonly<Record<TimelineStep, readonly ResidenceDayKind[]>>

/**
 * The timeline's facts of a residence. A home without stored days is complete when its building was approved; payments are done once
 * confirmed, or else when their last day is over.
 */
export const timelineFactsOf = (
  residence: Pick<
    Residence,
    'agreedOn' | 'completedOn' | 'isInteriorChosen' | 'isFullyPaid' | 'interiorStops' | 'days'
  >,
  today: string,
): TimelineFacts => {
  const days: ResidenceDays = daysOfResidence(residence)
  const entryDate = entryDateOf(days) ?? (days.inspection ? undefined : residence.completedOn)
  const lastInteriorDay = lastOf(days.interior) ?? residence.interiorStops.at(-1)
  const inspectionDay =
    lastOf(days.inspection) ?? (entryDate !== undefined && entryDate < today ? entryDate : undefined)
  const paymentDay = lastOf(days.payment) ?? entryDate
  return {
    isContractSigned: residence.agreedOn !== undefined || residence.completedOn !== undefined,
    isInteriorChosen: residence.isInteriorChosen,
    ...withoutUndefined({ lastInteriorDay, inspectionDay }),
    isFullyPaid: residence.isFullyPaid ?? (paymentDay !== undefined && paymentDay < today),
    ...(entryDate !== undefined && { entryDate }),
  }
}

/** A step of a user's timeline. */
export interface ResidenceStep {
  readonly step: TimelineStep
  readonly state: TimelineState
  /** Its current days, in the order of {@link dayKindsOfStep}. */
  readonly days: readonly ResidenceDay[]
}

/** The five steps of a residence with their states and days, in order. */
export const residenceTimeline = (residence: Residence, today: string): readonly ResidenceStep[] => {
  const days: ResidenceDays = daysOfResidence(residence)
  return timelineOf(timelineFactsOf(residence, today), today).map(({ step, state }) => ({
    step,
    state,
    days: dayKindsOfStep[step].flatMap((kind: ResidenceDayKind) => days[kind] ?? []),
  }))
}

/** The next step of a residence: the first that is not done; undefined after moving in. */
export const nextStepOf = (residence: Residence, today: string): ResidenceStep | undefined =>
  residenceTimeline(residence, today).find(({ state }) => state === 'current')
