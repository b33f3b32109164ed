import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CaseDraft } from './case-draft.ts'
import type { CaseForm } from './case-form.ts'
import { emptyCaseForm } from './case-form.ts'
import { caseRule, caseStepRule } from './case-rules.ts'
import type { CaseView } from './case-steps.ts'
import { caseStepOrder, caseViews } from './case-steps.ts'
import type { CaseEffect, CaseEvent, CaseStart, CaseWizard } from './case-wizard.ts'
import { caseDraftOf, caseWizardView, moveCase, startCase } from './case-wizard.ts'
import { aCaseForm, aCaseStart, aSelectedApartment } from './fault-report.testing.ts'

const caseTypes = ['resident', 'boardMember', 'boardMemberNoManagement'] as const
const caseVariants = ['SE', 'NO'] as const

/** The steps that are met. */
const stepsOf = ({ start, appliances }: CaseWizard): readonly CaseView[] =>
  (caseStepOrder[start.caseType] as readonly CaseView[]).filter(
    (view) => (view !== 'appliances' || appliances) && (view !== 'acceptTerms' || !start.isNewCase),
  )

const completedOf = (state: CaseWizard): readonly CaseView[] =>
  caseWizardView(state)
    .steps.filter(({ isCompleted }) => isCompleted)
    .map(({ view }) => view)

/** Everything that happens, one after the other. */
const after = (state: CaseWizard, ...events: readonly CaseEvent[]): CaseWizard =>
  events.reduce((now, event) => moveCase(now, event).state, state)

const filledCase = (facts: Partial<CaseStart> = {}, answers: Partial<CaseForm> = {}): CaseWizard => {
  const start = aCaseStart(facts)
  return after(startCase(start), {
    kind: 'setFields',
    fields: aCaseForm(answers, start.caseType, start.variant),
  })
}

const next: CaseEvent = { kind: 'next' }
const previous: CaseEvent = { kind: 'previous' }
const set = (fields: Partial<CaseForm>): CaseEvent => ({ kind: 'setFields', fields })
const to = (view: CaseView): CaseEvent => ({ kind: 'goToView', view })
const enable = (enabled: boolean): CaseEvent => ({ kind: 'enableAppliances', enabled })

/** Ready to be sent. */
const atSummary = (facts: Partial<CaseStart> = {}, answers: Partial<CaseForm> = {}): CaseWizard => {
  const filled = filledCase(facts, answers)
  return after(
    filled,
    ...stepsOf(filled)
      .slice(1)
      .map(() => next),
  )
}
const submitting = (facts: Partial<CaseStart> = {}): CaseWizard => after(atSummary(facts), { kind: 'submit' })
const sent = (facts: Partial<CaseStart> = {}): CaseWizard =>
  after(submitting(facts), { kind: 'submitted', receipt: { ticketNumber: 'F-1' } })

const kinds = (effects: readonly CaseEffect[]) => effects.map(({ kind }) => kind)

/** The views that one meets by pressing Next. */
const way = (state: CaseWizard): readonly CaseView[] => {
  const views = [state.view]
  for (let now = state; ; ) {
    const then = after(now, next)
    if (then.view === now.view) return views
    views.push(then.view)
    now = then
  }
}

describe('a wizard', () => {
  test('starts at the terms with what is known of the person', () => {
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

  test.each(caseTypes)('leads a %s through all steps but the appliances', (caseType) => {
    const order: readonly CaseView[] = caseStepOrder[caseType]
    expect(way(filledCase({ caseType }))).toEqual(order.filter((view) => view !== 'appliances'))
    expect(way(after(filledCase({ caseType }), enable(true)))).toEqual(order)
  })

  test('leads a new case past the terms', () => {
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

  test('says what was completed and saves the draft at the new step', () => {
    const state = filledCase()
    const moved = moveCase(state, next)
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

  test('stays where something is wrong and shows all that is', () => {
    const state = after(startCase(aCaseStart()), set({ acceptTerms: true, email: '', phone: '1' }), next)
    expect(caseWizardView(state).errors).toEqual([])
    const moved = moveCase(state, next)
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
    expect(moveCase(moved.state, next).state).toBe(moved.state)
  })

  test('shows the error of a field once it has been left', () => {
    const state = after(startCase(aCaseStart()), set({ acceptTerms: true, email: '', phone: '' }), next)
    const touched = after(state, { kind: 'touch', field: 'phone' })
    expect(touched.touched).toEqual(['phone'])
    expect(caseWizardView(touched).errors).toEqual([{ path: ['phone'], key: 'required' }])
    expect(moveCase(touched, { kind: 'touch', field: 'phone' }).state).toBe(touched)
  })

  test('goes back past the appliances unless they are enabled, and not before the first step', () => {
    const atDescription = after(filledCase(), next, next, next, next, next)
    expect(atDescription.view).toBe('description')
    const back = moveCase(atDescription, previous)
    expect(back.state.view).toBe('problemAreaDetails')
    expect(back.state.completed).toEqual(atDescription.completed)
    expect(back.effects).toEqual([{ kind: 'saveDraft', draft: caseDraftOf(back.state) }])
    expect(after(filledCase(), enable(true), next, next, next, next, next, next, previous).view).toBe(
      'appliances',
    )
    const first = filledCase()
    expect(moveCase(first, previous)).toEqual({ state: first, effects: [] })
    expect(moveCase(first, previous).state).toBe(first)
  })

  test('does nothing with Next on its last step', () => {
    const state = atSummary()
    expect(state.view).toBe('residentSummary')
    expect(moveCase(state, next)).toEqual({ state, effects: [] })
    expect(moveCase(state, next).state).toBe(state)
  })
})

describe('the numbers of the steps', () => {
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
  ] as const)('of a %s are %i in all, with or without appliances', (caseType, total) => {
    expect(caseWizardView(filledCase({ caseType })).steps).toHaveLength(total)
    expect(caseWizardView(after(filledCase({ caseType }), enable(true))).steps).toHaveLength(total)
  })

  test('divide the progress bar by all steps and one', () => {
    expect(caseWizardView(filledCase()).progress).toBe(0)
    expect(caseWizardView(after(filledCase(), next)).progress).toBe(1 / 7)
    expect(caseWizardView(atSummary()).progress).toBe(6 / 7)
    expect(caseWizardView(submitting()).progress).toBe(6 / 7)
    expect(caseWizardView(sent()).progress).toBe(1)
    expect(caseWizardView(after(filledCase({ caseType: 'boardMemberNoManagement' }), next)).progress).toBe(
      1 / 8,
    )
  })

  test('stand in a list without what is optional or not counted', () => {
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

  test('come with what the shell shows: no way back at the first, Submit at the last', () => {
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

describe('from the summary', () => {
  test('a step is mended and Next leads back', () => {
    const state = after(atSummary(), to('contactDetailsWithoutManagement'))
    expect(state).toMatchObject({
      view: 'contactDetailsWithoutManagement',
      isMending: true,
      completed: atSummary().completed,
    })
    const back = moveCase(after(state, set({ phone: '070-765 43 21' })), next)
    expect(back.state).toMatchObject({ view: 'residentSummary', isMending: false })
    expect(kinds(back.effects)).toEqual(['trackStepComplete', 'saveDraft'])
  })

  test('Next stops at what a mended step has made void', () => {
    const state = after(
      atSummary(),
      to('residentResidenceSelection'),
      set({ type: 'publicSpace', selectedApartment: aSelectedApartment({ id: 'yard' }) }),
      next,
    )
    expect(state).toMatchObject({ view: 'problemArea', isMending: true })
    const on = after(state, set({ problemArea: 'yard' }), next)
    expect(on).toMatchObject({ view: 'problemAreaDetails', isMending: true })
    expect(after(on, set({ problemAreaDetails: 'other' }), next)).toMatchObject({
      view: 'residentSummary',
      isMending: false,
    })
  })

  test('Next goes on through appliances that have just come in', () => {
    const state = after(
      atSummary(),
      to('problemAreaDetails'),
      set({ problemAreaDetails: 'appliances' }),
      enable(true),
    )
    expect(moveCase(state, to('residentSummary')).state).toBe(state)
    expect(way(state)).toEqual(['problemAreaDetails', 'appliances', 'residentSummary'])
  })

  test('the way back ends the mending', () => {
    const state = after(atSummary(), to('problemArea'), previous)
    expect(state).toMatchObject({ view: 'residentResidenceSelection', isMending: false })
    expect(after(state, next).view).toBe('problemArea')
  })

  test('and from elsewhere one gets only to steps that have been reached, with all before them well', () => {
    const state = after(filledCase(), next, next, next)
    expect(state.view).toBe('problemArea')
    for (const view of [
      'problemArea',
      'problemAreaDetails',
      'appliances',
      'description',
      'residentSummary',
      'compound',
      'faq',
    ] as const)
      expect(moveCase(state, to(view)).state).toBe(state)
    const back = moveCase(state, to('contactDetailsWithoutManagement'))
    expect(back.state).toMatchObject({ view: 'contactDetailsWithoutManagement', isMending: false })
    expect(kinds(back.effects)).toEqual(['saveDraft'])
    expect(after(back.state, to('problemArea')).view).toBe('problemArea')
    const broken = after(back.state, set({ email: '' }))
    expect(moveCase(broken, to('problemArea')).state).toBe(broken)
    expect(after(broken, to('acceptTerms')).view).toBe('acceptTerms')
  })
})

describe('completed steps', () => {
  test('are those that Next has left, while their answers are well', () => {
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

describe('answers that make others void', () => {
  const filled = filledCase()

  test('empty the detail when the problem area changes, tell so, and can be given back', () => {
    const { state, effects } = moveCase(
      after(filled, enable(true)),
      set({ problemArea: 'bathroom', problemAreaName: 'Badrum' }),
    )
    expect(state.form).toMatchObject({
      problemArea: 'bathroom',
      problemAreaName: 'Badrum',
      problemAreaDetails: '',
      problemAreaDetailsName: '',
    })
    expect(state.appliances).toBe(false)
    const answers = {
      problemArea: 'kitchen',
      problemAreaName: 'Kök',
      problemAreaDetails: 'water',
      problemAreaDetailsName: 'Vatten',
    }
    expect(effects).toEqual([{ kind: 'answersCleared', answers }])
    expect(moveCase(state, set(answers))).toMatchObject({ state: { form: filled.form }, effects: [] })
  })

  test('keep a detail that is given with the area', () => {
    const { state, effects } = moveCase(
      filled,
      set({ problemArea: 'bathroom', problemAreaDetails: 'floor', problemAreaDetailsName: 'Golv' }),
    )
    expect(state.form).toMatchObject({ problemArea: 'bathroom', problemAreaDetails: 'floor' })
    expect(effects).toEqual([])
  })

  test('empty the detail at another address too', () => {
    const state = after(
      filled,
      set({ selectedApartmentId: 'other' }),
      set(aCaseForm({ selectedApartment: null, selectedApartmentId: 'other' })),
    )
    expect(state.form.problemAreaDetails).toBe('water')
    expect(after(state, set({ problemArea: 'bathroom' })).form.problemAreaDetails).toBe('')
  })

  test('tell nothing where there was nothing to empty', () => {
    const state = startCase(aCaseStart())
    expect(moveCase(state, set({ type: 'apartment' })).effects).toEqual([])
    expect(moveCase(state, set({ problemArea: 'kitchen' })).effects).toEqual([])
    expect(moveCase(filled, set({ description: 'Nytt' })).effects).toEqual([])
    expect(moveCase(filled, set({ problemAreaDetails: 'floor' })).effects).toEqual([])
  })

  test('take the appliances step away when another detail is picked', () => {
    const state = after(filled, next, next, next, next, enable(true), next)
    expect(state.view).toBe('appliances')
    expect(after(state, set({ problemAreaDetails: 'floor' }))).toMatchObject({
      view: 'problemAreaDetails',
      appliances: false,
    })
    expect(after(state, set({ problemAreaDetails: '' }))).toMatchObject({
      view: 'problemAreaDetails',
      appliances: false,
    })
    expect(after(state, set({ description: 'Nytt' }))).toMatchObject({ view: 'appliances', appliances: true })
  })

  test('empty area and detail when another home is selected', () => {
    const { state, effects } = moveCase(
      after(filled, set({ publicAreaProblem: 'yard' })),
      set({ selectedApartment: aSelectedApartment({ id: 'apartment-2' }) }),
    )
    expect(state.form).toMatchObject({
      selectedApartmentId: 'apartment-2',
      selectedApartment: { id: 'apartment-2' },
      problemArea: '',
      problemAreaName: '',
      publicAreaProblem: '',
      problemAreaDetails: '',
      problemAreaDetailsName: '',
    })
    expect(effects).toMatchObject([
      {
        kind: 'answersCleared',
        answers: {
          selectedApartmentId: 'apartment-1',
          selectedApartment: aSelectedApartment(),
          problemArea: 'kitchen',
        },
      },
    ])
  })

  test('empty them when it becomes the whole building', () => {
    const state = after(filledCase({ caseType: 'boardMember' }), set({ fullBuilding: true }))
    expect(state.form).toMatchObject({
      fullBuilding: true,
      selectedApartmentId: 'apartment-1',
      problemArea: '',
      problemAreaDetails: '',
    })
  })

  test('empty the home when it becomes a public space, unless one is given or another address chosen', () => {
    expect(after(filled, set({ type: 'publicSpace' })).form).toMatchObject({
      selectedApartment: null,
      selectedApartmentId: '',
      problemArea: '',
      problemAreaDetails: '',
    })
    const yard = aSelectedApartment({ id: 'yard' })
    expect(after(filled, set({ type: 'publicSpace', selectedApartment: yard })).form).toMatchObject({
      selectedApartment: yard,
      selectedApartmentId: 'yard',
    })
    const other = after(filled, set({ selectedApartmentId: 'other' }))
    expect(after(other, set({ type: 'publicSpace' })).form.selectedApartmentId).toBe('other')
  })

  test('empty the home when another address is chosen, or an id without its home', () => {
    expect(after(filled, set({ selectedApartmentId: 'other' })).form).toMatchObject({
      selectedApartment: null,
      selectedApartmentId: 'other',
      problemArea: '',
    })
    expect(after(filled, set({ selectedApartmentId: 'apartment-9' })).form.selectedApartment).toBeNull()
  })

  test('are nothing when nothing changes', () => {
    expect(moveCase(filled, set({})).state).toBe(filled)
    expect(moveCase(filled, set({ problemArea: 'kitchen' })).state).toBe(filled)
    expect(moveCase(filled, set({ description: filled.form.description })).effects).toEqual([])
  })
})

describe('fields', () => {
  test('of a read-only name stay as the profile has them', () => {
    const names = { firstName: 'Eva', lastName: 'Ek' }
    const named = (caseType: CaseStart['caseType'], variant: CaseStart['variant']) =>
      after(startCase(aCaseStart({ caseType, variant })), set(names)).form
    expect(named('resident', 'SE')).toMatchObject({ firstName: 'Anna', lastName: 'Berg' })
    expect(named('boardMember', 'NO')).toMatchObject({ firstName: 'Anna', lastName: 'Berg' })
    expect(named('boardMember', 'SE')).toMatchObject(names)
  })

  test('of another contact are asked once it is wanted', () => {
    const state = after(filledCase(), next, set({ other: true }))
    expect(after(state, next).view).toBe('contactDetailsWithoutManagement')
    expect(after(state, set({ other: false }), next).view).toBe('residentResidenceSelection')
  })

  test('of the wrong kind are emptied, and unknown ones left out', () => {
    const state = after(filledCase(), set({ email: 7, secret: 'x' } as unknown as Partial<CaseForm>))
    expect(state.form.email).toBe('')
    expect(Object.keys(state.form)).toEqual(Object.keys(emptyCaseForm))
  })

  test('of the terms cannot be taken back in a new case', () => {
    expect(after(filledCase({ isNewCase: true }), set({ acceptTerms: false })).form.acceptTerms).toBe(true)
    expect(after(filledCase(), set({ acceptTerms: false })).form.acceptTerms).toBe(false)
  })

  test('of the address are asked of a resident without a home of their own', () => {
    const state = after(startCase(aCaseStart()), { kind: 'agreementsLoaded', count: 0 })
    expect(state.form.selectedApartmentId).toBe('other')
    const some = startCase(aCaseStart())
    expect(moveCase(some, { kind: 'agreementsLoaded', count: 1 }).state).toBe(some)
    const board = startCase(aCaseStart({ caseType: 'boardMember' }))
    expect(moveCase(board, { kind: 'agreementsLoaded', count: 0 }).state).toBe(board)
  })
})

describe('the appliances', () => {
  test('come and go', () => {
    const state = filledCase()
    const enabled = after(state, enable(true))
    expect(enabled.appliances).toBe(true)
    expect(moveCase(enabled, enable(true)).state).toBe(enabled)
    expect(after(enabled, enable(false))).toEqual(state)
  })

  test('leave the step before when they go', () => {
    const state = after(filledCase(), enable(true), next, next, next, next, next)
    expect(state.view).toBe('appliances')
    expect(after(state, enable(false)).view).toBe('problemAreaDetails')
    expect(after(state, next, enable(false)).view).toBe('description')
  })

  test('are not done any more when they come in again', () => {
    const state = after(filledCase(), enable(true), next, next, next, next, next, next)
    expect(state.completed).toContain('appliances')
    expect(after(state, enable(false), enable(true)).completed).not.toContain('appliances')
  })
})

describe('a reset', () => {
  test.each([
    ['editing', atSummary()],
    ['asking', after(atSummary(), { kind: 'abort' })],
    ['sent', sent()],
  ])('while %s gives the initial state and discards the draft', (_, state) => {
    expect(moveCase(state, { kind: 'reset' })).toEqual({
      state: startCase(aCaseStart()),
      effects: [{ kind: 'discardDraft', draftId: 'draft-1' }],
    })
  })

  test('is refused while the report is being sent', () => {
    const state = submitting()
    expect(moveCase(state, { kind: 'reset' }).state).toBe(state)
  })
})

describe('an abort', () => {
  const state = after(filledCase(), next, next)
  const asking = after(state, { kind: 'abort' })

  test('asks first', () => {
    expect(asking).toEqual({ ...state, kind: 'confirmingAbort' })
    expect(moveCase(asking, { kind: 'continue' })).toEqual({ state, effects: [] })
    for (const event of [next, previous, set({ email: '' }), { kind: 'abort' }, { kind: 'submit' }] as const)
      expect(moveCase(asking, event).state).toBe(asking)
  })

  test('then says so, resets and closes', () => {
    expect(moveCase(asking, { kind: 'confirmAbort' })).toEqual({
      state: startCase(aCaseStart()),
      effects: [
        { kind: 'trackAbort', view: 'residentResidenceSelection' },
        { kind: 'discardDraft', draftId: 'draft-1' },
        { kind: 'close' },
      ],
    })
    expect(moveCase(state, { kind: 'confirmAbort' }).state).toBe(state)
    expect(moveCase(state, { kind: 'continue' }).state).toBe(state)
  })
})

describe('submitting', () => {
  test('sends the report with the key of draft and submission', () => {
    const moved = moveCase(atSummary(), { kind: 'submit' })
    expect(moved.state).toEqual({ ...atSummary(), kind: 'submitting' })
    expect(moved.effects).toEqual([
      {
        kind: 'submitCase',
        caseType: 'resident',
        idempotencyKey: 'draft-1.2',
        payload: [
          ['siteId', '1'],
          ['propertyId', 'property-1'],
          ['assetTypeId', 'water'],
          ['roomId', 'kitchen'],
          ['description', 'Varför läcker kranen?'],
          ['area', '1'],
          ['objectId', 'apartment-1'],
          ['buildingId', 'building-1'],
          ['governmentObjectId', '1203'],
          ['address', 'Kajskjulsgatan 4'],
        ],
      },
    ])
  })

  test('first changes the profile and the board’s e-mail', () => {
    const state = atSummary(
      { caseType: 'boardMember' },
      { email: 'ny@example.se', boardEmail: 'ny-styrelse@example.se' },
    )
    const { effects } = moveCase(state, { kind: 'submit' })
    expect(effects.slice(0, 2)).toEqual([
      { kind: 'updateAccount', changes: { email: 'ny@example.se' } },
      { kind: 'updateBoardEmail', email: 'ny-styrelse@example.se' },
    ])
    expect(kinds(effects)).toEqual(['updateAccount', 'updateBoardEmail', 'submitCase'])
  })

  test('is possible on the last step only', () => {
    const state = after(atSummary(), previous)
    expect(moveCase(state, { kind: 'submit' }).state).toBe(state)
  })

  test('leads to the first step that is not well, and shows what is wrong', () => {
    const moved = moveCase(after(atSummary(), set({ email: '', description: '' })), { kind: 'submit' })
    expect(moved.state).toMatchObject({
      kind: 'editing',
      view: 'contactDetailsWithoutManagement',
      isMending: true,
    })
    expect(kinds(moved.effects)).toEqual(['saveDraft'])
    expect(caseWizardView(moved.state).errors).toEqual([{ path: ['email'], key: 'required' }])
    expect(after(moved.state, set({ email: 'anna@example.se' }), next).view).toBe('description')
  })

  test('does nothing else until the answer comes', () => {
    const state = submitting()
    const events: readonly CaseEvent[] = [
      next,
      previous,
      set({ email: '' }),
      { kind: 'submit' },
      { kind: 'abort' },
      { kind: 'close' },
      { kind: 'startNew', draftId: 'x' },
    ]
    for (const event of events) expect(moveCase(state, event).state).toBe(state)
  })

  test.each([
    [413, 'fileSize'],
    [415, 'fileType'],
    [500, 'generic'],
    [undefined, 'generic'],
  ] as const)('that fails with %s goes back to editing with the error %s', (status, failure) => {
    const moved = moveCase(submitting(), { kind: 'failed', ...(status !== undefined && { status }) })
    expect(moved).toEqual({ state: { ...atSummary(), failure }, effects: [] })
    expect(after(moved.state, { kind: 'submit' }).failure).toBeNull()
  })

  test('again keeps the key of the same report, and takes another for a changed one', () => {
    const keyOf = (state: CaseWizard) =>
      moveCase(state, { kind: 'submit' }).effects.find((effect) => effect.kind === 'submitCase')
        ?.idempotencyKey
    const failed = after(submitting(), { kind: 'failed' })
    expect(keyOf(failed)).toBe('draft-1.2')
    const changed = after(failed, set({ description: 'Det droppar.' }))
    expect(keyOf(changed)).toBe('draft-1.3')
    expect(keyOf(after(changed, set({ description: 'Det droppar.' })))).toBe('draft-1.3')
  })

  test('that succeeds shows the completion and discards the draft', () => {
    expect(moveCase(submitting(), { kind: 'submitted', receipt: { ticketNumber: null } })).toEqual({
      state: { ...submitting(), kind: 'submitted', receipt: { ticketNumber: null } },
      effects: [
        { kind: 'trackStepComplete', view: 'residentSummary' },
        { kind: 'discardDraft', draftId: 'draft-1' },
      ],
    })
  })

  test('means nothing where nothing was sent', () => {
    const state = atSummary()
    expect(moveCase(state, { kind: 'failed', status: 413 }).state).toBe(state)
    expect(moveCase(state, { kind: 'submitted', receipt: { ticketNumber: null } }).state).toBe(state)
  })
})

describe('once sent', () => {
  const state = sent()

  test('a new report starts empty, without the terms, under another draft', () => {
    const moved = moveCase(state, { kind: 'startNew', draftId: 'draft-2' })
    expect(moved).toEqual({
      state: startCase(aCaseStart({ draftId: 'draft-2', isNewCase: true })),
      effects: [],
    })
    expect(moved.state.view).toBe('contactDetailsWithoutManagement')
  })

  test('one goes to the errands, or closes', () => {
    expect(moveCase(state, { kind: 'goToErrands' })).toEqual({
      state,
      effects: [{ kind: 'openErrands' }, { kind: 'close' }],
    })
    expect(moveCase(state, { kind: 'close' })).toEqual({ state, effects: [{ kind: 'close' }] })
  })

  test('nothing else happens', () => {
    const events: readonly CaseEvent[] = [
      next,
      previous,
      set({ email: '' }),
      { kind: 'submit' },
      { kind: 'abort' },
      { kind: 'failed' },
    ]
    for (const event of events) expect(moveCase(state, event)).toEqual({ state, effects: [] })
    const editing = atSummary()
    for (const kind of ['goToErrands', 'close'] as const)
      expect(moveCase(editing, { kind }).state).toBe(editing)
  })
})

describe('a switch to a report without management', () => {
  test('begins it, and a click outside no longer closes', () => {
    const state = after(filledCase({ caseType: 'boardMember', variant: 'NO' }), next, next)
    const moved = moveCase(state, { kind: 'switchToNoManagement' })
    const start = aCaseStart({ caseType: 'boardMemberNoManagement', variant: 'NO', isSwitched: true })
    expect(moved).toEqual({ state: startCase(start), effects: [] })
    expect(caseWizardView(state).closesByClickOutside).toBe(true)
    expect(caseWizardView(moved.state).closesByClickOutside).toBe(false)
  })

  test.each(['resident', 'boardMemberNoManagement'] as const)('means nothing for a %s', (caseType) => {
    const state = filledCase({ caseType })
    expect(moveCase(state, { kind: 'switchToNoManagement' }).state).toBe(state)
  })
})

describe('a draft', () => {
  const draft = {
    id: 'draft-7',
    step: 'description',
    form: aCaseForm(),
    appliances: true,
    submission: 3,
  } as const
  const resume = (value: CaseDraft, state = startCase(aCaseStart())) =>
    moveCase(state, { kind: 'applyDraft', draft: value })

  test('is taken up at its step', () => {
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

  test('is taken up earlier where something before is not well', () => {
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

  test('cannot bring another name or take the terms back', () => {
    const { state } = resume(
      { ...draft, form: aCaseForm({ firstName: 'Eva', acceptTerms: false }) },
      startCase(aCaseStart({ isNewCase: true })),
    )
    expect(state.form).toMatchObject({ firstName: 'Anna', acceptTerms: true })
  })

  test('saved and taken up again is the same report', () => {
    const state = after(filledCase(), next, next, next)
    expect(resume(caseDraftOf(state)).state).toEqual(state)
  })
})

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

/** Cheaper than `expect`, of which these properties would call some millions. */
const must = (isSo: boolean, what: string) => {
  if (!isSo) throw new Error(what)
}

describe('whatever happens', () => {
  test('the wizard stays at one of its steps, and nothing is sent that is not well or confirmed that was not sent', () => {
    fc.assert(
      fc.property(someWizard, fc.array(someEvent, { maxLength: 6 }), (wizard, events) => {
        let state = wizard
        for (const event of events) {
          const before = state
          const moved = moveCase(before, event)
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
            JSON.stringify(moveCase(state, { kind: 'reset' }).state) ===
              JSON.stringify(startCase(state.start)),
            'a reset is no beginning',
          )
      }),
    )
  }, 120_000)

  test('numbers and progress stay within bounds, Next never lowers them, and Back leads to where it came from', () => {
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

  test('an event that means nothing leaves the very same state and asks for nothing', () => {
    fc.assert(
      fc.property(someWizard, fc.array(someEvent, { maxLength: 6 }), someEvent, (wizard, events, event) => {
        const state = after(wizard, ...events)
        const nothing = moveCase(state, { kind: 'moat' } as unknown as CaseEvent)
        expect(nothing.state).toBe(state)
        expect(nothing.effects).toEqual([])
        const moved = moveCase(state, event)
        if (state.kind === 'submitting' && event.kind !== 'submitted' && event.kind !== 'failed') {
          expect(moved.state).toBe(state)
          expect(moved.effects).toEqual([])
        }
      }),
    )
  })
})
