// What is asked of an addition to a report that was sent.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caseUpdateRule } from './case-rules.ts'

describe('an update of an errand', () => {
  const attached = ['a', 'b', 'c', 'd'].map((attachmentId) => ({
    attachmentId,
    filename: `${attachmentId}.pdf`,
  }))
  const file = { id: 'f', name: 'kran.jpg', kind: 'jpeg', size: 1000 } as const
  const errors = (value: unknown) => {
    const checked = caseUpdateRule(attached).check(value)
    return checked.kind === 'valid' ? [] : checked.issues.map(({ path, key }) => `${path.join('.')}: ${key}`)
  }

  test('needs a description and nothing else', () => {
    expect(errors({})).toEqual(['description: required'])
    expect(errors(undefined)).toEqual(['description: required'])
    expect(errors('text')).toEqual(['description: required'])
    expect(caseUpdateRule(attached).check({ description: ' Droppar ' })).toEqual({
      kind: 'valid',
      value: {
        description: 'Droppar',
        other: false,
        newFiles: [],
      },
    })
  })

  test('asks for the other contact when there is one', () => {
    expect(
      errors({
        description: 'x',
        other: true,
        otherFirstName: 'Bo',
        otherLastName: 'Ek',
        otherEmail: 'bo@example.se',
      }),
    ).toEqual(['otherPhone: required'])
  })

  test('takes as many new files as there is room for, with room made by those taken away', () => {
    expect(errors({ description: 'x', newFiles: [file] })).toEqual([])
    expect(errors({ description: 'x', newFiles: [file, file] })).toEqual(['newFiles.1: tooManyFiles'])
    expect(errors({ description: 'x', newFiles: [file, file], removeFiles: ['a'] })).toEqual([])
    expect(errors({ description: 'x', newFiles: [file, file], removeFiles: ['z'] })).toEqual([
      'removeFiles.0: unknownValue',
      'newFiles.1: tooManyFiles',
    ])
    expect(errors({ description: 'x', removeFiles: 'a' })).toEqual(['removeFiles: required'])
    const checked = caseUpdateRule(attached).check({ description: 'x', newFiles: [file], removeFiles: ['b'] })
    expect(checked).toMatchObject({ kind: 'valid', value: { removeFiles: ['b'], newFiles: [file] } })
  })

  test('is looked at without an exception, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(caseUpdateRule(attached).check(value).kind).toBe('invalid')
      }),
    )
  })
})
