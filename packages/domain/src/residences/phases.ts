// What a project's phase says of its status and stage, and which phase may follow (specification 1 §4, contract-decisions 4.1).
import type { CountryCode } from '../sites/site.ts'
import type { ProjectPhase, ProjectStatus, ResidenceStatus } from './enumerations.ts'
import { projectPhases } from './enumerations.ts'
import type { ProjectStage } from './property-enumerations.ts'
import { areSoldOut } from './status-meaning.ts'

/** For each phase the status that the project shows and the stage that it has reached. */
export const phaseMeanings = {
  planned: { status: 'planned', stage: 'planned' },
  vipSale: { status: 'vip', stage: 'planned' },
  vipSaleProcessing: { status: 'vip', stage: 'planned' },
  preSelling: { status: 'preSelling', stage: 'planned' },
  salesStart: { status: 'forSale', stage: 'planned' },
  buildStart: { status: 'forSale', stage: 'constructionStart' },
  intermediation: { status: 'forSale', stage: 'intermediation' },
  interiorOptions: { status: 'forSale', stage: 'intermediation' },
  finalizing: { status: 'forSale', stage: 'intermediation' },
  moveIn: { status: 'moveInReady', stage: 'moveInReady' },
  completed: { status: 'reference', stage: 'completed' },
} as const satisfies Record<ProjectPhase, { readonly status: ProjectStatus; readonly stage: ProjectStage }>

/** How far a project has come in a phase. */
export const projectStageOf = (phase: ProjectPhase): ProjectStage => phaseMeanings[phase].stage

/**
 * The status of a project in a phase, with homes of these statuses. While a project is in sale (phases 3 to 9) it is
 * `soldOut` once nothing is left to be sold; before and after, the phase alone decides.
 */
export const projectStatusOf = (
  phase: ProjectPhase,
  homes: readonly ResidenceStatus[],
  country: CountryCode,
): ProjectStatus => {
  const { status } = phaseMeanings[phase]
  const isInSale = status === 'preSelling' || status === 'forSale' || status === 'moveInReady'
  return isInSale && areSoldOut(homes, country) ? 'soldOut' : status
}

/** What comes of asking for another phase. All but `allowed` are refusals. */
export type PhaseTransition =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'same-phase' }
  /** Backward is for staff alone. */
  | { readonly kind: 'not-permitted' }
  /** Backward needs a reason in words. */
  | { readonly kind: 'reason-missing' }

/**
 * Whether a project may go from one phase to another: forward always, skips included; backward only when staff say
 * why. `schedule` is a change that comes of itself on a planned day.
 */
export const projectPhaseTransition = (
  from: ProjectPhase,
  to: ProjectPhase,
  { by, reason }: { readonly by: 'staff' | 'schedule'; readonly reason?: string },
): PhaseTransition => {
  const steps = projectPhases.indexOf(to) - projectPhases.indexOf(from)
  if (steps === 0) return { kind: 'same-phase' }
  if (steps > 0) return { kind: 'allowed' }
  if (by !== 'staff') return { kind: 'not-permitted' }
  return { kind: reason?.trim() ? 'allowed' : 'reason-missing' }
}
