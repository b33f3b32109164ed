// Answers, and the changes that clear others.
import { describe, expect, test } from 'vitest'
import { after, enable, filledCase, next, set } from '../testing/case-wizard.ts'
import { aCaseForm, aCaseStart, aSelectedApartment } from '../testing/fault-report.ts'
import { emptyCaseForm } from './case-form.ts'
import type { CaseStart } from './case-wizard.ts'
import { startCase, stepCase } from './case-wizard.ts'

describe('An answer that clears others', () => {
  const filled = filledCase()

  test('clears the detail when the problem area changes, reports it, and can be undone', () => {
    const { state, effects } = stepCase(
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
    expect(stepCase(state, set(answers))).toMatchObject({ state: { form: filled.form }, effects: [] })
  })

  test('does not clear a detail that is set with the area', () => {
    const { state, effects } = stepCase(
      filled,
      set({ problemArea: 'bathroom', problemAreaDetails: 'floor', problemAreaDetailsName: 'Golv' }),
    )
    expect(state.form).toMatchObject({ problemArea: 'bathroom', problemAreaDetails: 'floor' })
    expect(effects).toEqual([])
  })

  test('clears the detail at another address too', () => {
    const state = after(
      filled,
      set({ selectedApartmentId: 'other' }),
      set(aCaseForm({ selectedApartment: null, selectedApartmentId: 'other' })),
    )
    expect(state.form.problemAreaDetails).toBe('water')
    expect(after(state, set({ problemArea: 'bathroom' })).form.problemAreaDetails).toBe('')
  })

  test('keeps a home that was selected before the kind of place, unless that is a common area', () => {
    const picked = after(startCase(aCaseStart()), set({ selectedApartment: aSelectedApartment() }))
    expect(after(picked, set({ type: 'apartment' })).form).toMatchObject({
      type: 'apartment',
      selectedApartmentId: 'apartment-1',
      selectedApartment: { id: 'apartment-1' },
    })
    expect(after(picked, set({ type: 'publicSpace' })).form.selectedApartment).toBeNull()
  })

  test('reports nothing if nothing was cleared', () => {
    const state = startCase(aCaseStart())
    expect(stepCase(state, set({ type: 'apartment' })).effects).toEqual([])
    expect(stepCase(state, set({ problemArea: 'kitchen' })).effects).toEqual([])
    expect(stepCase(filled, set({ description: 'Nytt' })).effects).toEqual([])
    expect(stepCase(filled, set({ problemAreaDetails: 'floor' })).effects).toEqual([])
  })

  test('disables the appliances step when another detail is picked', () => {
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

  test('clears area and detail when another home is selected', () => {
    const { state, effects } = stepCase(
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

  test('clears both when the whole building is selected', () => {
    const state = after(filledCase({ caseType: 'boardMember' }), set({ fullBuilding: true }))
    expect(state.form).toMatchObject({
      fullBuilding: true,
      selectedApartmentId: 'apartment-1',
      problemArea: '',
      problemAreaDetails: '',
    })
  })

  test('clears the home for a public space, unless one is set or another address is selected', () => {
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

  test('clears the home when another address is selected, or an id without its home', () => {
    expect(after(filled, set({ selectedApartmentId: 'other' })).form).toMatchObject({
      selectedApartment: null,
      selectedApartmentId: 'other',
      problemArea: '',
    })
    expect(after(filled, set({ selectedApartmentId: 'apartment-9' })).form.selectedApartment).toBeNull()
  })

  test('has no effect when nothing changes', () => {
    expect(stepCase(filled, set({})).state).toBe(filled)
    expect(stepCase(filled, set({ problemArea: 'kitchen' })).state).toBe(filled)
    expect(stepCase(filled, set({ description: filled.form.description })).effects).toEqual([])
  })
})

describe('Fields', () => {
  test('of a read-only name keep the values of the profile', () => {
    const names = { firstName: 'Eva', lastName: 'Ek' }
    const named = (caseType: CaseStart['caseType'], variant: CaseStart['variant']) =>
      after(startCase(aCaseStart({ caseType, variant })), set(names)).form
    expect(named('resident', 'SE')).toMatchObject({ firstName: 'Anna', lastName: 'Berg' })
    expect(named('boardMember', 'NO')).toMatchObject({ firstName: 'Anna', lastName: 'Berg' })
    expect(named('boardMember', 'SE')).toMatchObject(names)
  })

  test('of another contact are required once it is wanted', () => {
    const state = after(filledCase(), next, set({ other: true }))
    expect(after(state, next).view).toBe('contactDetailsWithoutManagement')
    expect(after(state, set({ other: false }), next).view).toBe('residentResidenceSelection')
  })

  test('of the wrong type are cleared, and unknown ones are omitted', () => {
    const state = after(filledCase(), set(JSON.parse('{ "email": 7, "secret": "x" }')))
    expect(state.form.email).toBe('')
    expect(Object.keys(state.form)).toEqual(Object.keys(emptyCaseForm))
  })

  test('of the terms cannot be unticked in a new case', () => {
    expect(after(filledCase({ isNewCase: true }), set({ acceptTerms: false })).form.acceptTerms).toBe(true)
    expect(after(filledCase(), set({ acceptTerms: false })).form.acceptTerms).toBe(false)
  })

  test('of the address are required for a resident without a home of their own', () => {
    const state = after(startCase(aCaseStart()), { kind: 'agreementsLoaded', count: 0 })
    expect(state.form.selectedApartmentId).toBe('other')
    const some = startCase(aCaseStart())
    expect(stepCase(some, { kind: 'agreementsLoaded', count: 1 }).state).toBe(some)
    const board = startCase(aCaseStart({ caseType: 'boardMember' }))
    expect(stepCase(board, { kind: 'agreementsLoaded', count: 0 }).state).toBe(board)
  })
})

describe('The appliances step', () => {
  test('can be enabled and disabled', () => {
    const state = filledCase()
    const enabled = after(state, enable(true))
    expect(enabled.appliances).toBe(true)
    expect(stepCase(enabled, enable(true)).state).toBe(enabled)
    expect(after(enabled, enable(false))).toEqual(state)
  })

  test('returns to the step before when it is disabled', () => {
    const state = after(filledCase(), enable(true), next, next, next, next, next)
    expect(state.view).toBe('appliances')
    expect(after(state, enable(false)).view).toBe('problemAreaDetails')
    expect(after(state, next, enable(false)).view).toBe('description')
  })

  test('is not completed any more when it is enabled again', () => {
    const state = after(filledCase(), enable(true), next, next, next, next, next, next)
    expect(state.completed).toContain('appliances')
    expect(after(state, enable(false), enable(true)).completed).not.toContain('appliances')
  })
})
