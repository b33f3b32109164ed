import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceHome, priceOf, priceRange, squareMetrePrice, stagePriceRange } from './price.ts'

const countries = fc.constantFrom('SE', 'NO', 'FI')
const odd = fc.oneof(fc.double(), fc.integer(), fc.constant(undefined))
const amounts = fc.integer({ min: 1, max: 100_000_000 })

/** Leaves out what is undefined, as a service does. */
const given = <Facts extends object>(facts: Facts) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))

describe('the price that is shown', () => {
  test.each([
    ['SE', { price: 3_895_000 }, { kind: 'price', amount: 3_895_000 }],
    ['SE', { price: 3_895_000, totalPrice: 4_100_000 }, { kind: 'price', amount: 3_895_000 }],
    ['SE', { totalPrice: 4_100_000 }, { kind: 'onRequest' }],
    ['FI', { price: 120_000, totalPrice: 320_000 }, { kind: 'totalPrice', amount: 320_000, price: 120_000 }],
    ['FI', { price: 120_000 }, { kind: 'price', amount: 120_000 }],
    ['FI', { totalPrice: 320_000 }, { kind: 'totalPrice', amount: 320_000 }],
    [
      'NO',
      { price: 5_000_000, totalPrice: 5_125_500 },
      { kind: 'totalPrice', amount: 5_125_500, price: 5_000_000 },
    ],
    ['NO', { price: 5_000_000 }, { kind: 'price', amount: 5_000_000 }],
    ['NO', { price: 0, totalPrice: 0 }, { kind: 'onRequest' }],
    ['SE', {}, { kind: 'onRequest' }],
    ['SE', { price: 0 }, { kind: 'onRequest' }],
    ['SE', { price: -1 }, { kind: 'onRequest' }],
    ['SE', { price: Number.NaN }, { kind: 'onRequest' }],
    ['SE', { price: Number.POSITIVE_INFINITY }, { kind: 'onRequest' }],
    ['SE', { price: 0.4 }, { kind: 'onRequest' }],
    ['SE', { price: 1 }, { kind: 'price', amount: 1 }],
    ['SE', { price: 1_999_999.5 }, { kind: 'price', amount: 2_000_000 }],
  ] as const)('in %s, %j shows %j', (country, home, shown) => {
    expect(priceOf(home, country)).toStrictEqual(shown)
  })

  test('is a whole amount above nothing or asked for, whatever the service says', () => {
    fc.assert(
      fc.property(countries, odd, odd, (country, price, totalPrice) => {
        const shown = priceOf(given({ price, totalPrice }), country)
        if (shown.kind !== 'onRequest') {
          expect(Number.isSafeInteger(shown.amount)).toBe(true)
          expect(shown.amount).toBeGreaterThan(0)
        }
      }),
    )
  })
})

describe('a span of prices', () => {
  test.each([
    [[], { kind: 'onRequest' }],
    [[undefined, 0, -5, Number.NaN], { kind: 'onRequest' }],
    [[2_000_000], { kind: 'single', amount: 2_000_000 }],
    [[2_000_000, 2_000_000], { kind: 'single', amount: 2_000_000 }],
    [[undefined, 2_000_000, 0], { kind: 'single', amount: 2_000_000 }],
    [[2_000_000, 3_000_000], { kind: 'range', from: 2_000_000, to: 3_000_000 }],
    [[3_000_000, 2_000_000, 2_500_000], { kind: 'range', from: 2_000_000, to: 3_000_000 }],
  ])('of %j is %j', (prices, range) => {
    expect(priceRange(prices)).toEqual(range)
  })

  const both = { minPrice: 100_000, maxPrice: 200_000, minTotalPrice: 300_000, maxTotalPrice: 400_000 }

  test.each([
    ['SE', both, { kind: 'range', from: 100_000, to: 200_000 }],
    ['FI', both, { kind: 'range', from: 300_000, to: 400_000 }],
    ['NO', both, { kind: 'range', from: 300_000, to: 400_000 }],
    ['FI', { minPrice: 100_000, maxPrice: 200_000 }, { kind: 'range', from: 100_000, to: 200_000 }],
    ['FI', { ...both, maxTotalPrice: 300_000 }, { kind: 'single', amount: 300_000 }],
    ['SE', {}, { kind: 'onRequest' }],
    ['NO', { minPrice: 0, maxPrice: 0 }, { kind: 'onRequest' }],
  ] as const)('of a stage in %s, %j, is %j', (country, stage, range) => {
    expect(stagePriceRange(stage, country)).toEqual(range)
  })

  test('holds every price that is set, and both its ends are among them', () => {
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

describe('a home with its options', () => {
  test('is priced line by line', () => {
    expect(
      priceHome({
        price: 3_895_000,
        options: [
          { id: 'parquet', price: 42_000 },
          { id: 'no-wardrobe', price: -8_000 },
        ],
      }),
    ).toEqual({
      kind: 'priced',
      lines: [
        { kind: 'price', amount: 3_895_000 },
        { kind: 'option', optionId: 'parquet', amount: 42_000 },
        { kind: 'option', optionId: 'no-wardrobe', amount: -8_000 },
      ],
      sum: 3_929_000,
    })
  })

  test('shows what the total price adds: the share of loans, or debt and costs', () => {
    expect(priceHome({ price: 120_000, totalPrice: 320_000 })).toEqual({
      kind: 'priced',
      lines: [
        { kind: 'price', amount: 120_000 },
        { kind: 'debtAndCosts', amount: 200_000 },
      ],
      sum: 320_000,
    })
  })

  test.each([
    ['nothing more than the price', 120_000],
    ['less than the price', 119_999],
    ['nothing', 0],
  ])('shows no such line where the total price is %s', (_, totalPrice) => {
    expect(priceHome({ price: 120_000, totalPrice })).toEqual({
      kind: 'priced',
      lines: [{ kind: 'price', amount: 120_000 }],
      sum: 120_000,
    })
  })

  test('one more unit in the total price is a line', () => {
    expect(priceHome({ price: 120_000, totalPrice: 120_001 })).toMatchObject({ sum: 120_001 })
  })

  test.each([
    [{}],
    [{ price: 0 }],
    [{ price: Number.NaN }],
    [{ totalPrice: 320_000 }],
    [{ price: 120_000, options: [{ id: 'sauna', price: Number.NaN }] }],
    [{ price: 120_000, options: [{ id: 'sauna', price: Number.POSITIVE_INFINITY }] }],
  ])('has no sum when a price is missing: %j', (home) => {
    expect(priceHome(home)).toEqual({ kind: 'onRequest' })
  })

  test('rounds each line, so that the lines add up', () => {
    expect(
      priceHome({
        price: 100.4,
        options: [
          { id: 'a', price: 0.4 },
          { id: 'b', price: 0.5 },
        ],
      }),
    ).toEqual({
      kind: 'priced',
      lines: [
        { kind: 'price', amount: 100 },
        { kind: 'option', optionId: 'a', amount: 0 },
        { kind: 'option', optionId: 'b', amount: 1 },
      ],
      sum: 101,
    })
  })

  test('the lines always add up to the sum, in whole units, and every option has its line', () => {
    const options = fc.array(
      fc.record({ id: fc.string(), price: fc.double({ min: -1e6, max: 1e6, noNaN: true }) }),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(amounts, odd, options, (price, totalPrice, chosen) => {
        const priced = priceHome({ ...given({ price, totalPrice }), options: chosen })
        expect(priced.kind).toBe('priced')
        if (priced.kind !== 'priced') return
        expect(Number.isSafeInteger(priced.sum)).toBe(true)
        expect(priced.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.sum)
        expect(priced.lines.filter(({ kind }) => kind === 'option')).toHaveLength(chosen.length)
      }),
    )
  })
})

describe('the price of a square metre', () => {
  test.each([
    ['SE', { price: 3_895_000, area: 74 }, 52_635],
    ['SE', { price: 3_895_000, totalPrice: 4_100_000, area: 74 }, 52_635],
    ['FI', { price: 98_000, totalPrice: 268_000, area: 62.5 }, 4_288],
    ['NO', { price: 5_000_000, totalPrice: 5_125_500, area: 75 }, 68_340],
    ['SE', { price: 0, area: 74 }, undefined],
    ['SE', { price: 3_895_000, area: 0 }, undefined],
    ['SE', { price: 3_895_000, area: Number.NaN }, undefined],
  ] as const)('in %s of %j is %s: of the price that is shown', (country, home, amount) => {
    expect(squareMetrePrice(home, country)).toBe(amount)
  })
})
