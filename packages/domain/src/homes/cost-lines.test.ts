// The parts of a home's price and fee.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Money } from '../money/money.ts'
import { moneyOf, wholeUnitsOf } from '../money/money.ts'
import { costLines } from './cost-lines.ts'

const written = (costs: Parameters<typeof costLines>[0]) =>
  costLines(costs).map(
    ({ kind, amount, isMonthly }) => `${kind} ${wholeUnitsOf(amount)}${isMonthly ? ' a month' : ''}`,
  )

describe('costLines', () => {
  it("separates a Finnish home's share of loans, and the fee that pays them", () => {
    expect(
      written({
        price: moneyOf(98_000),
        totalPrice: moneyOf(268_000),
        monthlyFee: moneyOf(1_190),
        financingFee: moneyOf(870),
      }),
    ).toEqual([
      'salesPrice 98000',
      'sharedDebt 170000',
      'monthlyFee 1190 a month',
      'maintenanceFee 320 a month',
      'financingFee 870 a month',
    ])
  })

  it("separates a Norwegian home's purchase costs, and omits a debt of zero", () => {
    expect(
      written({ price: moneyOf(4_900_000), totalPrice: moneyOf(4_931_000), purchaseCosts: moneyOf(31_000) }),
    ).toEqual(['salesPrice 4900000', 'purchaseCosts 31000'])
  })

  it('returns no parts if the price is the total', () => {
    expect(written({ price: moneyOf(3_895_000), monthlyFee: moneyOf(4_120) })).toEqual([
      'monthlyFee 4120 a month',
    ])
    expect(written({ price: moneyOf(268_000), totalPrice: moneyOf(268_000) })).toEqual([])
  })

  it('returns parts that add up to the total price and to the fee', () => {
    const amount = fc.integer({ min: 1, max: 5_000_000 }).map(moneyOf)
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        amount,
        (price, debt, purchaseCosts, upkeep, financingFee) => {
          const totalPrice = (price + debt + purchaseCosts) as Money
          const lines = costLines({
            price,
            totalPrice,
            purchaseCosts,
            monthlyFee: (upkeep + financingFee) as Money,
            financingFee,
          })
          const sum = (...kinds: readonly string[]) =>
            lines.filter(({ kind }) => kinds.includes(kind)).reduce((all, line) => all + line.amount, 0)
          expect(sum('salesPrice', 'sharedDebt', 'purchaseCosts')).toBe(totalPrice)
          expect(sum('maintenanceFee', 'financingFee')).toBe(sum('monthlyFee'))
        },
      ),
    )
  })
})
