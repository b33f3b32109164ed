// The price of a home and of booking it: from the catalogue and the site's settings, never from a form.

import { accessOf } from '../homes/access.ts'
import type { HomeDetails } from '../homes/home.ts'
import type { Money } from '../money/money.ts'
import { differenceOfMoney, moneyOf, noMoney } from '../money/money.ts'
import type { AgreedAmounts } from '../payments/agreed-amounts.ts'
import { agreedAmountsOf } from '../payments/agreed-amounts.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { BookedHome, PriceLineKind, SaleTerms } from './booking-view.ts'
import { maxBookingFee } from './contract-law.ts'

/** The picture of a purchased home: an example picture is used only if there is no other. */
const ownPictureOf = ({ images, exampleImages = [], heroImage }: HomeDetails): string =>
  images.find((image) => !exampleImages.includes(image)) ?? heroImage ?? images[0] ?? ''

/** The facts of a home that are stored in a booking. */
export const bookedHomeOf = (home: HomeDetails): BookedHome => ({
  objectId: home.id,
  name: home.name,
  address: home.address,
  areaName: home.areaName,
  municipality: home.municipality,
  stageName: home.stageName,
  path: home.path,
  image: ownPictureOf(home),
  rooms: home.rooms,
  area: home.area,
  ...(home.floor !== undefined && { floor: home.floor }),
  disposalForm: home.disposalForm,
  inhabitDate: home.inhabitDate,
  ...(accessOf(home).kind === 'now' && { isMoveInReady: true as const }),
  ...(home.monthlyFee !== undefined && { monthlyFee: home.monthlyFee }),
})

interface Costs {
  readonly price: Money
  /** Including all obligatory costs, without options. */
  readonly whole: Money
  readonly purchaseCosts: Money
  readonly options: Money
  readonly fee: Money
}

const linesOf = (
  { price, whole, purchaseCosts, options, fee }: Costs,
  { country }: Pick<SiteDefinition, 'country'>,
): SaleTerms['lines'] => {
  const total = (whole + options) as Money
  const agreed = agreedAmountsOf({ price, totalPrice: whole }, options, country)
  const lines: readonly (readonly [PriceLineKind, Money])[] = [
    ['price', price],
    ['sharedDebt', differenceOfMoney(whole, price, purchaseCosts)],
    ['debtFreePrice', country === 'FI' && whole > price ? whole : noMoney],
    ['purchaseCosts', purchaseCosts],
    ['options', options],
    ['total', country !== 'FI' && total > price ? total : noMoney],
    ['bookingFee', fee],
    ['rest', fee > 0 ? differenceOfMoney(agreed.total, fee) : noMoney],
  ]
  return lines.filter(([, amount]) => amount > 0).map(([kind, amount]) => ({ kind, amount }))
}

/**
 * The terms of booking a home on a site, without options. The fee is the site's, limited by law: 4 % of the price in Finland, nothing in
 * Norway. Lines are in display order, and those before `total` or `debtFreePrice` add up to it; it is included if it differs from the
 * price, `rest` if a fee was paid.
 */
export const saleTermsOf = (
  {
    price,
    totalPrice = price,
    purchaseCosts = noMoney,
  }: Pick<HomeDetails, 'price' | 'totalPrice' | 'purchaseCosts'>,
  site: SiteDefinition,
): SaleTerms => {
  const { country, bookingFee, withdrawalCost, minDownPaymentRate, formats } = site
  const fee = Math.min(moneyOf(bookingFee), maxBookingFee(country, price) ?? price) as Money
  const whole = totalPrice > price ? totalPrice : price
  return {
    price,
    ...(whole > price && { totalPrice: whole }),
    fee,
    withdrawalCost: moneyOf(withdrawalCost),
    minDownPaymentRate,
    currency: formats.currencyCode,
    lines: linesOf({ price, whole, purchaseCosts, options: noMoney, fee }, site),
  }
}

/** The same terms with options for a total amount: the fee is unchanged, the total and the rest are recalculated. */
export const withOptionsPrice = (
  terms: SaleTerms,
  options: Money,
  site: Pick<SiteDefinition, 'country'>,
): SaleTerms => {
  const { price, totalPrice: whole = price, fee, lines } = terms
  const purchaseCosts = lines.find(({ kind }) => kind === 'purchaseCosts')?.amount ?? noMoney
  return { ...terms, lines: linesOf({ price, whole, purchaseCosts, options, fee }, site) }
}

/** The amounts that a booking agrees on, with its chosen options. */
export const agreedByTerms = (
  { price, totalPrice, lines }: Pick<SaleTerms, 'price' | 'totalPrice' | 'lines'>,
  { country }: Pick<SiteDefinition, 'country'>,
): AgreedAmounts =>
  agreedAmountsOf(
    { price, totalPrice },
    lines.find(({ kind }) => kind === 'options')?.amount ?? noMoney,
    country,
  )

/** Whether a home is of a kind that can be booked online on a site, whatever its status. */
export const isBookableOnline = (
  { siteId, disposalForm, price }: Pick<HomeDetails, 'siteId' | 'disposalForm' | 'price'>,
  site: SiteDefinition,
): boolean =>
  site.features.clickToBuy && siteId === site.catalogueSiteId && disposalForm !== 'tenancy' && price > 0
