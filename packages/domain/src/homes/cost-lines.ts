// The parts of a home's price and monthly fee, each with its usual name.
import type { Money } from '../money/money.ts'
import { differenceOfMoney, noMoney } from '../money/money.ts'
import type { HomeDetails } from './home.ts'

/** A part of a home's cost. */
export interface CostLine {
  readonly kind:
    | 'salesPrice'
    | 'sharedDebt'
    | 'purchaseCosts'
    | 'monthlyFee'
    | 'maintenanceFee'
    | 'financingFee'
  readonly amount: Money
  readonly isMonthly: boolean
}

type Costs = Pick<HomeDetails, 'price' | 'totalPrice' | 'monthlyFee' | 'financingFee' | 'purchaseCosts'>

/**
 * The parts of the total price, which add up to it (the sales price, the share of the association's loans, and Norway's costs of the
 * purchase), then the monthly fee and its parts, which add up to it too. Parts of zero are left out; a home without a total price has no
 * parts of it, since the price is all.
 *
 * @example
 * costLines({ price: moneyOf(98_000), totalPrice: moneyOf(268_000), monthlyFee: moneyOf(1_190), financingFee: moneyOf(870) })
 * // euros: salesPrice 98000, sharedDebt 170000, monthlyFee 1190, maintenanceFee 320, financingFee 870
 */
export const costLines = ({
  price,
  totalPrice = price,
  monthlyFee = noMoney,
  financingFee = noMoney,
  purchaseCosts = noMoney,
}: Costs): readonly CostLine[] => {
  const once = (kind: CostLine['kind'], amount: Money): CostLine => ({ kind, amount, isMonthly: false })
  const monthly = (kind: CostLine['kind'], amount: Money): CostLine => ({ kind, amount, isMonthly: true })
  const parts = [
    once('salesPrice', price),
    once('sharedDebt', differenceOfMoney(totalPrice, price, purchaseCosts)),
    once('purchaseCosts', purchaseCosts),
  ]
  const feeParts = [
    monthly('maintenanceFee', differenceOfMoney(monthlyFee, financingFee)),
    monthly('financingFee', financingFee),
  ]
  return [
    ...(totalPrice > price ? parts : []),
    monthly('monthlyFee', monthlyFee),
    ...(financingFee > 0 ? feeParts : []),
  ].filter(({ amount }) => amount > 0)
}
