import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CountryCode } from '../sites/site.ts'
import { keysOf, outcomeOf } from '../testing/validation.ts'
import { associationNumberRule, isAssociationNumber, organisationNumberRule } from './organisation-number.ts'

const wrong = { issues: [{ key: 'orgNr', path: [] }] }

test.each<[CountryCode, string, string | undefined]>([
  ['SE', '556036-0793', '556036-0793'],
  ['SE', '769600-0004', '769600-0004'],
  ['SE', '5560360793', '556036-0793'],
  ['SE', ' 556036 – 0793 ', '556036-0793'],
  ['SE', '556036-0794', undefined],
  // 1 in third place, 2 in third place, each with a valid check digit.
  ['SE', '551036-0794', undefined],
  ['SE', '552036-0792', '552036-0792'],
  // Valid except for its first digit.
  ['SE', '056036-0794', undefined],
  ['SE', '55603-60793', undefined],
  ['SE', '556036-079', undefined],
  ['SE', '556036-07933', undefined],
  ['SE', '165560360793', undefined],
  ['SE', 'x556036-0793', undefined],
  ['SE', '556036-0793x', undefined],
  ['SE', '556036+0793', undefined],
  ['NO', '974760673', '974760673'],
  ['NO', '910000004', '910000004'],
  ['NO', '974 760 673', '974760673'],
  ['NO', '812345674', undefined],
  ['NO', '974760674', undefined],
  ['NO', '97476067', undefined],
  ['NO', '9747606733', undefined],
  ['NO', '974760-673', undefined],
  ['NO', 'NO974760673', undefined],
  ['NO', '974760673MVA', undefined],
  ['FI', '2077474-0', '2077474-0'],
  ['FI', '0112038-9', '0112038-9'],
  ['FI', '1234567-1', '1234567-1'],
  ['FI', '2077474–0', '2077474-0'],
  ['FI', '2077474-1', undefined],
  ['FI', '20774740', undefined],
  ['FI', '207747-40', undefined],
  ['FI', '2077474-00', undefined],
  ['FI', 'x2077474-0', undefined],
  ['FI', '2077474-0x', undefined],
  ['SE', '2077474-0', undefined],
  ['FI', '556036-0793', undefined],
])('The number in %s, %j, is %s', (country, typed, canonical) => {
  expect(outcomeOf(organisationNumberRule(country), typed)).toEqual(
    canonical === undefined ? wrong : { value: canonical },
  )
})

describe('A Norwegian number with a valid check digit', () => {
  const complete = (eight: string): string => {
    const sum = [3, 2, 7, 6, 5, 4, 3, 2].reduce(
      (total, weight, place) => total + weight * Number(eight[place]),
      0,
    )
    return `${eight}${(11 - (sum % 11)) % 11}`
  }

  test.each(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])('is valid with 8 or 9 first: %s', (first) => {
    const number =
      complete(`${first}1000000`).length === 9 ? complete(`${first}1000000`) : complete(`${first}2000000`)
    expect(outcomeOf(organisationNumberRule('NO'), number)).toEqual(
      '89'.includes(first) ? { value: number } : wrong,
    )
  })
})

test('A Finnish number with a remainder of 1 has no check digit', () => {
  // 7 for the first digit leaves 49, remainder 5; 8 leaves 56, remainder 1.
  for (const check of '0123456789')
    expect(outcomeOf(organisationNumberRule('FI'), `8000000-${check}`)).toEqual(wrong)
})

test.each<[CountryCode, unknown, string]>([
  ['SE', '', 'required'],
  ['NO', undefined, 'required'],
  ['FI', 5560360793, 'invalidInput'],
])('The number in %s, %j, is %s', (country, typed, key) => {
  expect(keysOf(organisationNumberRule(country), typed)).toBe(key)
})

test.each<[CountryCode, string, object]>([
  ['SE', '769600-0004', { value: '769600-0004' }],
  ['SE', '7696000004', { value: '769600-0004' }],
  ['SE', '1234567-8', { value: '1234567-8' }],
  ['SE', ' 1234567 – 8 ', { value: '1234567-8' }],
  ['SE', '769600-0005', wrong],
  ['SE', '12345678', wrong],
  ['SE', '1234567-89', wrong],
  ['SE', '974760673', wrong],
  ['SE', 'x1234567-8', { issues: [{ key: 'numeric', path: [] }] }],
  ['SE', 'Brf Fyren', { issues: [{ key: 'numeric', path: [] }] }],
  ['NO', '974 760 673', { value: '974760673' }],
  ['NO', '1234567-8', wrong],
  ['NO', '97476067', wrong],
  ['NO', 'NO974760673', { issues: [{ key: 'numeric', path: [] }] }],
  ['SE', '', { issues: [{ key: 'required', path: [] }] }],
])('The number of an association in %s, %j, is %s', (country, typed, outcome) => {
  expect(outcomeOf(associationNumberRule(country), typed)).toEqual(outcome)
})

test.each([
  ['769600-0004', true],
  ['802002-0000', true],
  ['556036-0793', false],
  ['202100-0000', false],
  ['969600-0000', false],
  ['178000-0000', false],
])('%s is the number of an association: %s', (number, is) => {
  expect(isAssociationNumber(number)).toBe(is)
})

test('An organisation number is validated without exceptions, idempotently, and each mistyped digit is found', () => {
  const numbers = fc.constantFrom<readonly [CountryCode, string]>(
    ['SE', '556036-0793'],
    ['SE', '769600-0004'],
    ['NO', '974760673'],
    ['NO', '910000004'],
    ['FI', '2077474-0'],
    ['FI', '0112038-9'],
  )
  fc.assert(
    fc.property(
      numbers,
      fc.nat(10),
      fc.integer({ min: 1, max: 9 }),
      fc.anything(),
      ([country, number], at, step, any) => {
        const rule = organisationNumberRule(country)
        const first = rule.check(any)
        if (first.kind === 'valid') expect(rule.check(first.value)).toEqual(first)
        const place = at % number.length
        if (number[place] === '-') return
        const mistyped =
          number.slice(0, place) + ((Number(number[place]) + step) % 10) + number.slice(place + 1)
        expect(rule.check(mistyped).kind).toBe('invalid')
      },
    ),
  )
})
