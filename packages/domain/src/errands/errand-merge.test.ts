import { describe, expect, test } from 'vitest'
import { mergeWritten } from './errand-merge.ts'

const ada = { firstName: 'Ada', lastName: 'Berg', email: 'ada@example.com', phone: '070-174 06 35' }
const base = { description: 'Det droppar.' }

describe('Two changes of one errand', () => {
  test('go together where each changed something else', () => {
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

  test('are to be chosen from where both changed the same', () => {
    const theirs = { description: 'Det forsar.', alternativeContact: ada }
    const yours = { description: 'Det rinner.', alternativeContact: { ...ada, firstName: 'Eva' } }
    expect(mergeWritten(base, theirs, yours)).toEqual({
      merged: yours,
      conflicts: ['description', 'alternativeContact'],
    })
  })

  test('are one where both wrote the same', () => {
    const both = { description: 'Det rinner.' }
    expect(mergeWritten(base, both, both)).toEqual({ merged: both, conflicts: [] })
  })

  test('lets a contact be taken away', () => {
    const withContact = { ...base, alternativeContact: ada }
    expect(mergeWritten(withContact, withContact, base)).toEqual({ merged: base, conflicts: [] })
  })
})
