// Where a stage stands, from where its homes do.
import { expect, it } from 'vitest'
import { streetsOf } from './streets.ts'

it('tells each street once, with the span of its numbers', () => {
  expect(streetsOf(['Sjögatan 9 B', 'Sjögatan 3', 'Norra Kajen 12 A 7', 'Sjögatan 5'])).toEqual([
    'Sjögatan 3–9',
    'Norra Kajen 12',
  ])
})

it('leaves what has no number as it is, and says nothing of nothing', () => {
  expect(streetsOf(['Gården', '', 'Gården'])).toEqual(['Gården'])
  expect(streetsOf([])).toEqual([])
})
