// Resuming the draft of a report.
import { describe, expect, test } from 'vitest'
import { after, filledCase, next } from '../testing/case-wizard.ts'
import { aCaseForm, aCaseStart } from '../testing/fault-report.ts'
import type { CaseDraft } from './case-draft.ts'
import { caseDraftOf, startCase, stepCase } from './case-wizard.ts'

describe('A draft', () => {
  const draft = {
    id: 'draft-7',
    step: 'description',
    form: aCaseForm(),
    appliances: true,
    submission: 3,
  } as const
  const resume = (value: CaseDraft, state = startCase(aCaseStart())) =>
    stepCase(state, { kind: 'applyDraft', draft: value })

  test('is resumed at its step', () => {
    const { state, effects } = resume(draft)
    expect(effects).toEqual([])
    expect(state).toMatchObject({
      view: 'description',
      completed: [
        'acceptTerms',
        'contactDetailsWithoutManagement',
        'residentResidenceSelection',
        'problemArea',
        'problemAreaDetails',
        'appliances',
      ],
      form: aCaseForm(),
      appliances: true,
      submission: 3,
      start: { draftId: 'draft-7' },
    })
  })

  test('is resumed at an earlier step if that is invalid', () => {
    expect(resume({ ...draft, form: aCaseForm({ problemArea: '' }) }).state).toMatchObject({
      view: 'problemArea',
      completed: ['acceptTerms', 'contactDetailsWithoutManagement', 'residentResidenceSelection'],
    })
    expect(resume({ ...draft, step: 'problemArea', form: aCaseForm({ description: '' }) }).state.view).toBe(
      'problemArea',
    )
    expect(resume({ ...draft, step: 'compound' }).state.view).toBe('acceptTerms')
    expect(resume({ ...draft, step: 'appliances', appliances: false }).state.view).toBe('acceptTerms')
  })

  test('cannot change a read-only name or untick the terms', () => {
    const { state } = resume(
      { ...draft, form: aCaseForm({ firstName: 'Eva', acceptTerms: false }) },
      startCase(aCaseStart({ isNewCase: true })),
    )
    expect(state.form).toMatchObject({ firstName: 'Anna', acceptTerms: true })
  })

  test('is the same report after saving and resuming', () => {
    const state = after(filledCase(), next, next, next)
    expect(resume(caseDraftOf(state)).state).toEqual(state)
  })
})
