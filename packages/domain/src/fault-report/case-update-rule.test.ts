// The fields of an update of a sent report.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caseUpdateRule } from './case-rules.ts'

describe('An update of an errand', () => {
  const attached = ['a', 'b', 'c', 'd'].map((attachmentId) => ({
    attachmentId,
    filename: `${attachmentId}.pdf`,
  }))
  const file = { id: 'f', name: 'kran.jpg', kind: 'jpeg', size: 1000 } as const
  const errors = (value: unknown) => {
    const checked = caseUpdateRule(attached).check(value)
    return checked.kind === 'valid' ? [] : checked.issues.map(({ path, key }) => `${path.join('.')}: ${key}`)
  }

  test('requires only a description', () => {
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

  test('requires the fields of the other contact if there is one', () => {
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

  test('accepts as many new files as there is room for, including the room of removed ones', () => {
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

  test('is validated without an exception, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(caseUpdateRule(attached).check(value).kind).toBe('invalid')
      }),
    )
  })
})
