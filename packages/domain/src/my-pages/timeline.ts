// The five steps to a new home, and a buyer's progress (MY-7).
import { routeOfPath } from '../sites/routes.ts'
import type { SiteDefinition } from '../sites/sites.ts'

/** Steps in order. Each is also the exact sub-path of its page. */
export const timelineSteps = ['contract', 'interior', 'inspection', 'payment', 'move-in'] as const
/** One of {@link timelineSteps}. */
export type TimelineStep = (typeof timelineSteps)[number]

/** The state of a step. */
export type TimelineState = 'done' | 'current' | 'coming'

/** Address of a step's page on a site; undefined if the site has no timeline. */
export const timelinePath = (site: SiteDefinition, step: TimelineStep): string | undefined =>
  site.routes.timeline && `${site.routes.timeline}${step}/`

/** The step of a path, with or without its last slash; undefined for every other path, also the timeline's own. */
export const timelineStepAt = (path: string, site: SiteDefinition): TimelineStep | undefined => {
  const at = routeOfPath(site, path)
  return at?.route === 'timeline' ? timelineSteps.find((step) => step === at.rest) : undefined
}

/** Known facts of a buyer's progress. Days are `yyyy-MM-dd`; a day that is not set yet is absent. */
export interface TimelineFacts {
  readonly isContractSigned: boolean
  /** Whether every choice of interior is made. */
  readonly isInteriorChosen: boolean
  /** The last day on which interior can be chosen. */
  readonly lastInteriorDay?: string
  readonly inspectionDay?: string
  readonly isFullyPaid: boolean
  /** First day of access. */
  readonly entryDate?: string
}

/**
 * Every step in order with its state. A step is done by its own fact: a day is done when it is over, and choices of interior also once the
 * inspection is over. The first that is not done is current, the remaining ones are coming.
 */
export const timelineOf = (
  facts: TimelineFacts,
  today: string,
): readonly { readonly step: TimelineStep; readonly state: TimelineState }[] => {
  const isOver = (day: string | undefined): boolean => day !== undefined && day < today
  const isInspected = isOver(facts.inspectionDay)
  const isDone: Readonly<Record<TimelineStep, boolean>> = {
    contract: facts.isContractSigned,
    interior: facts.isInteriorChosen || isOver(facts.lastInteriorDay) || isInspected,
    inspection: isInspected,
    payment: facts.isFullyPaid,
    'move-in': isOver(facts.entryDate),
  }
  const current = timelineSteps.find((step) => !isDone[step])
  return timelineSteps.map((step) => ({
    step,
    state: isDone[step] ? 'done' : step === current ? 'current' : 'coming',
  }))
}
