import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CountryCode } from '../sites/site.ts'
import { formatPostalCode, maxPostalCodeLength, postalCodeRule } from './postal-code.ts'
import { outcomeOf } from './validation.testing.ts'

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

test('a postal code has at most 50 characters', () => {
  expect(maxPostalCodeLength).toBe(50)
})

describe('a postal code as its country writes it', () => {
  test.each<[string, CountryCode, string]>([
    ['41756', 'SE', '417 56'],
    ['417 56', 'SE', '417 56'],
    [' 4 1 7 5 6 ', 'SE', '417 56'],
    ['4175', 'SE', '4175'],
    ['417567', 'SE', '417567'],
    ['0 150', 'NO', '0150'],
    ['01501', 'NO', '01501'],
    ['00 100', 'FI', '00100'],
    ['0010', 'FI', '0010'],
    [' SE 41756', 'SE', 'SE 41756'],
    ['4175x', 'SE', '4175x'],
    ['x4175', 'SE', 'x4175'],
    ['', 'SE', ''],
  ])('%j in %s is %j', (text, country, written) => {
    expect(formatPostalCode(text, country)).toBe(written)
  })

  test('is the same when it is written again', () => {
    const countries = fc.constantFrom<CountryCode>('SE', 'NO', 'FI')
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d ]{0,8}$/)), countries, (text, country) => {
        const written = formatPostalCode(text, country)
        expect(formatPostalCode(written, country)).toBe(written)
      }),
    )
  })
})
