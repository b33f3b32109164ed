// Amounts that a sales system sends by mistake.
import { describe, expect, test } from 'vitest'
import { moneyOf, noMoney } from '../money/money.ts'
import { aHomeInDetail } from '../testing/homes.ts'
import { amountIssues } from './home-amounts.ts'
import type { HomeChange } from './home-change.ts'
import { changeHome } from './home-change.ts'

const staff = { by: 'staff', today: '2026-11-26' } as const
const forSale = aHomeInDetail({
  price: moneyOf(3_895_000),
  monthlyFee: moneyOf(4_120),
  disposalForm: 'condominium',
})
const finnish = aHomeInDetail({ siteId: 4, price: moneyOf(98_000), totalPrice: moneyOf(268_000) })
const norwegian = aHomeInDetail({
  siteId: 3,
  price: moneyOf(4_000_000),
  totalPrice: moneyOf(4_600_000),
  purchaseCosts: moneyOf(100_000),
})
const withLoans = aHomeInDetail({
  siteId: 4,
  price: moneyOf(98_000),
  totalPrice: moneyOf(268_000),
  monthlyFee: moneyOf(1_190),
  financingFee: moneyOf(870),
})
const rented = aHomeInDetail({ price: noMoney, monthlyFee: moneyOf(9_400), disposalForm: 'tenancy' })

describe('A home amount is rejected', () => {
  test.each<[string, typeof forSale, HomeChange, object[]]>([
    ['price 0', forSale, { price: noMoney }, [{ fact: 'price', key: 'tooSmall' }]],
    ['a price of a rented home', rented, { price: moneyOf(9_400) }, [{ fact: 'price', key: 'tooLarge' }]],
    ['rent 0', rented, { monthlyFee: noMoney }, [{ fact: 'monthlyFee', key: 'tooSmall' }]],
    [
      'a fee above the price',
      forSale,
      { monthlyFee: moneyOf(4_120_000) },
      [{ fact: 'monthlyFee', key: 'tooLarge' }],
    ],
    [
      'a fee below its part for the loans',
      withLoans,
      { monthlyFee: moneyOf(320) },
      [{ fact: 'monthlyFee', key: 'tooSmall' }],
    ],
    [
      'a total price below the price',
      finnish,
      { totalPrice: moneyOf(97_999) },
      [{ fact: 'totalPrice', key: 'tooSmall' }],
    ],
    ['total price 0', finnish, { totalPrice: noMoney }, [{ fact: 'totalPrice', key: 'tooSmall' }]],
    [
      'a total price that does not cover the costs',
      norwegian,
      { totalPrice: moneyOf(4_099_999) },
      [{ fact: 'totalPrice', key: 'tooSmall' }],
    ],
    [
      'a price above the total price that stays',
      finnish,
      { price: moneyOf(268_001) },
      [{ fact: 'price', key: 'tooLarge' }],
    ],
    [
      'every wrong amount',
      finnish,
      { price: noMoney, totalPrice: noMoney },
      [
        { fact: 'price', key: 'tooSmall' },
        { fact: 'totalPrice', key: 'tooSmall' },
      ],
    ],
  ])('for %s', (_, home, change, amounts) => {
    expect(changeHome(home, change, staff)).toEqual({ kind: 'amounts-refused', amounts })
  })
})

describe('A home amount is accepted', () => {
  test.each<[string, typeof forSale, HomeChange]>([
    ['another price', forSale, { price: moneyOf(3_795_000) }],
    ['a house without a fee', forSale, { monthlyFee: noMoney }],
    ['both prices at once', finnish, { price: moneyOf(300_000), totalPrice: moneyOf(300_000) }],
    ['another rent', rented, { monthlyFee: moneyOf(9_600) }],
    ['a total price that covers the costs', norwegian, { totalPrice: moneyOf(4_100_000) }],
  ])('for %s', (_, home, change) => {
    expect(changeHome(home, change, staff)).toMatchObject({ kind: 'changed', after: change })
  })

  test('despite an earlier wrong one: only changed amounts are validated', () => {
    const without = aHomeInDetail({ price: noMoney })
    expect(changeHome(without, { status: 'notAvailable' }, staff)).toMatchObject({ kind: 'changed' })
    expect(amountIssues(without, ['status'])).toEqual([])
  })
})
