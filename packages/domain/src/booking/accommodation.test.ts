import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accommodationRule, presentHomes } from './accommodation.ts'

const check = accommodationRule.check
const wrong = (...issues: unknown[]) => ({ kind: 'invalid', issues })

describe('where a buyer lives now', () => {
  test('is one of five', () => {
    expect(presentHomes).toEqual(['condominium', 'ownership', 'tenancy', 'withOthers', 'other'])
  })

  test.each([
    ['condominium', true],
    ['ownership', true],
    ['tenancy', false],
    ['withOthers', false],
    ['other', false],
  ])('in %s can be sold: %s', (presentHome, owned) => {
    expect(check({ presentHome, mustSell: true })).toEqual(
      owned
        ? { kind: 'valid', value: { presentHome, mustSell: true } }
        : wrong({ key: 'invalidInput', path: ['mustSell'] }),
    )
    expect(check({ presentHome })).toEqual({ kind: 'valid', value: { presentHome, mustSell: false } })
  })

  test.each([
    [{}, wrong({ key: 'required', path: ['presentHome'] })],
    [{ presentHome: 'tent' }, wrong({ key: 'unknownValue', path: ['presentHome'] })],
    [{ presentHome: 'other', mustSell: 'yes' }, wrong({ key: 'invalidInput', path: ['mustSell'] })],
    [
      { presentHome: 'other', other: 'x'.repeat(51) },
      wrong({ key: 'inputToLong', params: { max: 50 }, path: ['other'] }),
    ],
    [
      { presentHome: 'other', other: ' Husbåt ' },
      { kind: 'valid', value: { presentHome: 'other', mustSell: false, other: 'Husbåt' } },
    ],
  ])('as %j is checked', (value, expected) => {
    expect(check(value)).toEqual(expected)
  })

  test('is checked without an exception, and the same a second time', () => {
    const value = fc.record({
      presentHome: fc.constantFrom(...presentHomes),
      mustSell: fc.anything(),
      other: fc.string(),
    })
    fc.assert(
      fc.property(fc.oneof(value, fc.anything()), (given) => {
        const checked = check(given)
        if (checked.kind === 'valid') expect(check(checked.value)).toEqual(checked)
      }),
    )
  })
})
