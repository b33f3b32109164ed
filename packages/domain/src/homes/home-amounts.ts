// Validates amounts of a home: mistakes of a sales system must not reach a buyer's contract.
import { noMoney } from '../money/money.ts'
import type { HomeDetails } from './home.ts'

/** The amounts of a home that change while it is on sale. */
export type HomeAmount = 'price' | 'totalPrice' | 'monthlyFee'

/** Why an amount is wrong: too low or too high for the home, or in relation to its other amounts. */
export interface AmountIssue {
  readonly fact: HomeAmount
  readonly key: 'tooSmall' | 'tooLarge'
}

type Amounts = Pick<HomeDetails, 'disposalForm' | HomeAmount | 'purchaseCosts' | 'financingFee'>

/** A rented home has a rent and no price. */
const issuesOfRented = ({
  price,
  totalPrice = noMoney,
  monthlyFee = noMoney,
}: Amounts): readonly AmountIssue[] => [
  ...(price > 0 ? [{ fact: 'price', key: 'tooLarge' } as const] : []),
  ...(totalPrice > 0 ? [{ fact: 'totalPrice', key: 'tooLarge' } as const] : []),
  ...(monthlyFee <= 0 ? [{ fact: 'monthlyFee', key: 'tooSmall' } as const] : []),
]

/**
 * A home for sale has a price, which its total price includes together with the purchase costs; it may have no monthly fee. The fee includes
 * its part for the loans of the housing company.
 */
const issuesOfSold = (
  { price, totalPrice, monthlyFee = noMoney, purchaseCosts = noMoney, financingFee = noMoney }: Amounts,
  changed: readonly string[],
): readonly AmountIssue[] => {
  const isCovered = totalPrice === undefined || totalPrice >= price + purchaseCosts
  const uncovered: AmountIssue = changed.includes('totalPrice')
    ? { fact: 'totalPrice', key: 'tooSmall' }
    : { fact: 'price', key: 'tooLarge' }
  return [
    ...(price <= 0 ? [{ fact: 'price', key: 'tooSmall' } as const] : []),
    ...(totalPrice !== undefined && totalPrice <= 0
      ? [{ fact: 'totalPrice', key: 'tooSmall' } as const]
      : isCovered
        ? []
        : [uncovered]),
    ...(monthlyFee < 0 || monthlyFee < financingFee
      ? [{ fact: 'monthlyFee', key: 'tooSmall' } as const]
      : []),
    ...(price > 0 && monthlyFee > price ? [{ fact: 'monthlyFee', key: 'tooLarge' } as const] : []),
  ]
}

/**
 * Issues of a home's amounts after a change.
 *
 * @param changed the facts that the change names: unchanged amounts do not block it.
 * @example amountIssues({ ...home, price: moneyOf(0) }, ['price']) // [{ fact: 'price', key: 'tooSmall' }]
 */
export const amountIssues = (home: Amounts, changed: readonly string[]): readonly AmountIssue[] =>
  (home.disposalForm === 'tenancy' ? issuesOfRented(home) : issuesOfSold(home, changed)).filter(({ fact }) =>
    changed.includes(fact),
  )
