// Invariants of a report for any events in any order.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  after,
  atSummary,
  caseTypes,
  caseVariants,
  enable,
  filledCase,
  next,
  previous,
  set,
  stepsOf,
  to,
} from '../testing/case-wizard.ts'
import { aCaseForm, aCaseStart, aSelectedApartment } from '../testing/fault-report.ts'
import type { CaseForm } from './case-form.ts'
import { caseRule, caseStepRule } from './case-rules.ts'
import { caseViews } from './case-steps.ts'
import type { CaseEvent } from './case-wizard.ts'
import { caseWizardView, startCase, stepCase } from './case-wizard.ts'

const someFields: fc.Arbitrary<Partial<CaseForm>> = fc.constantFrom<Partial<CaseForm>>(
  aCaseForm(),
  aCaseForm({}, 'boardMemberNoManagement'),
  { acceptTerms: true },
  { acceptTerms: false },
  { email: '' },
  { email: 'ny@example.se' },
  { other: true },
  { type: 'publicSpace' },
  { selectedApartmentId: 'other' },
  { address: 'Storgatan 4', zipCode: '411 01', city: 'Göteborg' },
  { selectedApartment: aSelectedApartment() },
  { problemArea: 'bathroom' },
  { problemAreaDetails: 'floor' },
  { problemAreaDetails: '' },
  { description: 'Det droppar.' },
)
const someEvent: fc.Arbitrary<CaseEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(next) },
  { weight: 2, arbitrary: fc.constant(previous) },
  { weight: 3, arbitrary: someFields.map(set) },
  { weight: 2, arbitrary: fc.constantFrom(...caseViews).map(to) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<CaseEvent>(
      { kind: 'submit' },
      { kind: 'submitted', receipt: { ticketNumber: 'F-1' } },
      { kind: 'failed', status: 413 },
      { kind: 'abort' },
      { kind: 'confirmAbort' },
      { kind: 'continue' },
      { kind: 'reset' },
      { kind: 'switchToNoManagement' },
      { kind: 'agreementsLoaded', count: 0 },
      { kind: 'startNew', draftId: 'draft-2' },
      { kind: 'goToErrands' },
      { kind: 'touch', field: 'email' },
      enable(true),
      enable(false),
      {
        kind: 'applyDraft',
        draft: { id: 'd', step: 'description', form: aCaseForm(), appliances: false, submission: 1 },
      },
    ),
  },
)
const someWizard = fc.constantFrom(
  ...caseTypes.flatMap((caseType) =>
    caseVariants.flatMap((variant) =>
      [false, true].flatMap((isNewCase) => {
        const facts = { caseType, variant, isNewCase }
        return [startCase(aCaseStart(facts)), filledCase(facts), atSummary(facts)]
      }),
    ),
  ),
)

/** Faster than `expect`, which these properties would call millions of times. */
const must = (isSo: boolean, what: string) => {
  if (!isSo) throw new Error(what)
}

describe('For any events', () => {
  test('the wizard stays at one of its steps, sends only valid reports and confirms only sent ones', () => {
    fc.assert(
      fc.property(someWizard, fc.array(someEvent, { maxLength: 6 }), (wizard, events) => {
        let state = wizard
        for (const event of events) {
          const before = state
          const moved = stepCase(before, event)
          state = moved.state
          must(stepsOf(state).includes(state.view), `${state.view} is none of ${stepsOf(state)}`)
          if (moved.effects.some(({ kind }) => kind === 'submitCase'))
            must(caseRule(before.start).check(before.form).kind === 'valid', 'an unwell report was sent')
          if (state.kind === 'submitted')
            must(before.kind === 'submitting' || before.kind === 'submitted', 'confirmed, but never sent')
        }
        must(JSON.stringify(JSON.parse(JSON.stringify(state))) === JSON.stringify(state), 'no plain JSON')
        if (state.kind !== 'submitting')
          must(
            JSON.stringify(stepCase(state, { kind: 'reset' }).state) ===
              JSON.stringify(startCase(state.start)),
            'a reset is no beginning',
          )
      }),
    )
  }, 120_000)

  test('numbers and progress stay within bounds, Next never lowers them, and Previous undoes Next', () => {
    fc.assert(
      fc.property(someWizard, fc.array(someEvent, { maxLength: 4 }), (wizard, events) => {
        const state = after(wizard, ...events)
        const on = after(state, next)
        const back = after(state, previous)
        const [before, then] = [caseWizardView(state), caseWizardView(on)]
        must(before.progress >= 0 && before.progress <= 1, 'the progress is out of bounds')
        must(before.number <= before.steps.length, 'the number is out of bounds')
        must(then.progress >= before.progress, 'Next lowered the progress')
        if (on.view !== state.view) {
          must(
            caseStepRule(state.view, state.start).check(state.form).kind === 'valid',
            'Next left a step that is not well',
          )
          if (!state.isMending) {
            must(then.number - before.number <= 1, 'Next skipped a number')
            must(after(on, previous).view === state.view, 'Back led elsewhere')
          }
        }
        if (back.view !== state.view && caseStepRule(back.view, back.start).check(back.form).kind === 'valid')
          must(after(back, next).view === state.view, 'Next led elsewhere')
      }),
    )
  }, 120_000)

  test('an event that does not apply leaves the same state, without effects', () => {
    fc.assert(
      fc.property(someWizard, fc.array(someEvent, { maxLength: 6 }), someEvent, (wizard, events, event) => {
        const state = after(wizard, ...events)
        const nothing = stepCase(state, JSON.parse('{ "kind": "nonsense" }'))
        expect(nothing.state).toBe(state)
        expect(nothing.effects).toEqual([])
        const moved = stepCase(state, event)
        if (state.kind === 'submitting' && event.kind !== 'submitted' && event.kind !== 'failed') {
          expect(moved.state).toBe(state)
          expect(moved.effects).toEqual([])
        }
      }),
    )
  })
})
