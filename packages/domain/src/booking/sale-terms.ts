// What a home costs whoever books it, and what booking it costs: from the catalogue and the site's settings, never from a form.

import type { HomeDetails } from '../homes/home.ts'
import type { Money } from '../money/money.ts'
import { differenceOfMoney, moneyOf, noMoney } from '../money/money.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { BookedHome, PriceLineKind, SaleTerms } from './booking-view.ts'
import { maxBookingFee } from './contract-law.ts'

/** What of a home is written into a booking. */
export const bookedHomeOf = (home: HomeDetails): BookedHome => ({
  objectId: home.id,
  name: home.name,
  address: home.address,
  areaName: home.areaName,
  municipality: home.municipality,
  stageName: home.stageName,
  path: home.path,
  image: home.images[0] ?? home.heroImage ?? '',
  rooms: home.rooms,
  area: home.area,
  ...(home.floor !== undefined && { floor: home.floor }),
  disposalForm: home.disposalForm,
  inhabitDate: home.inhabitDate,
  ...(home.monthlyFee !== undefined && { monthlyFee: home.monthlyFee }),
})

type Priced = Pick<HomeDetails, 'price' | 'totalPrice' | 'purchaseCosts'>

/**
 * The terms of booking a home on a site, with the options that were chosen. The fee is the site's, and no more than the
 * law lets: 4 % of the price in Finland, nothing in Norway. Lines stand in the order in which a page shows them; `total` is
 * there where it differs from the price, `rest` where a fee was paid.
 */
export const saleTermsOf = (
  { price, totalPrice = price, purchaseCosts = noMoney }: Priced,
  { country, bookingFee, withdrawalCost, minDownPaymentRate, formats }: SiteDefinition,
  options: Money = noMoney,
): SaleTerms => {
  const fee = Math.min(moneyOf(bookingFee), maxBookingFee(country, price) ?? price) as Money
  const whole = totalPrice > price ? totalPrice : price
  const total = (whole + options) as Money
  const lines: readonly (readonly [PriceLineKind, Money])[] = [
    ['price', price],
    ['debtFreePrice', country === 'FI' && whole > price ? whole : noMoney],
    ['purchaseCosts', purchaseCosts],
    ['options', options],
    ['total', country !== 'FI' && total > price ? total : noMoney],
    ['bookingFee', fee],
    ['rest', fee > 0 ? differenceOfMoney((country === 'FI' ? price : total) as Money, fee) : noMoney],
  ]
  return {
    price,
    ...(whole > price && { totalPrice: whole }),
    fee,
    withdrawalCost: moneyOf(withdrawalCost),
    minDownPaymentRate,
    currency: formats.currencyCode,
    lines: lines.filter(([, amount]) => amount > 0).map(([kind, amount]) => ({ kind, amount })),
  }
}

/** Whether a home is of a kind that can be booked online on a site, whatever its status. */
export const isBookableOnline = (
  { siteId, disposalForm, price }: Pick<HomeDetails, 'siteId' | 'disposalForm' | 'price'>,
  site: SiteDefinition,
): boolean =>
  site.features.clickToBuy && siteId === site.catalogueSiteId && disposalForm !== 'tenancy' && price > 0
