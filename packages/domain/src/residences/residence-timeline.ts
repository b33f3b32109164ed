// A residence on the timeline: what of it decides each step, and which days belong to which.
import type { TimelineFacts, TimelineState, TimelineStep } from '../my-pages/timeline.ts'
import { timelineOf } from '../my-pages/timeline.ts'
import type { Residence, ResidenceDay, ResidenceDayKind } from './residence.ts'
import type { ResidenceDays } from './residence-days.ts'
import { currentDays, entryDateOf, lastOf } from './residence-days.ts'

/** The days that each step tells, the one that its state goes by first. The contract has the day of agreement alone. */
export const dayKindsOfStep = {
  contract: [],
  interior: ['interior'],
  inspection: ['inspection', 'finalInspection'],
  payment: ['payment'],
  'move-in': ['moveIn'],
} as const satisfies Readonly<Record<TimelineStep, readonly ResidenceDayKind[]>>

/**
 * What the timeline asks of a residence. A home whose days nobody wrote down has gone its way when its building was
 * approved; what is owed is paid when somebody says so, or else when its last day is over.
 */
export const timelineFactsOf = (
  residence: Pick<Residence, 'agreedOn' | 'completedOn' | 'isInteriorChosen' | 'isFullyPaid' | 'days'>,
  today: string,
): TimelineFacts => {
  const days: ResidenceDays = currentDays(residence.days)
  const entryDate = entryDateOf(days) ?? (days.inspection ? undefined : residence.completedOn)
  const lastInteriorDay = lastOf(days.interior)
  const inspectionDay =
    lastOf(days.inspection) ?? (entryDate !== undefined && entryDate < today ? entryDate : undefined)
  const paymentDay = lastOf(days.payment) ?? entryDate
  return {
    isContractSigned: residence.agreedOn !== undefined || residence.completedOn !== undefined,
    isInteriorChosen: residence.isInteriorChosen,
    ...(lastInteriorDay !== undefined && { lastInteriorDay }),
    ...(inspectionDay !== undefined && { inspectionDay }),
    isFullyPaid: residence.isFullyPaid ?? (paymentDay !== undefined && paymentDay < today),
    ...(entryDate !== undefined && { entryDate }),
  }
}

/** A step of somebody's timeline. */
export interface ResidenceStep {
  readonly step: TimelineStep
  readonly state: TimelineState
  /** The days that hold for it, in the order of {@link dayKindsOfStep}. */
  readonly days: readonly ResidenceDay[]
}

/** The five steps of a residence with their states and days, in order. */
export const residenceTimeline = (residence: Residence, today: string): readonly ResidenceStep[] => {
  const days: ResidenceDays = currentDays(residence.days)
  return timelineOf(timelineFactsOf(residence, today), today).map(({ step, state }) => ({
    step,
    state,
    days: dayKindsOfStep[step].flatMap((kind: ResidenceDayKind) => days[kind] ?? []),
  }))
}

/** What comes next of a residence: the first step that is not done; undefined once one has moved in. */
export const nextStepOf = (residence: Residence, today: string): ResidenceStep | undefined =>
  residenceTimeline(residence, today).find(({ state }) => state === 'current')
