import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CountryCode } from '../sites/site.ts'
import { keysOf, outcomeOf } from '../testing/validation.ts'
import {
  canonicalPhone,
  formatPhone,
  phoneLengths,
  phoneRule,
  phoneWithCountryCodeRule,
  swedishPhoneRule,
} from './phone.ts'

const one = (key: string, params?: object) => ({ issues: [{ key, path: [], ...(params && { params }) }] })

describe('A phone number', () => {
  test.each([
    ['1234567', { value: '1234567' }],
    ['070-123 45 67', { value: '070-123 45 67' }],
    [' +46 70 123 45 67 ', { value: '+46 70 123 45 67' }],
    ['070–123\u00a045 67', { value: '070-123 45 67' }],
    ['12345678901234567890', { value: '12345678901234567890' }],
    ['123456', one('minLength', { min: 7 })],
    ['1', one('minLength', { min: 7 })],
    ['123456789012345678901', one('maxLength', { max: 20 })],
    ['070 123 45 67 a', one('phoneNumber')],
    ['x070 123 45 67', one('phoneNumber')],
    ['(070) 1234567', one('phoneNumber')],
    ['070/1234567', one('phoneNumber')],
    ['12a', one('phoneNumber')],
    ['-------', one('phoneNumber')],
    ['+ + + + +', one('phoneNumber')],
    ['', one('required')],
    [undefined, one('required')],
    [701234567, one('invalidInput')],
  ])('is validated: %j', (typed, outcome) => {
    expect(outcomeOf(phoneRule, typed)).toEqual(outcome)
  })

  test('has 7 to 20 characters', () => {
    expect(phoneLengths).toEqual({ min: 7, max: 20 })
  })
})

test.each([
  ['+12345678', { value: '+12345678' }],
  ['+123456789012345', { value: '+123456789012345' }],
  ['+46 70-123 45 67', { value: '+46701234567' }],
  ['+1234567', one('phoneWithCountryCode')],
  ['+1234567890123456', one('phoneWithCountryCode')],
  ['+02345678', one('phoneWithCountryCode')],
  ['46701234567', one('phoneWithCountryCode')],
  ['0046701234567', one('phoneWithCountryCode')],
  ['+46 (0)701234567', one('phoneWithCountryCode')],
  ['++46701234567', one('phoneWithCountryCode')],
  ['+46701234567x', one('phoneWithCountryCode')],
  ['', one('required')],
])('with its country code is validated: %j', (typed, outcome) => {
  expect(outcomeOf(phoneWithCountryCodeRule, typed)).toEqual(outcome)
})

test.each([
  ['070-123 45 67', { value: '+46701234567' }],
  ['+46 70 123 45 67', { value: '+46701234567' }],
  ['031-12 34 56', { value: '+4631123456' }],
  ['01234567', { value: '+461234567' }],
  ['0123456789', { value: '+46123456789' }],
  ['+461234567', { value: '+461234567' }],
  ['0123456', one('swedishPhone')],
  ['01234567890', one('swedishPhone')],
  ['00701234567', one('swedishPhone')],
  ['+460701234567', one('swedishPhone')],
  ['+4712345678', one('swedishPhone')],
  ['701234567', one('swedishPhone')],
  ['x0701234567', one('swedishPhone')],
  ['070123456a', one('swedishPhone')],
  [' ', one('required')],
])('of Sweden is validated: %j', (typed, outcome) => {
  expect(outcomeOf(swedishPhoneRule, typed)).toEqual(outcome)
})

test.each(['070', '072', '073', '076', '079'])('with %s is a Swedish mobile number', (prefix) => {
  expect(keysOf(swedishPhoneRule, `${prefix}-123 45 67`)).toBe('valid')
})

describe('A phone number for comparison', () => {
  test.each<[string, CountryCode, string]>([
    ['070-123 45 67', 'SE', '+46701234567'],
    ['+46701234567', 'SE', '+46701234567'],
    ['+46 (0)70 123 45 67', 'SE', '+46701234567'],
    ['+46 070 123 45 67', 'SE', '+46701234567'],
    ['0046 70 123 45 67', 'SE', '+46701234567'],
    ['70 123 45 67', 'SE', '+46701234567'],
    ['912 34 567', 'NO', '+4791234567'],
    ['+47 912 34 567', 'NO', '+4791234567'],
    ['0047 91234567', 'NO', '+4791234567'],
    ['040 123 4567', 'FI', '+358401234567'],
    ['+358 40 123 4567', 'FI', '+358401234567'],
    ['+358 040 123 4567', 'SE', '+358401234567'],
    ['00358401234567', 'FI', '+358401234567'],
    ['+39 06 1234567', 'SE', '+39061234567'],
    ['+46 (0)70 123 45 67', 'NO', '+46701234567'],
    ['', 'SE', ''],
    ['abc', 'NO', ''],
    ['000', 'FI', ''],
  ])('of %j in %s is %j', (text, country, canonical) => {
    expect(canonicalPhone(text, country)).toBe(canonical)
  })

  test('is the same in every country once it is canonical, and never throws', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+0(4673589) -]{0,20}$/))
    const countries = fc.constantFrom<CountryCode>('SE', 'NO', 'FI')
    fc.assert(
      fc.property(typed, countries, countries, (text, country, other) => {
        const canonical = canonicalPhone(text, country)
        expect(/^(?:\+[0-9]+)?$/.test(canonical)).toBe(true)
        expect(canonicalPhone(canonical, other)).toBe(canonical)
      }),
    )
  })

  test('equals the value of the Swedish rule', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:0|\+46 ?)[1-9]\d{1,2}[ -]?\d{5,6}$/), (typed) => {
        expect(outcomeOf(swedishPhoneRule, typed)).toEqual({ value: canonicalPhone(typed, 'SE') })
      }),
    )
  })

  test('is the same with any spaces', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{6,8}$/),
        fc.array(fc.nat(8), { maxLength: 3 }),
        fc.constantFrom('0', '+46', '0046', '+46 (0)', ''),
        (national, places, prefix) => {
          const spaced = places.reduce((text, at) => `${text.slice(0, at)} ${text.slice(at)}`, national)
          expect(canonicalPhone(prefix + spaced, 'SE')).toBe(`+46${national}`)
        },
      ),
    )
  })
})

test('No phone rule throws, and each value is idempotent', () => {
  const rules = fc.constantFrom(phoneRule, phoneWithCountryCodeRule, swedishPhoneRule)
  fc.assert(
    fc.property(rules, fc.oneof(fc.anything(), fc.stringMatching(/^[+0-9 -]{0,22}$/)), (rule, value) => {
      const first = rule.check(value)
      if (first.kind === 'valid') expect(rule.check(first.value)).toEqual(first)
    }),
  )
})

test.each([
  ['0701234567', 'SE', '070-123 45 67'],
  ['070 123-4567', 'SE', '070-123 45 67'],
  ['0812345678', 'SE', '08-123 456 78'],
  ['+46701234567', 'SE', '+46701234567'],
  ['0701', 'SE', '0701'],
  ['ring mig', 'SE', 'ring mig'],
  ['41234567', 'NO', '412 34 567'],
  ['22123456', 'NO', '22 12 34 56'],
  ['0401234567', 'FI', '040 123 4567'],
] as const)('A typed %s in %s is grouped as %s, which groups as itself', (typed, country, grouped) => {
  expect(formatPhone(typed, country)).toBe(grouped)
  expect(formatPhone(grouped, country)).toBe(grouped)
})
