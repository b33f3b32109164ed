import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CountryCode } from '../sites/site.ts'
import { outcomeOf } from '../testing/validation.ts'
import { dwellingNumberRule, maxDwellingNumberLength } from './dwelling-number.ts'

const one = (key: string, params?: object) => ({ issues: [{ key, path: [], ...(params && { params }) }] })

test.each<[CountryCode, unknown, object]>([
  ['SE', '1001', { value: '1001' }],
  ['SE', ' 0903 ', { value: '0903' }],
  ['SE', '1', { value: '1' }],
  ['SE', '10011', one('maxLength', { max: 4 })],
  ['SE', 'H0203', one('numeric')],
  ['SE', '10 01', one('numeric')],
  ['SE', 'lgh 1001', one('numeric')],
  ['SE', '1001b', one('numeric')],
  ['SE', '', one('required')],
  ['SE', undefined, one('required')],
  ['SE', 1001, one('invalidInput')],
  ['NO', 'H0203', { value: '0203' }],
  ['NO', 'U0101', { value: '0101' }],
  ['NO', 'K0101', { value: '0101' }],
  ['NO', 'L0304', { value: '0304' }],
  ['NO', 'h0203', { value: '0203' }],
  ['NO', 'H 0203', { value: '0203' }],
  ['NO', '0203', { value: '0203' }],
  ['NO', '12', { value: '12' }],
  ['NO', 'A0203', one('numeric')],
  ['NO', 'H020', one('numeric')],
  ['NO', 'H02031', one('numeric')],
  ['NO', 'HH0203', one('numeric')],
  ['NO', '12345', one('maxLength', { max: 4 })],
  ['NO', '', one('required')],
  ['FI', '12', { value: '12' }],
  ['FI', 'H0203', one('numeric')],
  ['FI', '12345', one('maxLength', { max: 4 })],
])('A dwelling number in %s: %j', (country, typed, outcome) => {
  expect(outcomeOf(dwellingNumberRule(country), typed)).toEqual(outcome)
})

test('A dwelling number has at most four digits, and is normalised idempotently', () => {
  expect(maxDwellingNumberLength).toBe(4)
  const typed = fc.oneof(fc.anything(), fc.stringMatching(/^[HUKLhukl]?[0-9]{0,5}$/))
  fc.assert(
    fc.property(fc.constantFrom<CountryCode>('SE', 'NO', 'FI'), typed, (country, value) => {
      const first = dwellingNumberRule(country).check(value)
      if (first.kind === 'invalid') return
      expect(/^[0-9]{1,4}$/.test(first.value)).toBe(true)
      expect(dwellingNumberRule(country).check(first.value)).toEqual(first)
    }),
  )
})
