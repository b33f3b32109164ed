import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Money } from './money.ts'
import {
  amountText,
  exactMoney,
  isMoney,
  maxMoney,
  moneyOf,
  noMoney,
  shareOfMoney,
  sumOfMoney,
  wholeUnitsOf,
} from './money.ts'

const minor = (units: number) => units as Money
const amounts = fc.integer({ min: 0, max: maxMoney }).map(minor)

describe('Amounts in minor units', () => {
  test('go up to 999 999 999 999.99', () => {
    expect(maxMoney).toBe(99_999_999_999_999)
  })

  test.each([
    [0, true],
    [1, true],
    [99_999_999_999_999, true],
    [100_000_000_000_000, false],
    [-1, true],
    [-99_999_999_999_999, true],
    [-100_000_000_000_000, false],
    [0.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    ['1', false],
    [undefined, false],
    [null, false],
  ])('accept %s: %s', (value, expected) => {
    expect(isMoney(value)).toBe(expected)
  })

  test.each([
    [0, 0],
    [1, 100],
    [2500, 250_000],
    [0.29, 29],
    [0.01, 1],
    [1.005, undefined],
    [0.001, undefined],
    [-1, -100],
    [999_999_999_999.99, 99_999_999_999_999],
    [1_000_000_000_000, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])('are converted: %s whole units are %s minor units', (whole, units) => {
    expect(exactMoney(whole)).toBe(units)
  })

  test.each([
    [2500, 250_000],
    [0.295, 30],
    [1999.999, 200_000],
    [-8_000, -800_000],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [1e15, 0],
  ])("are converted: a service's %s is %s minor units", (whole, units) => {
    expect(moneyOf(whole)).toBe(units)
  })

  test('have no negative zero', () => {
    expect([exactMoney(-0), moneyOf(-0)]).toStrictEqual([noMoney, noMoney])
  })

  test.each([
    [0, '0.00'],
    [1, '0.01'],
    [10, '0.10'],
    [99, '0.99'],
    [100, '1.00'],
    [250_000, '2500.00'],
    [99_999_999_999_999, '999999999999.99'],
    [100_000_000_000_000, undefined],
    [-1, undefined],
    [1.5, undefined],
  ])('are formatted: %s is %s', (units, text) => {
    expect(amountText(minor(units))).toBe(text)
  })

  test('are parsed back from their text', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const text = amountText(amount) ?? ''
        expect(text).toMatch(/^(0|[1-9][0-9]{0,11})\.[0-9]{2}$/)
        expect(Number(text.replace('.', ''))).toBe(amount)
        expect(exactMoney(Number(text))).toBe(amount)
        expect(moneyOf(wholeUnitsOf(amount))).toBe(amount)
      }),
    )
  })

  test('are parsed from any number without an exception, only within their limits', () => {
    fc.assert(
      fc.property(fc.double(), (number) => {
        const exact = exactMoney(number)
        if (exact !== undefined) expect(exact / 100 === number && isMoney(exact)).toBe(true)
        expect(isMoney(moneyOf(number))).toBe(true)
        amountText(minor(number))
      }),
    )
  })

  test.each([
    [[], 0],
    [[10, 20], 30],
    [[1, 2, 3], 6],
    [[99_999_999_999_999], 99_999_999_999_999],
    [[99_999_999_999_999, 1], undefined],
    [[100, -30], 70],
    [[-99_999_999_999_999, -1], undefined],
    [[0.5, 0.5], undefined],
    [[Number.NaN, 1], undefined],
  ])('have the sum of %j: %s', (list, sum) => {
    expect(sumOfMoney(list.map(minor))).toBe(sum)
  })

  test.each([
    [1_000_000, 0.15, 150_000, 150_000],
    [1_000_001, 0.15, 150_001, 150_000],
    [1_000_019, 0.15, 150_003, 150_002],
    [1_000_020, 0.15, 150_003, 150_003],
    [389_500_000, 0.15, 58_425_000, 58_425_000],
    [389_500_007, 0.15, 58_425_002, 58_425_001],
    // As floating-point numbers, 110 × 0.1 × 3 and the like end slightly above the exact result.
    [10, 0.07, 1, 0],
    [100, 0.07, 7, 7],
    [100, 0.29, 29, 29],
    [1100, 0.1, 110, 110],
    [300, 0.1, 30, 30],
    [20_000_000, 0.04, 800_000, 800_000],
    [20_000_024, 0.04, 800_001, 800_000],
    [0, 0.15, 0, 0],
    [500, 0, 0, 0],
    [500, 1, 500, 500],
    [99_999_999_999_999, 1, 99_999_999_999_999, 99_999_999_999_999],
    [10_000, 0.0001, 1, 1],
  ])('of %s at the rate %s give %s, rounded up, or %s, rounded down', (amount, rate, up, down) => {
    expect(shareOfMoney(minor(amount), rate, 'up')).toBe(up)
    expect(shareOfMoney(minor(amount), rate, 'down')).toBe(down)
  })

  test('have shares equal to the result of big integers', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, points) => {
        const product = BigInt(amount) * BigInt(points)
        const down = Number(product / 10_000n)
        expect(shareOfMoney(amount, points / 10_000, 'down')).toBe(down)
        expect(shareOfMoney(amount, points / 10_000, 'up')).toBe(product % 10_000n === 0n ? down : down + 1)
      }),
    )
  })
})
