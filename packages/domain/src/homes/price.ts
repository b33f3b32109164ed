// What a home costs: the price that is shown, the sum with options, the span of a stage. Whole units of the site's currency.
import type { CountryCode } from '../sites/site.ts'
import type { Home, Stage } from './home.ts'

/** A whole amount; undefined for what is no number that can be counted with. Adding 0 leaves no amount of -0. */
const whole = (amount: number | undefined): number | undefined => {
  const rounded = Math.round(amount ?? Number.NaN) + 0
  return Number.isSafeInteger(rounded) ? rounded : undefined
}

/** A whole amount above nothing: services write 0 where a price is not set. */
const asked = (amount: number | undefined): number | undefined => {
  const rounded = whole(amount) ?? 0
  return rounded > 0 ? rounded : undefined
}

/** The price of a home as it is shown. */
export type ShownPrice =
  /** No price is set: people ask for it. */
  | { readonly kind: 'onRequest' }
  /** The sales price. */
  | { readonly kind: 'price'; readonly amount: number }
  /** The price with shared debt and costs, and the sales price that it holds. */
  | { readonly kind: 'totalPrice'; readonly amount: number; readonly price?: number }

const onRequest = { kind: 'onRequest' } as const

/** The facts that a price is shown by. */
export type PriceFacts = Partial<Pick<Home, 'price' | 'totalPrice'>>

/**
 * Which price of a home is shown. Finland: the price with the share of loans (velaton hinta); Norway: the total price
 * with costs, where it is given; elsewhere the sales price, as also where no total price is known.
 */
export const priceOf = ({ price, totalPrice }: PriceFacts, country: CountryCode): ShownPrice => {
  const sales = asked(price)
  const total = country === 'SE' ? undefined : asked(totalPrice)
  if (total) return { kind: 'totalPrice', amount: total, ...(sales && { price: sales }) }
  return sales ? { kind: 'price', amount: sales } : onRequest
}

/**
 * What a square metre of a home costs, of the price that its country shows ({@link priceOf}), in whole units. Undefined
 * where no price or no area is set, as for what is rented.
 */
export const squareMetrePrice = (
  home: PriceFacts & Pick<Home, 'area'>,
  country: CountryCode,
): number | undefined => {
  const shown = priceOf(home, country)
  return shown.kind === 'onRequest' || home.area <= 0 ? undefined : whole(shown.amount / home.area)
}

/** A span of prices. */
export type PriceRange =
  | { readonly kind: 'onRequest' }
  | { readonly kind: 'single'; readonly amount: number }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }

/** The span of some prices; those that are not set are left out. Equal ends are a single price. */
export const priceRange = (prices: readonly (number | undefined)[]): PriceRange => {
  const set = prices.flatMap((price) => asked(price) ?? []).sort((a, b) => a - b)
  const [from, to] = [set[0], set.at(-1)]
  if (from === undefined || to === undefined) return onRequest
  return from === to ? { kind: 'single', amount: from } : { kind: 'range', from, to }
}

/** Both ends of a span, alike for a single price; undefined where no price is set. */
export const priceEnds = (range: PriceRange): readonly [from: number, to: number] | undefined => {
  if (range.kind === 'onRequest') return undefined
  return range.kind === 'single' ? [range.amount, range.amount] : [range.from, range.to]
}

/** The facts that a stage's span of prices is shown by (specification 3 §3, search hit). */
export type StagePriceFacts = Partial<
  Pick<Stage, 'minPrice' | 'maxPrice' | 'minTotalPrice' | 'maxTotalPrice'>
>

/** The span of a stage, of the prices that its country shows: see {@link priceOf}. */
export const stagePriceRange = (stage: StagePriceFacts, country: CountryCode): PriceRange => {
  const total = priceRange(country === 'SE' ? [] : [stage.minTotalPrice, stage.maxTotalPrice])
  return total.kind === 'onRequest' ? priceRange([stage.minPrice, stage.maxPrice]) : total
}

/** Something that a buyer adds to a home. A negative price is a deduction. */
export interface HomeOption {
  readonly id: string
  readonly price: number
}

/** One line of a price. */
export type PriceLine =
  | { readonly kind: 'price'; readonly amount: number }
  /** What the total price adds: in Finland the share of loans, in Norway shared debt and costs. */
  | { readonly kind: 'debtAndCosts'; readonly amount: number }
  | { readonly kind: 'option'; readonly optionId: string; readonly amount: number }

/** A home with what was chosen for it, priced. */
export type PricedHome =
  | { readonly kind: 'priced'; readonly lines: readonly PriceLine[]; readonly sum: number }
  /** The home or an option has no price: no sum would be true. */
  | { readonly kind: 'onRequest' }

/**
 * Prices a home with its options, line by line. Every line is rounded to whole units, so that the lines add up to
 * the sum. A total price below the price is not believed.
 *
 * @example
 * priceHome({ price: 3_895_000, options: [{ id: 'parquet', price: 42_000 }] })
 * // { kind: 'priced', lines: [{ kind: 'price', amount: 3895000 }, { kind: 'option', optionId: 'parquet', amount: 42000 }], sum: 3937000 }
 */
export const priceHome = ({
  price,
  totalPrice,
  options = [],
}: PriceFacts & { readonly options?: readonly HomeOption[] }): PricedHome => {
  const sales = asked(price)
  if (!sales) return onRequest
  const added = (asked(totalPrice) ?? sales) - sales
  const lines: PriceLine[] = [{ kind: 'price', amount: sales }]
  if (added > 0) lines.push({ kind: 'debtAndCosts', amount: added })
  for (const option of options) {
    const amount = whole(option.price)
    if (amount === undefined) return onRequest
    lines.push({ kind: 'option', optionId: option.id, amount })
  }
  return { kind: 'priced', lines, sum: lines.reduce((sum, line) => sum + line.amount, 0) }
}
