import { expect, test } from 'vitest'
import { outcomeOf } from '../testing/validation.ts'
import { postalCodeRule } from './postal-code.ts'

const one = (key: string, params?: object) => ({ issues: [{ key, path: [], ...(params && { params }) }] })

test.each([
  ['41756', { value: '41756' }],
  [' 417  56 ', { value: '417 56' }],
  ['0', { value: '0' }],
  ['1'.repeat(50), { value: '1'.repeat(50) }],
  ['1'.repeat(51), one('inputToLong', { max: 50 })],
  ['SE-41756', one('numeric')],
  ['417-56', one('numeric')],
  ['41756x', one('numeric')],
  ['', one('required')],
  [null, one('required')],
  [41756, one('invalidInput')],
])('a postal code: %j', (typed, outcome) => {
  expect(outcomeOf(postalCodeRule, typed)).toEqual(outcome)
})
