import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxMoney, moneyOf } from '../money/money.ts'
import { withoutUndefined } from '../without-undefined.ts'
import { priceHome, priceOf, priceRange, squareMetrePrice, stagePriceRange } from './price.ts'

const countries = fc.constantFrom('SE', 'NO', 'FI')
const anyAmount = fc.integer({ min: -1e10, max: 1e10 }).map((minor) => moneyOf(minor / 100))
const odd = fc.oneof(anyAmount, fc.constant(undefined))
const amounts = fc.integer({ min: 1, max: 1e10 }).map((minor) => moneyOf(minor / 100))

describe('The displayed price', () => {
  test.each([
    ['SE', { price: moneyOf(3_895_000) }, { kind: 'price', amount: moneyOf(3_895_000) }],
    [
      'SE',
      { price: moneyOf(3_895_000), totalPrice: moneyOf(4_100_000) },
      { kind: 'price', amount: moneyOf(3_895_000) },
    ],
    ['SE', { totalPrice: moneyOf(4_100_000) }, { kind: 'onRequest' }],
    [
      'FI',
      { price: moneyOf(120_000), totalPrice: moneyOf(320_000) },
      { kind: 'totalPrice', amount: moneyOf(320_000), price: moneyOf(120_000) },
    ],
    ['FI', { price: moneyOf(120_000) }, { kind: 'price', amount: moneyOf(120_000) }],
    ['FI', { totalPrice: moneyOf(320_000) }, { kind: 'totalPrice', amount: moneyOf(320_000) }],
    [
      'NO',
      { price: moneyOf(5_000_000), totalPrice: moneyOf(5_125_500) },
      { kind: 'totalPrice', amount: moneyOf(5_125_500), price: moneyOf(5_000_000) },
    ],
    ['NO', { price: moneyOf(5_000_000) }, { kind: 'price', amount: moneyOf(5_000_000) }],
    ['NO', { price: moneyOf(0), totalPrice: moneyOf(0) }, { kind: 'onRequest' }],
    ['SE', {}, { kind: 'onRequest' }],
    ['SE', { price: moneyOf(0) }, { kind: 'onRequest' }],
    ['SE', { price: moneyOf(-1) }, { kind: 'onRequest' }],
    ['SE', { price: moneyOf(1) }, { kind: 'price', amount: moneyOf(1) }],
    ['SE', { price: moneyOf(0.01) }, { kind: 'price', amount: moneyOf(0.01) }],
  ] as const)('in %s, of %j is %j', (country, home, shown) => {
    expect(priceOf(home, country)).toStrictEqual(shown)
  })

  test('is a positive amount or on request, for any data of the service', () => {
    fc.assert(
      fc.property(countries, odd, odd, (country, price, totalPrice) => {
        const shown = priceOf(withoutUndefined({ price, totalPrice }), country)
        if (shown.kind !== 'onRequest') {
          expect(Number.isSafeInteger(shown.amount)).toBe(true)
          expect(shown.amount).toBeGreaterThan(0)
        }
      }),
    )
  })
})

describe('A span of prices', () => {
  test.each([
    [[], { kind: 'onRequest' }],
    [[undefined, moneyOf(0), moneyOf(-5)], { kind: 'onRequest' }],
    [[moneyOf(2_000_000)], { kind: 'single', amount: moneyOf(2_000_000) }],
    [[moneyOf(2_000_000), moneyOf(2_000_000)], { kind: 'single', amount: moneyOf(2_000_000) }],
    [[undefined, moneyOf(2_000_000), moneyOf(0)], { kind: 'single', amount: moneyOf(2_000_000) }],
    [
      [moneyOf(2_000_000), moneyOf(3_000_000)],
      { kind: 'range', from: moneyOf(2_000_000), to: moneyOf(3_000_000) },
    ],
    [
      [moneyOf(3_000_000), moneyOf(2_000_000), moneyOf(2_500_000)],
      { kind: 'range', from: moneyOf(2_000_000), to: moneyOf(3_000_000) },
    ],
  ])('of %j is %j', (prices, range) => {
    expect(priceRange(prices)).toEqual(range)
  })

  const both = {
    minPrice: moneyOf(100_000),
    maxPrice: moneyOf(200_000),
    minTotalPrice: moneyOf(300_000),
    maxTotalPrice: moneyOf(400_000),
  }

  test.each([
    ['SE', both, { kind: 'range', from: moneyOf(100_000), to: moneyOf(200_000) }],
    ['FI', both, { kind: 'range', from: moneyOf(300_000), to: moneyOf(400_000) }],
    ['NO', both, { kind: 'range', from: moneyOf(300_000), to: moneyOf(400_000) }],
    [
      'FI',
      { minPrice: moneyOf(100_000), maxPrice: moneyOf(200_000) },
      { kind: 'range', from: moneyOf(100_000), to: moneyOf(200_000) },
    ],
    ['FI', { ...both, maxTotalPrice: moneyOf(300_000) }, { kind: 'single', amount: moneyOf(300_000) }],
    ['SE', {}, { kind: 'onRequest' }],
    ['NO', { minPrice: moneyOf(0), maxPrice: moneyOf(0) }, { kind: 'onRequest' }],
  ] as const)('of a stage in %s, %j, is %j', (country, stage, range) => {
    expect(stagePriceRange(stage, country)).toEqual(range)
  })

  test('includes every price that is set, and both its ends are among them', () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 8 }), (prices) => {
        const range = priceRange(prices)
        const [from, to] =
          range.kind === 'range'
            ? [range.from, range.to]
            : range.kind === 'single'
              ? [range.amount, range.amount]
              : []
        expect(prices).toContain(from)
        expect(prices).toContain(to)
        expect(prices.every((price) => price >= (from ?? 0) && price <= (to ?? 0))).toBe(true)
      }),
    )
  })
})

describe('A home with its options', () => {
  test('is priced line by line', () => {
    expect(
      priceHome({
        price: moneyOf(3_895_000),
        options: [
          { id: 'parquet', price: moneyOf(42_000) },
          { id: 'no-wardrobe', price: moneyOf(-8_000) },
        ],
      }),
    ).toEqual({
      kind: 'priced',
      lines: [
        { kind: 'price', amount: moneyOf(3_895_000) },
        { kind: 'option', optionId: 'parquet', amount: moneyOf(42_000) },
        { kind: 'option', optionId: 'no-wardrobe', amount: moneyOf(-8_000) },
      ],
      sum: moneyOf(3_929_000),
    })
  })

  test('includes the difference to the total price: the share of loans, or debt and costs', () => {
    expect(priceHome({ price: moneyOf(120_000), totalPrice: moneyOf(320_000) })).toEqual({
      kind: 'priced',
      lines: [
        { kind: 'price', amount: moneyOf(120_000) },
        { kind: 'debtAndCosts', amount: moneyOf(200_000) },
      ],
      sum: moneyOf(320_000),
    })
  })

  test.each([
    ['equal to the price', moneyOf(120_000)],
    ['less than the price', moneyOf(119_999)],
    ['zero', moneyOf(0)],
  ])('has no such line if the total price is %s', (_, totalPrice) => {
    expect(priceHome({ price: moneyOf(120_000), totalPrice })).toEqual({
      kind: 'priced',
      lines: [{ kind: 'price', amount: moneyOf(120_000) }],
      sum: moneyOf(120_000),
    })
  })

  test('has a line if the total price is one unit higher', () => {
    expect(priceHome({ price: moneyOf(120_000), totalPrice: moneyOf(120_001) })).toMatchObject({
      sum: moneyOf(120_001),
    })
  })

  test.each([
    [{}],
    [{ price: moneyOf(0) }],
    [{ totalPrice: moneyOf(320_000) }],
    [{ price: moneyOf(120_000), options: [{ id: 'sauna', price: maxMoney }] }],
  ])('has no sum when a price is missing: %j', (home) => {
    expect(priceHome(home)).toEqual({ kind: 'onRequest' })
  })

  test('keeps fractions of a unit, so that the lines add up', () => {
    expect(priceHome({ price: moneyOf(100.4), options: [{ id: 'a', price: moneyOf(0.45) }] })).toMatchObject({
      lines: [{ amount: 10_040 }, { amount: 45 }],
      sum: 10_085,
    })
  })

  test('has lines that add up to the sum, and a line for every option', () => {
    const options = fc.array(fc.record({ id: fc.string(), price: anyAmount }), { maxLength: 5 })
    fc.assert(
      fc.property(amounts, odd, options, (price, totalPrice, chosen) => {
        const priced = priceHome({ ...withoutUndefined({ price, totalPrice }), options: chosen })
        expect(priced.kind).toBe('priced')
        if (priced.kind !== 'priced') return
        expect(Number.isSafeInteger(priced.sum)).toBe(true)
        expect(priced.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.sum)
        expect(priced.lines.filter(({ kind }) => kind === 'option')).toHaveLength(chosen.length)
      }),
    )
  })
})

describe('The price per square metre', () => {
  test.each([
    ['SE', { price: moneyOf(3_895_000), area: 74 }, moneyOf(52_635)],
    ['SE', { price: moneyOf(3_895_000), totalPrice: moneyOf(4_100_000), area: 74 }, moneyOf(52_635)],
    ['FI', { price: moneyOf(98_000), totalPrice: moneyOf(268_000), area: 62.5 }, moneyOf(4_288)],
    ['NO', { price: moneyOf(5_000_000), totalPrice: moneyOf(5_125_500), area: 75 }, moneyOf(68_340)],
    ['SE', { price: moneyOf(0), area: 74 }, undefined],
    ['SE', { price: moneyOf(3_895_000), area: 0 }, undefined],
    ['SE', { price: moneyOf(3_895_000), area: Number.NaN }, undefined],
  ] as const)('in %s of %j is %s, by the displayed price', (country, home, amount) => {
    expect(squareMetrePrice(home, country)).toBe(amount)
  })
})
