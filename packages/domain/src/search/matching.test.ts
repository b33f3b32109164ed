import { describe, expect, test } from 'vitest'
import { moneyOf, noMoney } from '../money/money.ts'
import { isWanted, isWithinBounds } from './matching.ts'
import { compareAsChosen } from './sort-order.ts'

describe('Matching', () => {
  test.each<[readonly string[] | undefined, readonly string[], boolean]>([
    [undefined, ['a'], true],
    [[], ['a'], true],
    [[], [], true],
    [['a'], ['a'], true],
    [['a', 'b'], ['c', 'b'], true],
    [['a'], ['b'], false],
    [['a'], [], false],
  ])('of wanted %j with %j: %s', (wanted, values, isAnswer) => {
    expect(isWanted(wanted, ...values)).toBe(isAnswer)
  })

  test.each([
    [{}, {}, true],
    [{ price: 10 }, {}, true],
    [{ price: 10 }, { minPrice: 10, maxPrice: 10 }, true],
    [{ price: 9 }, { minPrice: 10 }, false],
    [{ price: 11 }, { maxPrice: 10 }, false],
    [{ rooms: 2 }, { minRooms: 3 }, false],
    [{ rooms: 4 }, { maxRooms: 3 }, false],
    [{ area: 49 }, { minArea: 50 }, false],
    [{ area: 51 }, { maxArea: 50 }, false],
    [{ area: 0 }, { maxArea: 0 }, true],
    [{ area: 1 }, { maxArea: 0 }, false],
    [{ area: -1 }, { minArea: 0 }, false],
    [{ rooms: 3 }, { minPrice: 1 }, false],
    [{ rooms: 3 }, { maxPrice: 1 }, false],
  ])('of %j within %j: %s', (facts, bounds, isWithin) => {
    expect(isWithinBounds(facts, bounds)).toBe(isWithin)
  })
})

describe('The chosen order', () => {
  const known = { price: moneyOf(2), area: 2, inhabitDate: '2027-01-02', sunHours: 2 }
  const lower = { price: moneyOf(1), area: 1, inhabitDate: '2027-01-01', sunHours: 1 }
  const smaller = { price: moneyOf(3), area: 1, inhabitDate: '2027-01-03' }
  const unknown = { area: 2 }

  test.each([
    ['price:asc', 1],
    ['price:desc', -1],
    ['area:asc', 1],
    ['area:desc', -1],
    ['inhabitDateTimeStamp:asc', 1],
    ['inhabitDateTimeStamp:desc', -1],
    ['sunHours:desc', -1],
    ['', 0],
  ] as const)('"%s" sorts a higher value with %i before or after a lower one', (sort, sign) => {
    expect(compareAsChosen(sort)(known, lower)).toBe(sign)
    expect(compareAsChosen(sort)(lower, known)).toBe(0 - sign)
    expect(compareAsChosen(sort)(known, known)).toBe(0)
  })

  test.each([
    'price:asc',
    'price:desc',
    'inhabitDateTimeStamp:asc',
    'inhabitDateTimeStamp:desc',
    'sunHours:desc',
  ] as const)('"%s" sorts unknown values last', (sort) => {
    expect(compareAsChosen(sort)(unknown, known)).toBe(1)
    expect(compareAsChosen(sort)(known, unknown)).toBe(-1)
    expect(compareAsChosen(sort)(unknown, unknown)).toBe(0)
  })

  test('compares only the chosen fact', () => {
    expect(compareAsChosen('area:asc')(known, smaller)).toBe(1)
    expect(compareAsChosen('price:asc')(known, smaller)).toBe(-1)
    expect(compareAsChosen('inhabitDateTimeStamp:asc')(known, smaller)).toBe(-1)
  })

  test.each([
    ['price:asc', ['cheap', 'dear', 'low rent', 'high rent', 'neither', 'fee']],
    ['price:desc', ['dear', 'cheap', 'high rent', 'low rent', 'neither', 'fee']],
  ] as const)('"%s" sorts rentals by their rent after all prices, and the rest last', (sort, names) => {
    const rental = { area: 2, price: noMoney, disposalForm: 'tenancy' } as const
    const things = [
      { ...rental, name: 'neither' },
      { area: 2, name: 'fee', disposalForm: 'condominium', monthlyFee: moneyOf(1) } as const,
      { ...rental, name: 'high rent', monthlyFee: moneyOf(9) },
      { ...known, name: 'dear' },
      { ...rental, name: 'low rent', monthlyFee: moneyOf(8) },
      // It has a price, so its fee is no rent.
      { ...lower, name: 'cheap', disposalForm: 'tenancy', monthlyFee: moneyOf(99) } as const,
    ]
    expect(things.sort(compareAsChosen(sort)).map(({ name }) => name)).toEqual(names)
  })

  test('uses the price with the share of loans if there is one', () => {
    expect(compareAsChosen('price:asc')({ ...lower, totalPrice: moneyOf(3) }, known)).toBe(1)
  })
})
