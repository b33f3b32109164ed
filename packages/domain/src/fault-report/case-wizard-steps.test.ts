// The sequence of a report's steps, and their numbers.
import { describe, expect, test } from 'vitest'
import {
  after,
  atSummary,
  caseTypes,
  completedOf,
  enable,
  filledCase,
  next,
  previous,
  sent,
  set,
  submitting,
  way,
} from '../testing/case-wizard.ts'
import { aCaseStart } from '../testing/fault-report.ts'
import { emptyCaseForm } from './case-form.ts'
import type { CaseView } from './case-steps.ts'
import { caseStepOrder } from './case-steps.ts'
import type { CaseWizard } from './case-wizard.ts'
import { caseDraftOf, caseWizardView, startCase, stepCase } from './case-wizard.ts'

describe('A wizard', () => {
  test('starts at the terms, prefilled from the profile', () => {
    expect(startCase(aCaseStart())).toEqual({
      kind: 'editing',
      start: aCaseStart(),
      form: {
        ...emptyCaseForm,
        firstName: 'Anna',
        lastName: 'Berg',
        email: 'anna@example.se',
        phone: '070-123 45 67',
        boardEmail: 'styrelsen@example.se',
      },
      view: 'acceptTerms',
      completed: [],
      isMending: false,
      touched: [],
      appliances: false,
      submission: 1,
      failure: null,
    })
  })

  test.each(caseTypes)('leads a %s through all steps except the appliances', (caseType) => {
    const order: readonly CaseView[] = caseStepOrder[caseType]
    expect(way(filledCase({ caseType }))).toEqual(order.filter((view) => view !== 'appliances'))
    expect(way(after(filledCase({ caseType }), enable(true)))).toEqual(order)
  })

  test('skips the terms in a new case', () => {
    const state = filledCase({ isNewCase: true })
    expect(state.form.acceptTerms).toBe(true)
    expect(way(state)).toEqual([
      'contactDetailsWithoutManagement',
      'residentResidenceSelection',
      'problemArea',
      'problemAreaDetails',
      'description',
      'residentSummary',
    ])
  })

  test('tracks the completed step and saves the draft at the new step', () => {
    const state = filledCase()
    const moved = stepCase(state, next)
    expect(moved.effects).toEqual([
      { kind: 'trackStepComplete', view: 'acceptTerms' },
      {
        kind: 'saveDraft',
        draft: {
          id: 'draft-1',
          step: 'contactDetailsWithoutManagement',
          form: state.form,
          appliances: false,
          submission: 2,
        },
      },
    ])
    expect(moved.state.completed).toEqual(['acceptTerms'])
    expect(caseDraftOf(moved.state)).toMatchObject({ step: 'contactDetailsWithoutManagement' })
  })

  test('stays at an invalid step and shows all errors', () => {
    const state = after(startCase(aCaseStart()), set({ acceptTerms: true, email: '', phone: '1' }), next)
    expect(caseWizardView(state).errors).toEqual([])
    const moved = stepCase(state, next)
    expect(moved.effects).toEqual([])
    expect(moved.state.view).toBe('contactDetailsWithoutManagement')
    expect(moved.state.touched).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'other',
      'otherFirstName',
      'otherLastName',
      'otherEmail',
      'otherPhone',
    ])
    expect(caseWizardView(moved.state).errors).toEqual([
      { path: ['email'], key: 'required' },
      { path: ['phone'], key: 'minLength', params: { min: 7 } },
    ])
    expect(stepCase(moved.state, next).state).toBe(moved.state)
  })

  test('shows the error of a field once it has lost focus', () => {
    const state = after(startCase(aCaseStart()), set({ acceptTerms: true, email: '', phone: '' }), next)
    const touched = after(state, { kind: 'touch', field: 'phone' })
    expect(touched.touched).toEqual(['phone'])
    expect(caseWizardView(touched).errors).toEqual([{ path: ['phone'], key: 'required' }])
    expect(stepCase(touched, { kind: 'touch', field: 'phone' }).state).toBe(touched)
  })

  test('skips the appliances on Previous unless they are enabled, and stays at the first step', () => {
    const atDescription = after(filledCase(), next, next, next, next, next)
    expect(atDescription.view).toBe('description')
    const back = stepCase(atDescription, previous)
    expect(back.state.view).toBe('problemAreaDetails')
    expect(back.state.completed).toEqual(atDescription.completed)
    expect(back.effects).toEqual([{ kind: 'saveDraft', draft: caseDraftOf(back.state) }])
    expect(after(filledCase(), enable(true), next, next, next, next, next, next, previous).view).toBe(
      'appliances',
    )
    const first = filledCase()
    expect(stepCase(first, previous)).toEqual({ state: first, effects: [] })
    expect(stepCase(first, previous).state).toBe(first)
  })

  test('ignores Next on its last step', () => {
    const state = atSummary()
    expect(state.view).toBe('residentSummary')
    expect(stepCase(state, next)).toEqual({ state, effects: [] })
    expect(stepCase(state, next).state).toBe(state)
  })
})

describe('The step numbers', () => {
  const numbers = (state: CaseWizard) => {
    const seen: (readonly [CaseView, number])[] = []
    for (let now = state; ; ) {
      seen.push([now.view, caseWizardView(now).number])
      const then = after(now, next)
      if (then.view === now.view) return seen
      now = then
    }
  }

  test('do not count terms and appliances', () => {
    expect(numbers(after(filledCase(), enable(true)))).toEqual([
      ['acceptTerms', 0],
      ['contactDetailsWithoutManagement', 1],
      ['residentResidenceSelection', 2],
      ['problemArea', 3],
      ['problemAreaDetails', 4],
      ['appliances', 4],
      ['description', 5],
      ['residentSummary', 6],
    ])
  })

  test.each([
    ['resident', 6],
    ['boardMember', 6],
    ['boardMemberNoManagement', 7],
  ] as const)('of a %s are %i in total, with or without appliances', (caseType, total) => {
    expect(caseWizardView(filledCase({ caseType })).steps).toHaveLength(total)
    expect(caseWizardView(after(filledCase({ caseType }), enable(true))).steps).toHaveLength(total)
  })

  test('divide the progress bar by the number of steps plus one', () => {
    expect(caseWizardView(filledCase()).progress).toBe(0)
    expect(caseWizardView(after(filledCase(), next)).progress).toBe(1 / 7)
    expect(caseWizardView(atSummary()).progress).toBe(6 / 7)
    expect(caseWizardView(submitting()).progress).toBe(6 / 7)
    expect(caseWizardView(sent()).progress).toBe(1)
    expect(caseWizardView(after(filledCase({ caseType: 'boardMemberNoManagement' }), next)).progress).toBe(
      1 / 8,
    )
  })

  test('are listed without optional or uncounted steps', () => {
    const state = after(filledCase(), enable(true), next, next, next, previous)
    expect(caseWizardView(state).steps).toEqual([
      { view: 'contactDetailsWithoutManagement', isCurrent: false, isCompleted: true },
      { view: 'residentResidenceSelection', isCurrent: true, isCompleted: true },
      { view: 'problemArea', isCurrent: false, isCompleted: false },
      { view: 'problemAreaDetails', isCurrent: false, isCompleted: false },
      { view: 'description', isCurrent: false, isCompleted: false },
      { view: 'residentSummary', isCurrent: false, isCompleted: false },
    ])
  })

  test('come with the shell: no Previous at the first step, Submit at the last', () => {
    expect(caseWizardView(filledCase())).toMatchObject({
      hidePrevious: true,
      isLast: false,
      step: { hideShell: true },
    })
    expect(caseWizardView(after(filledCase(), next))).toMatchObject({
      hidePrevious: false,
      isLast: false,
      step: { view: 'contactDetailsWithoutManagement', hideShell: false },
    })
    expect(caseWizardView(filledCase({ isNewCase: true }))).toMatchObject({ hidePrevious: true })
    expect(caseWizardView(atSummary())).toMatchObject({ hidePrevious: false, isLast: true })
  })
})

describe('Completed steps', () => {
  test('are those that Next has left, while their answers are valid', () => {
    expect(completedOf(filledCase())).toEqual([])
    expect(completedOf(after(filledCase(), next, next))).toEqual(['contactDetailsWithoutManagement'])
    expect(after(filledCase(), next, previous, next).completed).toEqual(['acceptTerms'])
    expect(completedOf(after(atSummary(), set({ phone: '' })))).toEqual([
      'residentResidenceSelection',
      'problemArea',
      'problemAreaDetails',
      'description',
    ])
  })
})
