import { describe, expect, test } from 'vitest'
import { mergeWritten } from './errand-merge.ts'

const ada = { firstName: 'Ada', lastName: 'Berg', email: 'ada@example.com', phone: '070-174 06 35' }
const base = { description: 'Det droppar.' }

describe('Two changes of one errand', () => {
  test('are merged if they changed different parts', () => {
    const yours = { description: 'Det rinner.' }
    const theirs = { ...base, alternativeContact: ada }
    expect(mergeWritten(base, theirs, yours)).toEqual({
      merged: { description: 'Det rinner.', alternativeContact: ada },
      conflicts: [],
    })
    expect(mergeWritten(base, yours, theirs)).toEqual({
      merged: { description: 'Det rinner.', alternativeContact: ada },
      conflicts: [],
    })
  })

  test('conflict if both changed the same part', () => {
    const theirs = { description: 'Det forsar.', alternativeContact: ada }
    const yours = { description: 'Det rinner.', alternativeContact: { ...ada, firstName: 'Eva' } }
    expect(mergeWritten(base, theirs, yours)).toEqual({
      merged: yours,
      conflicts: ['description', 'alternativeContact'],
    })
  })

  test('are equal if both wrote the same', () => {
    const both = { description: 'Det rinner.' }
    expect(mergeWritten(base, both, both)).toEqual({ merged: both, conflicts: [] })
  })

  test('can remove a contact', () => {
    const withContact = { ...base, alternativeContact: ada }
    expect(mergeWritten(withContact, withContact, base)).toEqual({ merged: base, conflicts: [] })
  })
})
