// What was agreed about the price of a home, in parts that add up. Pages, papers and letters read these amounts and add nothing themselves.
import type { Money } from '../money/money.ts'
import { differenceOfMoney, noMoney, sumOfMoney } from '../money/money.ts'
import type { CountryCode } from '../sites/site.ts'

/** The agreed amounts of a home: `home` and `options` add up to `total`. */
export interface AgreedAmounts {
  /** The home itself, without options. */
  readonly home: Money
  /** The options of the agreement and those that were ordered later. */
  readonly options: Money
  readonly total: Money
}

/** The agreed amounts, and what is paid of them: `paid` and `left` add up to `total`. */
export interface AgreedAndPaid extends AgreedAmounts {
  /** The fee that was paid when the home was booked. It is part of `paid`. */
  readonly fee: Money
  readonly paid: Money
  readonly left: Money
}

/**
 * What the buyers pay for the home itself. In Finland the loans of the company are not paid to the seller, elsewhere the total price includes
 * all that belongs to the home.
 */
export const homeAmountOf = (
  { price, totalPrice = price }: { readonly price: Money; readonly totalPrice?: Money | undefined },
  country: CountryCode,
): Money => (country === 'FI' ? price : totalPrice)

/** The agreed amounts of a home with options. */
export const agreedAmountsOf = (
  home: { readonly price: Money; readonly totalPrice?: Money | undefined },
  options: Money,
  country: CountryCode,
): AgreedAmounts => {
  const amount = homeAmountOf(home, country)
  return { home: amount, options, total: sumOfMoney([amount, options]) ?? amount }
}

/** What is paid of the agreed amounts. @param paid without the fee */
export const agreedAndPaidOf = (
  agreed: AgreedAmounts,
  { fee, paid }: { readonly fee: Money; readonly paid: Money },
): AgreedAndPaid => {
  const all = sumOfMoney([fee, paid]) ?? noMoney
  return { ...agreed, fee, paid: all, left: differenceOfMoney(agreed.total, all) }
}
