// The messages after a report was sent, or failed.
import { describe, expect, test } from 'vitest'
import { aCaseForm } from '../testing/fault-report.ts'
import { caseCompletionText, caseFailureOf, detailsOrFailure, showsNewErrand } from './case-completion.ts'

describe('The completion', () => {
  test('has a text for each case type and variant', () => {
    expect(caseCompletionText('resident', 'SE')).toBe('case.completed.resident.SE')
    expect(caseCompletionText('boardMemberNoManagement', 'NO')).toBe(
      'case.completed.boardMemberNoManagement.NO',
    )
  })

  test.each([
    ['resident', {}, true],
    ['resident', { type: 'publicSpace' }, false],
    ['resident', { selectedApartmentId: 'other' }, false],
    ['boardMember', {}, true],
    ['boardMember', { fullBuilding: true }, true],
    ['boardMemberNoManagement', {}, false],
  ] as const)('shows the new errand to %s with %o: %s', (caseType, facts, shows) => {
    expect(showsNewErrand(caseType, aCaseForm(facts))).toBe(shows)
  })

  test.each([
    [413, 'fileSize'],
    [415, 'fileType'],
    [412, 'generic'],
    [414, 'generic'],
    [500, 'generic'],
    [undefined, 'generic'],
  ] as const)('fails with %s: %s', (status, failure) => {
    expect(caseFailureOf(status)).toBe(failure)
  })

  test('treats an empty list of details as a failure', () => {
    expect(detailsOrFailure(undefined)).toEqual({ kind: 'failed' })
    expect(detailsOrFailure([])).toEqual({ kind: 'failed' })
    expect(detailsOrFailure(['a'])).toEqual({ kind: 'loaded', details: ['a'] })
  })
})
