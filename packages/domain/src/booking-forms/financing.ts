// The financing of a home: own money, loans and the sale of the present home (BOOK-19, BOOK-20).
import type { PickedFile } from '../files/file-rules.ts'
import { filesRule, incomeFileLimits } from '../files/file-rules.ts'
import { parseWholeNumber } from '../formatting/formatting.ts'
import type { Money } from '../money/money.ts'
import { exactMoney, isMoney, noMoney, shareOfMoney } from '../money/money.ts'
import { typed } from '../validation/characters.ts'
import type { FieldIssue } from '../validation/field-error.ts'
import type { Rule } from '../validation/rule.ts'
import { formRule, invalid, optionalRule, rule, valid } from '../validation/rule.ts'

/**
 * Minimum down payment as a share of the price, unless a site sets its own (BOOK-19). The law requires 10 % in Norway since 1 January 2025
 * and in Sweden since 1 April 2026.
 */
export const defaultDownPaymentRate = 0.15

/** The minimum down payment: the price times the rate, rounded up to a minor unit. */
export const downPayment = ({ price, rate }: { readonly price: Money; readonly rate: number }): Money =>
  shareOfMoney(price, rate, 'up')

/**
 * An amount of money in a form. A text is parsed as typed whole units of currency ("1 250 000 kr"); a number is `Money` already. Errors:
 * `required`, `numeric`; negative amounts are invalid.
 */
export const bookingAmountRule: Rule<Money, Money | string> = rule((value) => {
  const given = typed(value)
  if (given === '') return invalid('required')
  const amount = typeof given === 'string' ? exactMoney(parseWholeNumber(given) ?? Number.NaN) : given
  return isMoney(amount) && amount >= 0 ? valid(amount) : invalid('numeric')
})

/** The price of a home and the financing requirements. */
export interface FinancingOptions {
  /** B has no financing step (BOOK-1). */
  readonly variant: 'A' | 'C'
  readonly price: Money
  /** Sum of all chosen options; 0 if omitted. */
  readonly options?: Money
  /** The site's `minDownPaymentRate`. */
  readonly rate?: number
  /** Maximum sum of the financing; price plus options if omitted. */
  readonly maxSum?: Money
}

/** The financing of a purchase. */
export interface Financing {
  readonly ownMoney: Money
  readonly loans?: Money
  /** Proceeds of the present home. Only in variant C, Sweden. */
  readonly homeSale?: Money
  /** A loan promise or proof of income: pdf, jpeg or png. */
  readonly incomeFile?: readonly PickedFile[]
}

/** The step while it is filled in: amounts as typed, or as parsed. */
export interface FinancingInput {
  readonly ownMoney: Money | string
  readonly loans?: Money | string | undefined
  readonly homeSale?: Money | string | undefined
  readonly incomeFile?: readonly PickedFile[] | undefined
}

/**
 * A rule over the financing step. The down payment is own money plus the sale of the present home: too little is `downPaymentTooLow` at
 * `ownMoney` with the minimum `amount`; more than the maximum sum is `priceSumToHigh` at the form with `max`. Both params are whole units
 * of currency.
 */
export const financingRule = ({
  variant,
  price,
  options = noMoney,
  rate = defaultDownPaymentRate,
  maxSum,
}: FinancingOptions): Rule<Financing, FinancingInput> => {
  const max = maxSum ?? price + options
  const amount = optionalRule(bookingAmountRule)
  const homeSale = variant === 'C' ? amount : rule(() => valid(undefined))
  return formRule(
    {
      ownMoney: bookingAmountRule,
      loans: amount,
      homeSale,
      incomeFile: optionalRule(filesRule({ limits: incomeFileLimits })),
    },
    ({ ownMoney, loans = 0, homeSale = 0 }): readonly FieldIssue[] => {
      const paidDown = ownMoney + homeSale
      const least = downPayment({ price, rate })
      if (paidDown < least)
        return [{ key: 'downPaymentTooLow', path: ['ownMoney'], params: { amount: Math.ceil(least / 100) } }]
      return paidDown + loans > max
        ? [{ key: 'priceSumToHigh', path: [], params: { max: Math.floor(max / 100) } }]
        : []
    },
  )
}
