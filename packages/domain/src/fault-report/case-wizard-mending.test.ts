// From the summary back to a step, and forward again.
import { describe, expect, test } from 'vitest'
import {
  after,
  atSummary,
  enable,
  filledCase,
  kinds,
  next,
  previous,
  set,
  to,
  way,
} from '../testing/case-wizard.ts'
import { aSelectedApartment } from '../testing/fault-report.ts'
import { stepCase } from './case-wizard.ts'

describe('From the summary', () => {
  test('a step can be edited and Next returns to the summary', () => {
    const state = after(atSummary(), to('contactDetailsWithoutManagement'))
    expect(state).toMatchObject({
      view: 'contactDetailsWithoutManagement',
      isMending: true,
      completed: atSummary().completed,
    })
    const back = stepCase(after(state, set({ phone: '070-765 43 21' })), next)
    expect(back.state).toMatchObject({ view: 'residentSummary', isMending: false })
    expect(kinds(back.effects)).toEqual(['trackStepComplete', 'saveDraft'])
  })

  test('Next stops at a step that an edit has cleared', () => {
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

  test('Next goes through appliances that have just been enabled', () => {
    const state = after(
      atSummary(),
      to('problemAreaDetails'),
      set({ problemAreaDetails: 'appliances' }),
      enable(true),
    )
    expect(stepCase(state, to('residentSummary')).state).toBe(state)
    expect(way(state)).toEqual(['problemAreaDetails', 'appliances', 'residentSummary'])
  })

  test('Previous ends the editing', () => {
    const state = after(atSummary(), to('problemArea'), previous)
    expect(state).toMatchObject({ view: 'residentResidenceSelection', isMending: false })
    expect(after(state, next).view).toBe('problemArea')
  })

  test('and elsewhere, only steps that have been reached can be opened, if all before them are valid', () => {
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
      expect(stepCase(state, to(view)).state).toBe(state)
    const back = stepCase(state, to('contactDetailsWithoutManagement'))
    expect(back.state).toMatchObject({ view: 'contactDetailsWithoutManagement', isMending: false })
    expect(kinds(back.effects)).toEqual(['saveDraft'])
    expect(after(back.state, to('problemArea')).view).toBe('problemArea')
    const broken = after(back.state, set({ email: '' }))
    expect(stepCase(broken, to('problemArea')).state).toBe(broken)
    expect(after(broken, to('acceptTerms')).view).toBe('acceptTerms')
  })
})
