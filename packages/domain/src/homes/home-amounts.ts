// Which amounts of a home make sense: what a sales system sends by mistake must not be what a buyer signs.
import { noMoney } from '../money/money.ts'
import type { HomeDetails } from './home.ts'

/** The amounts of a home that change while it is sold. */
export type HomeAmount = 'price' | 'totalPrice' | 'monthlyFee'

/** What is wrong with an amount: too low or too high for the home, or beside its other amounts. */
export interface AmountIssue {
  readonly fact: HomeAmount
  readonly key: 'tooSmall' | 'tooLarge'
}

type Amounts = Pick<HomeDetails, 'disposalForm' | HomeAmount | 'purchaseCosts'>

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

/** A home for sale has a price, which its total price covers together with the costs of buying; it may have no monthly fee. */
const issuesOfSold = (
  { price, totalPrice, monthlyFee = noMoney, purchaseCosts = noMoney }: Amounts,
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
    ...(monthlyFee < 0 ? [{ fact: 'monthlyFee', key: 'tooSmall' } as const] : []),
    ...(price > 0 && monthlyFee > price ? [{ fact: 'monthlyFee', key: 'tooLarge' } as const] : []),
  ]
}

/**
 * What is wrong with the amounts of a home as it would be.
 *
 * @param changed the facts that a change names: amounts that stay as they are do not hold it up.
 * @example amountIssues({ ...home, price: moneyOf(0) }, ['price']) // [{ fact: 'price', key: 'tooSmall' }]
 */
export const amountIssues = (home: Amounts, changed: readonly string[]): readonly AmountIssue[] =>
  (home.disposalForm === 'tenancy' ? issuesOfRented(home) : issuesOfSold(home, changed)).filter(({ fact }) =>
    changed.includes(fact),
  )
