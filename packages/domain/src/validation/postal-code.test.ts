import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../testing/validation.ts'
import { postalCodeRule, postalCodeRuleOf } from './postal-code.ts'

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
])('A postal code: %j', (typed, outcome) => {
  expect(outcomeOf(postalCodeRule, typed)).toEqual(outcome)
})

describe('A postal code for a delivery', () => {
  test.each([
    ['SE', '41103', '411 03'],
    ['SE', ' 411 03 ', '411 03'],
    ['NO', '0152', '0152'],
    ['FI', '00100', '00100'],
  ] as const)('in %s is valid: %j is %j', (country, typed, value) => {
    expect(postalCodeRuleOf(country).check(typed)).toEqual({ kind: 'valid', value })
  })
  test.each([
    ['SE', '4110', 'invalidInput'],
    ['NO', '41103', 'invalidInput'],
    ['FI', 'FI-00100', 'numeric'],
    ['SE', '', 'required'],
  ] as const)('in %s is invalid: %j is %s', (country, typed, key) => {
    expect(postalCodeRuleOf(country).check(typed)).toMatchObject({ kind: 'invalid', issues: [{ key }] })
  })
})
