import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Money } from '../money/money.ts'
import { bookingAmountRule, defaultDownPaymentRate, downPayment, financingRule } from './financing.ts'

const valid = (value: unknown) => ({ kind: 'valid', value })
const wrong = (...issues: unknown[]) => ({ kind: 'invalid', issues })
const minor = (units: number) => units as Money
const price = minor(389_500_000)

describe('A down payment', () => {
  test('is 15 % unless a site sets another rate', () => {
    expect(defaultDownPaymentRate).toBe(0.15)
  })

  test.each([
    [389_500_000, 0.15, 58_425_000],
    [389_500_001, 0.15, 58_425_001],
    [100, 0.15, 15],
    [101, 0.15, 16],
    [389_500_000, 0.1, 38_950_000],
    [0, 0.15, 0],
    // 0.07 × 100 is 7.000000000000001 in floating-point numbers.
    [100, 0.07, 7],
  ])('of the price %s at the rate %s is %s', (total, rate, least) => {
    expect(downPayment({ price: minor(total), rate })).toBe(least)
  })
})

describe('An amount in a form', () => {
  test.each([
    ['1 250 000', 125_000_000],
    ['1\u00a0250\u202f000 kr', 125_000_000],
    ['0', 0],
    [125_000_050, 125_000_050],
    [0, 0],
    ['999999999999', 99_999_999_999_900],
    [99_999_999_999_999, 99_999_999_999_999],
  ])('that is %j is %s minor units', (value, minor) => {
    expect(bookingAmountRule.check(value)).toEqual(valid(minor))
  })

  test.each([[undefined], [null], [''], ['  ']])('that is %j is missing', (value) => {
    expect(bookingAmountRule.check(value)).toEqual(wrong({ key: 'required', path: [] }))
  })

  test.each([
    ['much'],
    ['-1'],
    ['1,5'],
    [-1],
    [0.5],
    [Number.NaN],
    [100_000_000_000_000],
    ['9999999999999'],
    [true],
    [{}],
    [[1]],
  ])('that is %j is invalid', (value) => {
    expect(bookingAmountRule.check(value)).toEqual(wrong({ key: 'numeric', path: [] }))
  })

  test('is parsed without an exception, and the same a second time', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.nat().map(String), fc.nat()), (value) => {
        const checked = bookingAmountRule.check(value)
        if (checked.kind === 'valid') expect(bookingAmountRule.check(checked.value)).toEqual(checked)
      }),
    )
  })
})

describe('The financing', () => {
  const sweden = financingRule({ variant: 'C', price, options: minor(10_000_000) })
  const norway = financingRule({ variant: 'A', price, rate: 0.1 })

  test('is valid in whole kronor as typed', () => {
    expect(sweden.check({ ownMoney: '584 250', loans: '3 310 750', homeSale: '' })).toEqual(
      valid({ ownMoney: 58_425_000, loans: 331_075_000 }),
    )
  })

  test.each([
    [58_425_000, 0, true],
    [58_424_999, 0, false],
    [58_424_999, 1, true],
    [0, 58_425_000, true],
    [0, 58_424_999, false],
  ])('with %s of own money and %s from a sale covers the down payment: %s', (ownMoney, homeSale, enough) => {
    expect(sweden.check({ ownMoney, homeSale })).toEqual(
      enough
        ? valid({ ownMoney, homeSale })
        : wrong({ key: 'downPaymentTooLow', params: { amount: 584_250 }, path: ['ownMoney'] }),
    )
  })

  test('reports the required down payment in whole kronor', () => {
    expect(financingRule({ variant: 'A', price: minor(389_500_007) }).check({ ownMoney: 1 })).toEqual(
      wrong({ key: 'downPaymentTooLow', params: { amount: 584_251 }, path: ['ownMoney'] }),
    )
  })

  test.each([
    [100_000_000, 289_500_000, 10_000_000, true],
    [100_000_000, 289_500_001, 10_000_000, false],
    [100_000_000, 289_500_000, 10_000_001, false],
    [399_500_000, 0, 0, true],
    [399_500_001, 0, 0, false],
  ])('of %s, %s and %s stays within the price with options: %s', (ownMoney, loans, homeSale, works) => {
    expect(sweden.check({ ownMoney, loans, homeSale })).toEqual(
      works
        ? valid({ ownMoney, loans, homeSale })
        : wrong({ key: 'priceSumToHigh', params: { max: 3_995_000 }, path: [] }),
    )
  })

  test('is limited by the given maximum, rounded down to whole kronor', () => {
    const bounded = financingRule({
      variant: 'C',
      price,
      options: minor(10_000_000),
      maxSum: minor(200_000_099),
    })
    expect(bounded.check({ ownMoney: 200_000_099 })).toEqual(valid({ ownMoney: 200_000_099 }))
    expect(bounded.check({ ownMoney: 200_000_100 })).toEqual(
      wrong({ key: 'priceSumToHigh', params: { max: 2_000_000 }, path: [] }),
    )
  })

  test('is limited by the price if there are no options', () => {
    expect(norway.check({ ownMoney: price, loans: 0 })).toEqual(valid({ ownMoney: price, loans: 0 }))
    expect(norway.check({ ownMoney: price, loans: 1 })).toMatchObject(
      wrong({ key: 'priceSumToHigh', params: { max: 3_895_000 } }),
    )
  })

  test('uses the rate of the site', () => {
    expect(norway.check({ ownMoney: 38_950_000 })).toEqual(valid({ ownMoney: 38_950_000 }))
    expect(norway.check({ ownMoney: 38_949_999 })).toEqual(
      wrong({ key: 'downPaymentTooLow', params: { amount: 389_500 }, path: ['ownMoney'] }),
    )
  })

  test('accepts a loan promise of 20 MB that is a pdf or a picture, or none', () => {
    const promise = { name: 'lanelofte.pdf', size: 20_971_520, kind: 'pdf' as const }
    const asked = (incomeFile: unknown) => norway.check({ ownMoney: price, incomeFile })
    expect(asked([promise])).toEqual(valid({ ownMoney: price, incomeFile: [promise] }))
    expect(asked(undefined)).toEqual(valid({ ownMoney: price }))
    expect(asked([{ ...promise, size: 20_971_521 }])).toMatchObject({
      issues: [{ key: 'fileTooLarge', path: ['incomeFile', 0] }],
    })
    expect(asked([{ ...promise, kind: 'mp4' }])).toMatchObject({
      issues: [{ key: 'fileType', path: ['incomeFile', 0] }],
    })
  })

  test('ignores a sale in Norway', () => {
    expect(norway.check({ ownMoney: 1, homeSale: price })).toMatchObject({ kind: 'invalid' })
    expect(norway.check({ ownMoney: price, homeSale: 5 })).toEqual(valid({ ownMoney: price }))
  })

  test('requires own money, and valid amounts', () => {
    expect(sweden.check({ loans: 'x', homeSale: -1 })).toEqual(
      wrong(
        { key: 'required', path: ['ownMoney'] },
        { key: 'numeric', path: ['loans'] },
        { key: 'numeric', path: ['homeSale'] },
      ),
    )
  })

  test('is checked without an exception, and the same a second time', () => {
    const value = fc.oneof(
      fc.anything(),
      fc.record({ ownMoney: fc.nat({ max: price }), loans: fc.oneof(fc.nat(), fc.anything()) }),
    )
    fc.assert(
      fc.property(value, (given) => {
        const checked = sweden.check(given)
        if (checked.kind === 'valid') expect(sweden.check(checked.value)).toEqual(checked)
      }),
    )
  })
})
