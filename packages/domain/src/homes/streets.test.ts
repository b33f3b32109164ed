// The address of a stage, from the addresses of its homes.
import { expect, it } from 'vitest'
import { streetsOf } from './streets.ts'

it('The street list has each street once, with the span of its numbers', () => {
  expect(streetsOf(['Sjögatan 9 B', 'Sjögatan 3', 'Norra Kajen 12 A 7', 'Sjögatan 5'])).toEqual([
    'Sjögatan 3–9',
    'Norra Kajen 12',
  ])
})

it('The street list keeps addresses without a number, and is empty for none', () => {
  expect(streetsOf(['Gården', '', 'Gården'])).toEqual(['Gården'])
  expect(streetsOf([])).toEqual([])
})
