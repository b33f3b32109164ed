// What a home costs whoever books it online, and which homes can be: one source for its page, the booking and the contract.

import { defaultDownPaymentRate } from '../booking-forms/financing.ts'
import type { Home, HomeDetails } from '../homes/home.ts'
import type { Money } from '../money/money.ts'
import { differenceOfMoney, moneyOf, noMoney, sumOfMoney } from '../money/money.ts'
import type { CountryCode } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { PriceLineKind, SaleTerms } from './booking-view.ts'
import { maxBookingFee } from './contract-law.ts'

/** What booking costs, in minor units of the site's currency. */
interface BookingCosts {
  /** Paid when booking, and a part of the price. */
  readonly fee: Money
  /** What changing one's mind costs after the days of withdrawal. */
  readonly withdrawalCost: Money
}

/** Usual in the field (provider-facts 5.4): Norway takes nothing before its guarantee, Finland gives all of it back. */
const costsOfCountry: Readonly<Record<CountryCode, BookingCosts>> = {
  SE: { fee: moneyOf(25_000), withdrawalCost: moneyOf(7_000) },
  NO: { fee: noMoney, withdrawalCost: noMoney },
  FI: { fee: moneyOf(1_000), withdrawalCost: noMoney },
}
const feeOfCooperative = moneyOf(20_000)

type Sold = Pick<HomeDetails, 'price' | 'totalPrice' | 'purchaseCosts'>

/**
 * What a home and its options cost on a site, and what is paid when booking. The fee is at most what the country's law lets
 * be taken.
 */
export const saleTermsOf = (home: Sold, site: SiteDefinition, options: Money = noMoney): SaleTerms => {
  const { price, totalPrice = price, purchaseCosts = noMoney } = home
  const { country, formats } = site
  const usual = costsOfCountry[country]
  const asked = site.key === 'cooperative' ? feeOfCooperative : usual.fee
  const most = maxBookingFee(country, price) ?? price
  const fee = asked < most ? asked : most
  const total = sumOfMoney([totalPrice, options]) ?? totalPrice
  const debt = differenceOfMoney(totalPrice, price, purchaseCosts)
  const lines: readonly (readonly [PriceLineKind, Money])[] = [
    ['price', price],
    ['sharedDebt', debt],
    ['purchaseCosts', purchaseCosts],
    ['options', options],
    ...(total === price ? [] : [['total', total] as const]),
    ['bookingFee', fee],
    ...(fee > 0 ? [['rest', differenceOfMoney(total, fee)] as const] : []),
  ]
  return {
    price,
    ...(totalPrice !== price && { totalPrice }),
    fee,
    withdrawalCost: usual.withdrawalCost,
    minDownPaymentRate: defaultDownPaymentRate,
    currency: formats.currencyCode,
    lines: lines.flatMap(([kind, amount]) => (amount > 0 ? [{ kind, amount }] : [])),
  }
}

/**
 * Whether a home is booked online on a site: it can be now (`book`), somebody holds it and one may stand in line (`line`), or
 * neither. What is let, what its owner sells and what has no price is not.
 */
export const onlineBookingOf = (
  home: Pick<Home, 'status' | 'disposalForm' | 'price'> & { readonly resale?: unknown },
  site: SiteDefinition,
): 'book' | 'line' | undefined => {
  const isSoldHere =
    site.features.clickToBuy &&
    site.routes.booking !== undefined &&
    home.disposalForm !== 'tenancy' &&
    home.resale === undefined &&
    home.price > 0
  if (!isSoldHere) return undefined
  if (home.status === 'forSale' || home.status === 'preSelling') return 'book'
  return home.status === 'reserved' ? 'line' : undefined
}
