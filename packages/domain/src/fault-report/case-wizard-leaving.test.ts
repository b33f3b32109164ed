// Leaving a report: reset, abort, or switch to another.
import { describe, expect, test } from 'vitest'
import {
  after,
  atSummary,
  filledCase,
  next,
  previous,
  sent,
  set,
  submitting,
} from '../testing/case-wizard.ts'
import { aCaseStart } from '../testing/fault-report.ts'
import { caseWizardView, startCase, stepCase } from './case-wizard.ts'

describe('A reset', () => {
  test.each([
    ['editing', atSummary()],
    ['asking', after(atSummary(), { kind: 'abort' })],
    ['sent', sent()],
  ])('while %s restores the initial state and discards the draft', (_, state) => {
    expect(stepCase(state, { kind: 'reset' })).toEqual({
      state: startCase(aCaseStart()),
      effects: [{ kind: 'discardDraft', draftId: 'draft-1' }],
    })
  })

  test('is ignored while the report is being sent', () => {
    const state = submitting()
    expect(stepCase(state, { kind: 'reset' }).state).toBe(state)
  })
})

describe('An abort', () => {
  const state = after(filledCase(), next, next)
  const asking = after(state, { kind: 'abort' })

  test('requires a confirmation', () => {
    expect(asking).toEqual({ ...state, kind: 'confirmingAbort' })
    expect(stepCase(asking, { kind: 'continue' })).toEqual({ state, effects: [] })
    for (const event of [next, previous, set({ email: '' }), { kind: 'abort' }, { kind: 'submit' }] as const)
      expect(stepCase(asking, event).state).toBe(asking)
  })

  test('is tracked, resets the wizard and closes it when confirmed', () => {
    expect(stepCase(asking, { kind: 'confirmAbort' })).toEqual({
      state: startCase(aCaseStart()),
      effects: [
        { kind: 'trackAbort', view: 'residentResidenceSelection' },
        { kind: 'discardDraft', draftId: 'draft-1' },
        { kind: 'close' },
      ],
    })
    expect(stepCase(state, { kind: 'confirmAbort' }).state).toBe(state)
    expect(stepCase(state, { kind: 'continue' }).state).toBe(state)
  })
})

describe('A switch to a report without management', () => {
  test('starts it, and a click outside no longer closes the wizard', () => {
    const state = after(filledCase({ caseType: 'boardMember', variant: 'NO' }), next, next)
    const moved = stepCase(state, { kind: 'switchToNoManagement' })
    const start = aCaseStart({ caseType: 'boardMemberNoManagement', variant: 'NO', isSwitched: true })
    expect(moved).toEqual({ state: startCase(start), effects: [] })
    expect(caseWizardView(state).closesByClickOutside).toBe(true)
    expect(caseWizardView(moved.state).closesByClickOutside).toBe(false)
  })

  test.each(['resident', 'boardMemberNoManagement'] as const)('is ignored for a %s', (caseType) => {
    const state = filledCase({ caseType })
    expect(stepCase(state, { kind: 'switchToNoManagement' }).state).toBe(state)
  })
})
