// Wizards at later steps, and the events that lead on from there.
import type { CaseForm } from '../fault-report/case-form.ts'
import type { CaseView } from '../fault-report/case-steps.ts'
import { caseStepOrder } from '../fault-report/case-steps.ts'
import type { CaseEffect, CaseEvent, CaseStart, CaseWizard } from '../fault-report/case-wizard.ts'
import { caseWizardView, startCase, stepCase } from '../fault-report/case-wizard.ts'
import { aCaseForm, aCaseStart } from './fault-report.ts'

export const caseTypes = ['resident', 'boardMember', 'boardMemberNoManagement'] as const
export const caseVariants = ['SE', 'NO'] as const

/** The steps that apply to a wizard. */
export const stepsOf = ({ start, appliances }: CaseWizard): readonly CaseView[] =>
  (caseStepOrder[start.caseType] as readonly CaseView[]).filter(
    (view) => (view !== 'appliances' || appliances) && (view !== 'acceptTerms' || !start.isNewCase),
  )

export const completedOf = (state: CaseWizard): readonly CaseView[] =>
  caseWizardView(state)
    .steps.filter(({ isCompleted }) => isCompleted)
    .map(({ view }) => view)

/** Applies all events in order. */
export const after = (state: CaseWizard, ...events: readonly CaseEvent[]): CaseWizard =>
  events.reduce((now, event) => stepCase(now, event).state, state)

export const filledCase = (facts: Partial<CaseStart> = {}, answers: Partial<CaseForm> = {}): CaseWizard => {
  const start = aCaseStart(facts)
  return after(startCase(start), {
    kind: 'setFields',
    fields: aCaseForm(answers, start.caseType, start.variant),
  })
}

export const next: CaseEvent = { kind: 'next' }
export const previous: CaseEvent = { kind: 'previous' }
export const set = (fields: Partial<CaseForm>): CaseEvent => ({ kind: 'setFields', fields })
export const to = (view: CaseView): CaseEvent => ({ kind: 'goToView', view })
export const enable = (enabled: boolean): CaseEvent => ({ kind: 'enableAppliances', enabled })

/** Ready to be sent. */
export const atSummary = (facts: Partial<CaseStart> = {}, answers: Partial<CaseForm> = {}): CaseWizard => {
  const filled = filledCase(facts, answers)
  return after(
    filled,
    ...stepsOf(filled)
      .slice(1)
      .map(() => next),
  )
}
export const submitting = (facts: Partial<CaseStart> = {}): CaseWizard =>
  after(atSummary(facts), { kind: 'submit' })
export const sent = (facts: Partial<CaseStart> = {}): CaseWizard =>
  after(submitting(facts), { kind: 'submitted', receipt: { ticketNumber: 'F-1' } })

export const kinds = (effects: readonly CaseEffect[]) => effects.map(({ kind }) => kind)

/** The views that pressing Next leads to. */
export const way = (state: CaseWizard): readonly CaseView[] => {
  const views = [state.view]
  for (let now = state; ; ) {
    const then = after(now, next)
    if (then.view === now.view) return views
    views.push(then.view)
    now = then
  }
}
