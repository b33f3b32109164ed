// Sending a report, and the outcome.
import { describe, expect, test } from 'vitest'
import { after, atSummary, kinds, next, previous, sent, set, submitting } from '../testing/case-wizard.ts'
import { aCaseStart } from '../testing/fault-report.ts'
import type { CaseEvent, CaseWizard } from './case-wizard.ts'
import { caseWizardView, startCase, stepCase } from './case-wizard.ts'

describe('Submitting', () => {
  test('sends the report with an idempotency key of draft and submission', () => {
    const moved = stepCase(atSummary(), { kind: 'submit' })
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

  test('updates the profile and the board’s e-mail first', () => {
    const state = atSummary(
      { caseType: 'boardMember' },
      { email: 'ny@example.se', boardEmail: 'ny-styrelse@example.se' },
    )
    const { effects } = stepCase(state, { kind: 'submit' })
    expect(effects.slice(0, 2)).toEqual([
      { kind: 'updateAccount', changes: { email: 'ny@example.se' } },
      { kind: 'updateBoardEmail', email: 'ny-styrelse@example.se' },
    ])
    expect(kinds(effects)).toEqual(['updateAccount', 'updateBoardEmail', 'submitCase'])
  })

  test('is possible only on the last step', () => {
    const state = after(atSummary(), previous)
    expect(stepCase(state, { kind: 'submit' }).state).toBe(state)
  })

  test('opens the first invalid step, and shows its errors', () => {
    const moved = stepCase(after(atSummary(), set({ email: '', description: '' })), { kind: 'submit' })
    expect(moved.state).toMatchObject({
      kind: 'editing',
      view: 'contactDetailsWithoutManagement',
      isMending: true,
    })
    expect(kinds(moved.effects)).toEqual(['saveDraft'])
    expect(caseWizardView(moved.state).errors).toEqual([{ path: ['email'], key: 'required' }])
    expect(after(moved.state, set({ email: 'anna@example.se' }), next).view).toBe('description')
  })

  test('ignores other events until the answer arrives', () => {
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
    for (const event of events) expect(stepCase(state, event).state).toBe(state)
  })

  test.each([
    [413, 'fileSize'],
    [415, 'fileType'],
    [500, 'generic'],
    [undefined, 'generic'],
  ] as const)('fails with %s, returns to editing and shows the error %s', (status, failure) => {
    const moved = stepCase(submitting(), { kind: 'failed', ...(status !== undefined && { status }) })
    expect(moved).toEqual({ state: { ...atSummary(), failure }, effects: [] })
    expect(after(moved.state, { kind: 'submit' }).failure).toBeNull()
  })

  test('reuses the key for an unchanged report, and has another for a changed one', () => {
    const keyOf = (state: CaseWizard) =>
      stepCase(state, { kind: 'submit' }).effects.find((effect) => effect.kind === 'submitCase')
        ?.idempotencyKey
    const failed = after(submitting(), { kind: 'failed' })
    expect(keyOf(failed)).toBe('draft-1.2')
    const changed = after(failed, set({ description: 'Det droppar.' }))
    expect(keyOf(changed)).toBe('draft-1.3')
    expect(keyOf(after(changed, set({ description: 'Det droppar.' })))).toBe('draft-1.3')
  })

  test('shows the completion and discards the draft on success', () => {
    expect(stepCase(submitting(), { kind: 'submitted', receipt: { ticketNumber: null } })).toEqual({
      state: { ...submitting(), kind: 'submitted', receipt: { ticketNumber: null } },
      effects: [
        { kind: 'trackStepComplete', view: 'residentSummary' },
        { kind: 'discardDraft', draftId: 'draft-1' },
      ],
    })
  })

  test('is not confirmed if nothing was sent', () => {
    const state = atSummary()
    expect(stepCase(state, { kind: 'failed', status: 413 }).state).toBe(state)
    expect(stepCase(state, { kind: 'submitted', receipt: { ticketNumber: null } }).state).toBe(state)
  })
})

describe('After sending', () => {
  const state = sent()

  test('a new report starts empty, without the terms, with another draft', () => {
    const moved = stepCase(state, { kind: 'startNew', draftId: 'draft-2' })
    expect(moved).toEqual({
      state: startCase(aCaseStart({ draftId: 'draft-2', isNewCase: true })),
      effects: [],
    })
    expect(moved.state.view).toBe('contactDetailsWithoutManagement')
  })

  test('the reporter can open the errands, or close the wizard', () => {
    expect(stepCase(state, { kind: 'goToErrands' })).toEqual({
      state,
      effects: [{ kind: 'openErrands' }, { kind: 'close' }],
    })
    expect(stepCase(state, { kind: 'close' })).toEqual({ state, effects: [{ kind: 'close' }] })
  })

  test('other events are ignored', () => {
    const events: readonly CaseEvent[] = [
      next,
      previous,
      set({ email: '' }),
      { kind: 'submit' },
      { kind: 'abort' },
      { kind: 'failed' },
    ]
    for (const event of events) expect(stepCase(state, event)).toEqual({ state, effects: [] })
    const editing = atSummary()
    for (const kind of ['goToErrands', 'close'] as const)
      expect(stepCase(editing, { kind }).state).toBe(editing)
  })
})
