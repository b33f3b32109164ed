import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accommodationRule, presentHomes } from './accommodation.ts'

const check = accommodationRule.check
const wrong = (...issues: unknown[]) => ({ kind: 'invalid', issues })

describe('The accommodation of a buyer', () => {
  test('is one of five', () => {
    expect(presentHomes).toEqual(['condominium', 'ownership', 'tenancy', 'withOthers', 'other'])
  })

  test.each(presentHomes)('is %s, with a home to sell first or without', (presentHome) => {
    const value = { presentHome, mustSell: true }
    expect(check(value)).toEqual({ kind: 'valid', value })
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
  ])('is validated with the answers %j', (value, expected) => {
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
