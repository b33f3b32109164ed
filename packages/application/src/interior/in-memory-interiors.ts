// Interiors for tests: one home, and simulated changes by other buyers of it.
import type { InteriorIssueKind, InteriorView } from '@husrum/domain'
import { interiorChoice, interiorSum, isInteriorClosed, isSameInterior } from '@husrum/domain'
import type { InteriorChange, Interiors } from './interiors.ts'

export interface InMemoryInteriorsOptions {
  readonly interior?: InteriorView
  /** Thrown by every call, as if the service were unavailable or the caller signed out. */
  readonly failure?: Error
}

export interface InMemoryInteriors extends Interiors {
  /** Simulates a change by another buyer. */
  change(facts: Partial<InteriorView>): void
}

export const makeInMemoryInteriors = ({
  interior,
  failure,
}: InMemoryInteriorsOptions = {}): InMemoryInteriors => {
  let kept = interior
  const find = (residenceId: string | undefined): InteriorView | undefined => {
    if (failure) throw failure
    return residenceId === undefined || kept?.residenceId === residenceId ? kept : undefined
  }
  const change = (
    residenceId: string,
    version: number,
    decide: (view: InteriorView) => InteriorChange,
  ): InteriorChange => {
    const view = find(residenceId)
    if (!view) return { kind: 'notFound' }
    if (view.isOver) return { kind: 'refused', why: 'over' }
    if (view.version !== version) return { kind: 'changedMeanwhile', interior: view }
    const decided = decide(view)
    if (decided.kind === 'done') kept = decided.interior
    return decided
  }

  const refusalOf = (kind: InteriorIssueKind | undefined): InteriorChange => ({
    kind: 'refused',
    why: kind === 'onlyOne' || kind === 'closed' ? kind : 'unknown',
  })
  const choose = (view: InteriorView, chosen: readonly string[]): InteriorChange => {
    const { confirmed: { chosen: confirmed = view.agreed } = {}, groups, today } = view
    const choice = interiorChoice(groups, { chosen, confirmed, today })
    if (choice.kind === 'refused') return refusalOf(choice.issues[0]?.kind)
    const version = isSameInterior(choice.chosen, view.chosen) ? view.version : view.version + 1
    return { kind: 'done', interior: { ...view, version, chosen: choice.chosen, issues: choice.issues } }
  }

  return {
    change: (facts) => {
      if (kept) kept = { ...kept, version: kept.version + 1, ...facts }
    },
    of: async (residenceId) => find(residenceId),
    choose: async (residenceId, chosen, version) =>
      change(residenceId, version, (view) => choose(view, chosen)),
    confirm: async (residenceId, seen, version) =>
      change(residenceId, version, (view) => {
        const done = choose(view, seen)
        if (done.kind !== 'done') return done
        const { groups, today, chosen, issues } = done.interior
        if (isInteriorClosed(groups, today)) return { kind: 'refused', why: 'closed' }
        if (issues.length > 0) return { kind: 'refused', why: 'incomplete' }
        const confirmed = { chosen, sum: interiorSum(groups, chosen), at: 1, by: 'Anna', number: 'R-1' }
        return { kind: 'done', interior: { ...done.interior, confirmed } }
      }),
  }
}
