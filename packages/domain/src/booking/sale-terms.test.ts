import { describe, expect, it } from 'vitest'
import { moneyOf } from '../money/money.ts'
import { siteByKey } from '../sites/sites.ts'
import { onlineBookingOf, saleTermsOf } from './sale-terms.ts'

const amounts = (...given: Parameters<typeof saleTermsOf>) =>
  saleTermsOf(...given).lines.map(({ kind, amount }) => [kind, amount / 100])

describe('what a home costs whoever books it', () => {
  it('counts a Swedish fee into the price', () => {
    const home = { price: moneyOf(4_195_000) }
    expect(amounts(home, siteByKey('sweden'))).toEqual([
      ['price', 4_195_000],
      ['bookingFee', 25_000],
      ['rest', 4_170_000],
    ])
    expect(amounts(home, siteByKey('cooperative'), moneyOf(18_000))).toEqual([
      ['price', 4_195_000],
      ['options', 18_000],
      ['total', 4_213_000],
      ['bookingFee', 20_000],
      ['rest', 4_193_000],
    ])
  })

  it('shows Norwegian costs of the purchase, and takes nothing', () => {
    const home = { price: moneyOf(5_200_000), totalPrice: moneyOf(5_225_000), purchaseCosts: moneyOf(25_000) }
    expect(amounts(home, siteByKey('norway'))).toEqual([
      ['price', 5_200_000],
      ['purchaseCosts', 25_000],
      ['total', 5_225_000],
    ])
  })

  it('shows the Finnish share of the loans, and takes no more than 4 % of the price', () => {
    const home = { price: moneyOf(98_000), totalPrice: moneyOf(268_000) }
    expect(amounts(home, siteByKey('finland'))).toEqual([
      ['price', 98_000],
      ['sharedDebt', 170_000],
      ['total', 268_000],
      ['bookingFee', 1_000],
      ['rest', 267_000],
    ])
    expect(saleTermsOf({ price: moneyOf(20_000) }, siteByKey('finland')).fee).toBe(moneyOf(800))
  })
})

describe('whether a home is booked online', () => {
  const home = { status: 'forSale', disposalForm: 'condominium', price: moneyOf(1) } as const
  it.each([
    [home, 'sweden', 'book'],
    [{ ...home, status: 'preSelling' as const }, 'finland', 'book'],
    [{ ...home, status: 'reserved' as const }, 'norway', 'line'],
    [{ ...home, status: 'booked' as const }, 'sweden', undefined],
    [{ ...home, status: 'sold' as const }, 'sweden', undefined],
    [{ ...home, disposalForm: 'tenancy' as const }, 'sweden', undefined],
    [{ ...home, resale: {} }, 'sweden', undefined],
    [{ ...home, price: moneyOf(0) }, 'sweden', undefined],
    [home, 'sweden-english', undefined],
    [home, 'contractor', undefined],
  ] as const)('%o on %s: %s', (given, site, expected) => {
    expect(onlineBookingOf(given, siteByKey(site))).toBe(expected)
  })
})
