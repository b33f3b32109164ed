// The stored draft of an unfinished report.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCaseForm } from '../testing/fault-report.ts'
import { caseDraftLifetime, readCaseCookie, readCaseDraft, writeCaseCookie } from './case-draft.ts'
import { emptyCaseForm } from './case-form.ts'
import { caseViews } from './case-steps.ts'

describe('A draft', () => {
  test('is stored for 24 hours on the server', () => {
    expect(caseDraftLifetime).toEqual({ value: 24, unit: 'hours' })
  })

  const draft = {
    id: 'd-1',
    step: 'description',
    form: aCaseForm(),
    appliances: true,
    submission: 2,
  } as const

  test('is parsed as it was stored', () => {
    expect(readCaseDraft(draft)).toEqual(draft)
    expect(readCaseDraft({ id: 'd-1', step: 'compound' })).toEqual({
      id: 'd-1',
      step: 'compound',
      form: emptyCaseForm,
      appliances: false,
      submission: 1,
    })
    expect(readCaseDraft({ ...draft, appliances: 1, submission: null })).toEqual({
      ...draft,
      appliances: false,
      submission: 1,
    })
    expect(readCaseDraft({ ...draft, submission: 1.5 })?.submission).toBe(1)
    expect(readCaseDraft({ ...draft, submission: '7' })?.submission).toBe(1)
  })

  test.each([
    undefined,
    null,
    'd-1',
    {},
    { ...draft, id: '' },
    { ...draft, id: 'a.b' },
    { ...draft, id: 'a'.repeat(65) },
    { ...draft, id: 7 },
    { ...draft, step: 'moat' },
    { ...draft, step: undefined },
  ])('is not parsed from %j', (value) => {
    expect(readCaseDraft(value)).toBeUndefined()
  })

  test('may have an id of 64 characters', () => {
    expect(readCaseDraft({ ...draft, id: 'a'.repeat(64) })?.id).toHaveLength(64)
  })

  test('is parsed from anything without an exception, and unchanged when parsed again', () => {
    const nearly = fc.record({
      id: fc.constantFrom('d', '', 1),
      step: fc.constantFrom(...caseViews, 'x'),
      form: fc.anything(),
      appliances: fc.anything(),
      submission: fc.anything(),
    })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), nearly), (value) => {
        const read = readCaseDraft(value)
        expect(readCaseDraft(read)).toEqual(read)
      }),
    )
  })

  test('has a cookie with only its id and step', () => {
    expect(writeCaseCookie({ kind: 'draft', id: 'd-1', step: 'compound' })).toBe('d-1.compound')
    expect(writeCaseCookie({ kind: 'reported' })).toBe('reported')
  })

  test.each(['', 'd-1', 'd-1.', '.compound', 'd-1.moat', 'd-1.compound.x', 'd_1.compound', 'REPORTED'])(
    'is not identified by the cookie %j',
    (value) => {
      expect(readCaseCookie(value)).toBeUndefined()
    },
  )

  test('is identified by the cookie that was written for it', () => {
    const cookie = fc.oneof(
      fc.constant({ kind: 'reported' as const }),
      fc.record({
        kind: fc.constant('draft' as const),
        id: fc.stringMatching(/^[A-Za-z0-9-]{1,64}$/),
        step: fc.constantFrom(...caseViews),
      }),
    )
    fc.assert(
      fc.property(cookie, (each) => {
        expect(readCaseCookie(writeCaseCookie(each))).toEqual(each)
      }),
    )
    fc.assert(
      fc.property(fc.string(), (value) => {
        const read = readCaseCookie(value)
        if (read) expect(writeCaseCookie(read)).toBe(value)
      }),
    )
  })
})
