// Status and stage of a project by its phase, and the allowed changes of phase (PLAT-106, PLAT-107).
import type { CountryCode } from '../sites/site.ts'
import type { ProjectPhase, ProjectStatus, ResidenceStatus } from './enumerations.ts'
import { projectPhases } from './enumerations.ts'
import type { ProjectStage } from './property-enumerations.ts'
import { areSoldOut } from './statuses.ts'

/** The number of the first phase of each status and of each stage; it lasts until the next one begins. */
const firstPhases = {
  status: { planned: 0, vip: 1, preSelling: 3, forSale: 4, moveInReady: 9, reference: 10 },
  stage: { planned: 0, constructionStart: 5, intermediation: 6, moveInReady: 9, completed: 10 },
} as const satisfies {
  readonly status: Partial<Record<ProjectStatus, number>>
  readonly stage: Record<ProjectStage, number>
}

const reached = <Word extends string>(firsts: Readonly<Record<Word, number>>, number: number): Word =>
  (Object.keys(firsts) as Word[]).findLast((word) => firsts[word] <= number) as Word

/** The progress of a project in a phase. */
export const projectStageOf = (phase: ProjectPhase): ProjectStage =>
  reached(firstPhases.stage, projectPhases.indexOf(phase))

/**
 * The status of a project in a phase, with homes of these statuses. While a project is on sale (phases 3 to 9) it is `soldOut` once no home
 * is left; once completed, it is `succession` while one of its homes is, and a reference otherwise. Before that only the phase decides.
 */
export const projectStatusOf = (
  phase: ProjectPhase,
  homes: readonly ResidenceStatus[],
  country: CountryCode,
): ProjectStatus => {
  const number = projectPhases.indexOf(phase)
  if (phase === 'completed' && homes.includes('succession')) return 'succession'
  const isInSale = number >= 3 && number <= 9
  return isInSale && areSoldOut(homes, country) ? 'soldOut' : reached(firstPhases.status, number)
}

/** The result of requesting another phase. All but `allowed` are refusals. */
export type PhaseTransition =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'same-phase' }
  /** Only staff may go backward. */
  | { readonly kind: 'not-permitted' }
  /** Going backward requires a reason. */
  | { readonly kind: 'reason-missing' }

/**
 * Whether a project may go from one phase to another: forward always, skips included; backward only by staff with a reason. `schedule` is
 * an automatic change on a planned day.
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
