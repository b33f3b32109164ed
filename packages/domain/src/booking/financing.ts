// How a home is paid for: own money, loans and the sale of the present home (specification 3 §5, §9; contract-decisions 4.3).
import { parseWholeNumber } from '../formatting/formatting.ts'
import { isMinorUnits, minorUnits, shareOfAmount, wholeUnitsDown, wholeUnitsUp } from '../payments/money.ts'
import type { FieldIssue } from '../validation/field-error.ts'
import type { Rule } from '../validation/rule.ts'
import { form, invalid, optional, rule, valid } from '../validation/rule.ts'
import type { BookingVariant } from './booking-variants.ts'

/**
 * Least part of the price that buyers pay down (specification 3 §9). Sites set their own: the law asks 10 % in Norway since
 * 1 January 2025 and in Sweden since 1 April 2026 (provider-facts 5.4).
 */
export const defaultDownPaymentRate = 0.15

/** The least down payment: the price times the rate, rounded up to a whole unit of what the price is in. */
export const downPayment = ({ price, rate }: { readonly price: number; readonly rate: number }): number =>
  shareOfAmount(price, rate, 'up')

/**
 * An amount of money in a form. A text is read as people type whole units of currency ("1 250 000 kr"); a number is minor
 * units already. Value: minor units. Errors: `required`, `numeric`.
 */
export const bookingAmountRule: Rule<number> = rule((value) => {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
    return invalid('required')
  const whole = typeof value === 'string' ? parseWholeNumber(value.trim()) : undefined
  const minor = whole === undefined ? value : minorUnits(whole)
  return isMinorUnits(minor) ? valid(minor) : invalid('numeric')
})

/** What a home costs and what is asked of the buyer. Amounts in minor units. */
export interface FinancingTerms {
  readonly variant: BookingVariant
  readonly price: number
  /** All chosen options together; 0 when left out. */
  readonly options?: number
  /** The site's `minDownPaymentRate`. */
  readonly rate?: number
  /** The most that may be financed; price and options when left out. */
  readonly maxSum?: number
}

/** How a buyer pays, in minor units. */
export interface Financing {
  readonly ownMoney: number
  readonly loans?: number
  /** What the present home brings. Asked for in Sweden only. */
  readonly homeSale?: number
}

/** What each variant asks in its financing step; B has none (specification 3 §4.2). */
export const financingFields = {
  A: ['ownMoney', 'loans'],
  B: [],
  C: ['ownMoney', 'loans', 'homeSale'],
} as const satisfies Record<BookingVariant, readonly (keyof Financing)[]>

/**
 * A rule over the financing step. Own money and the sale of the present home are the down payment: too little is
 * `downPaymentTooLow` at `ownMoney` with the least `amount`; more than there is to pay is `priceSumToHigh` at the form with
 * `max`. Both params are whole units of currency. In a variant without financing everything is well and nothing is kept.
 */
export const financingRule = ({
  variant,
  price,
  options = 0,
  rate = defaultDownPaymentRate,
  maxSum = price + options,
}: FinancingTerms): Rule<Financing | undefined> => {
  if (variant === 'B') return rule(() => valid(undefined))
  const fields = { ownMoney: bookingAmountRule, loans: optional(bookingAmountRule) }
  const across = ({ ownMoney, loans = 0, homeSale = 0 }: Financing): readonly FieldIssue[] => {
    const least = downPayment({ price, rate })
    if (ownMoney + homeSale < least)
      return [{ key: 'downPaymentTooLow', path: ['ownMoney'], params: { amount: wholeUnitsUp(least) } }]
    return ownMoney + homeSale + loans > maxSum
      ? [{ key: 'priceSumToHigh', path: [], params: { max: wholeUnitsDown(maxSum) } }]
      : []
  }
  return variant === 'A'
    ? form(fields, across)
    : form({ ...fields, homeSale: optional(bookingAmountRule) }, across)
}

/** Kinds of file that a bank's promise of a loan may be, and its most bytes: 20 MB (contract-decisions 4.3). */
export const loanPromiseLimits = { kinds: ['pdf', 'jpeg', 'png'], bytes: 20_971_520 } as const

/** What is wrong with the file of a loan promise: `fileEmpty`, `fileType`, `fileTooLarge`; undefined when nothing is. */
export const loanPromiseError = (file: { readonly kind: string; readonly size: number }) => {
  if (file.size === 0) return { key: 'fileEmpty' } as const
  if (!loanPromiseLimits.kinds.some((kind) => kind === file.kind)) return { key: 'fileType' } as const
  return file.size > loanPromiseLimits.bytes
    ? ({ key: 'fileTooLarge', params: { max: loanPromiseLimits.bytes } } as const)
    : undefined
}
