// Prices of a home: the displayed price, the sum with options, the span of a stage.

import type { Money } from '../money/money.ts'
import { differenceOfMoney, moneyOf, sumOfMoney, wholeUnitsOf } from '../money/money.ts'
import type { CountryCode } from '../sites/site.ts'
import type { Home, Stage } from './home.ts'

/** A positive amount: services send 0 if a price is not set. */
const asked = (amount: Money | undefined): Money | undefined =>
  amount !== undefined && amount > 0 ? amount : undefined

/** The displayed price of a home. */
export type ShownPrice =
  /** No price is set: on request. */
  | { readonly kind: 'onRequest' }
  /** The sales price. */
  | { readonly kind: 'price'; readonly amount: Money }
  /** The price with shared debt and costs, and the sales price that it includes. */
  | { readonly kind: 'totalPrice'; readonly amount: Money; readonly price?: Money }

const onRequest = { kind: 'onRequest' } as const

/** The facts that decide the displayed price. */
export type PriceFacts = Partial<Pick<Home, 'price' | 'totalPrice'>>

/**
 * The displayed price of a home. Finland: the price with the share of loans (velaton hinta); Norway: the total price with costs, if set;
 * elsewhere, or without a total price, the sales price.
 */
export const priceOf = ({ price, totalPrice }: PriceFacts, country: CountryCode): ShownPrice => {
  const sales = asked(price)
  const total = country === 'SE' ? undefined : asked(totalPrice)
  if (total) return { kind: 'totalPrice', amount: total, ...(sales && { price: sales }) }
  return sales ? { kind: 'price', amount: sales } : onRequest
}

/**
 * Price per square metre of a home, of the price that its country shows ({@link priceOf}), rounded to whole kronor or euros. Undefined if
 * no price or no area is set, for example for rentals.
 */
export const squareMetrePrice = (
  home: PriceFacts & Pick<Home, 'area'>,
  country: CountryCode,
): Money | undefined => {
  const shown = priceOf(home, country)
  return shown.kind !== 'onRequest' && home.area > 0
    ? moneyOf(Math.round(wholeUnitsOf(shown.amount) / home.area))
    : undefined
}

/** A span of prices. */
export type PriceRange =
  | { readonly kind: 'onRequest' }
  | { readonly kind: 'single'; readonly amount: Money }
  | { readonly kind: 'range'; readonly from: Money; readonly to: Money }

/** The span of some prices; unset ones are left out. Equal ends are a single price. */
export const priceRange = (prices: readonly (Money | undefined)[]): PriceRange => {
  const set = prices.flatMap((price) => asked(price) ?? []).sort((a, b) => a - b)
  const [from, to] = [set[0], set.at(-1)]
  if (from === undefined || to === undefined) return onRequest
  return from === to ? { kind: 'single', amount: from } : { kind: 'range', from, to }
}

/** Both ends of a span, equal for a single price; undefined if no price is set. */
export const priceEnds = (range: PriceRange): readonly [from: Money, to: Money] | undefined => {
  if (range.kind === 'onRequest') return undefined
  return range.kind === 'single' ? [range.amount, range.amount] : [range.from, range.to]
}

/** The facts behind a stage's price range (SEARCH-16). */
export type StagePriceFacts = Partial<
  Pick<Stage, 'minPrice' | 'maxPrice' | 'minTotalPrice' | 'maxTotalPrice'>
>

/** The span of a stage, of the prices that its country shows: see {@link priceOf}. */
export const stagePriceRange = (stage: StagePriceFacts, country: CountryCode): PriceRange => {
  const total = priceRange(country === 'SE' ? [] : [stage.minTotalPrice, stage.maxTotalPrice])
  return total.kind === 'onRequest' ? priceRange([stage.minPrice, stage.maxPrice]) : total
}

/** An option that a buyer adds to a home. A negative price is a deduction. */
export interface HomeOption {
  readonly id: string
  readonly price: Money
}

/** One line of a price. */
export type PriceLine =
  | { readonly kind: 'price'; readonly amount: Money }
  /** The difference to the total price: in Finland the share of loans, in Norway shared debt and costs. */
  | { readonly kind: 'debtAndCosts'; readonly amount: Money }
  | { readonly kind: 'option'; readonly optionId: string; readonly amount: Money }

/** The price of a home with its chosen options. */
export type PricedHome =
  | { readonly kind: 'priced'; readonly lines: readonly PriceLine[]; readonly sum: Money }
  /** The home has no price, or an amount is invalid, so that there is no sum. */
  | { readonly kind: 'onRequest' }

/**
 * Prices a home with its options, line by line; the lines add up to the sum. A total price below the price is ignored.
 *
 * @example
 * priceHome({ price: moneyOf(3_895_000), options: [{ id: 'parquet', price: moneyOf(42_000) }] })
 * // { kind: 'priced', sum: 393700000,
 * //   lines: [{ kind: 'price', amount: 389500000 }, { kind: 'option', optionId: 'parquet', amount: 4200000 }] }
 */
export const priceHome = ({
  price,
  totalPrice,
  options = [],
}: PriceFacts & { readonly options?: readonly HomeOption[] }): PricedHome => {
  const sales = asked(price)
  if (!sales) return onRequest
  const added = differenceOfMoney(asked(totalPrice) ?? sales, sales)
  const lines: readonly PriceLine[] = [
    { kind: 'price', amount: sales },
    ...(added > 0 ? [{ kind: 'debtAndCosts', amount: added } as const] : []),
    ...options.map((option) => ({ kind: 'option', optionId: option.id, amount: option.price }) as const),
  ]
  const sum = sumOfMoney(lines.map(({ amount }) => amount))
  return sum === undefined ? onRequest : { kind: 'priced', lines, sum }
}
